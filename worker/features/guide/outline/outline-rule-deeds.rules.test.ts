import { expect, it } from 'vitest';
import { asNoun } from '#worker/features/guide/grammar/words.rules.ts';
import { deedOf } from '#worker/features/guide/outline/outline-rule-deeds.rules.ts';

it.each([
  ['lists are kept five years', 'THE SYSTEM SHALL keep lists five years.'],
  ['a request after noon is marked late', 'THE SYSTEM SHALL mark a request after noon as late.'],
  [
    'an expense without a receipt is shown as "not explained" until it is',
    'THE SYSTEM SHALL show an expense without a receipt as "not explained" until it is.',
  ],
  [
    'on recall every bottle is listed with its baby',
    'WHEN there is a recall, THE SYSTEM SHALL list every bottle with its baby.',
  ],
  ['the reason is seen only by Emeka', 'THE SYSTEM SHALL show the reason only to Emeka.'],
  ['a claim is excused only if both agree', 'THE SYSTEM SHALL let a claim be excused only if both agree.'],
  ['it counts as lost', 'THE SYSTEM SHALL count it as lost.'],
  ['the seven days count from the last inspection', 'THE SYSTEM SHALL count the seven days from the last inspection.'],
  [
    'time and place come from the phone when he signs',
    'THE SYSTEM SHALL take time and place from the phone when he signs.',
  ],
  [
    'the report is with the customer within 24 hours',
    'THE SYSTEM SHALL send the report to the customer within 24 hours.',
  ],
  ['Moira has the sheet by Sunday 20:00', 'THE SYSTEM SHALL send Moira the sheet by Sunday 20:00.'],
  ['report goes to the manager that day', 'THE SYSTEM SHALL send the report to the manager that day.'],
  ['a late box goes to the bottom of the list', undefined],
  [
    'one grave may have six people in it, and one person may be on two stones',
    'THE SYSTEM SHALL let one grave have six people in it, and one person be on two stones.',
  ],
  ['the stone may be shown without the words', 'THE SYSTEM SHALL let the stone be shown without the words.'],
  ['the committee should be allowed to name one', 'THE SYSTEM SHALL let the committee name one.'],
  ['an expense may be spent first and is explained later', undefined],
  ['a missed reading is shown as missed and may not be filled in', undefined],
  ['nothing is kept', undefined],
])('“%s” asks the product for %s', (told, deed) => expect(deedOf(told, [asNoun('manager')])).toBe(deed));
