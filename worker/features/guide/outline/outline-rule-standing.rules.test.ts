import { expect, it } from 'vitest';
import { inStandingForm } from '#worker/features/guide/outline/outline-rule-standing.rules.ts';

it.each([
  [
    'At 100 percent it is amber and can finish the run it is in',
    'WHEN it comes to 100 percent, THE SYSTEM SHALL show it in amber and let it finish the run it is in.',
  ],
  [
    'At 110 % it is red and does not go in again till it is serviced',
    'WHEN it comes to 110 %, THE SYSTEM SHALL show it in red and not let it go in again till it is serviced.',
  ],
  [
    'If the table and the judge disagree then the judge is right',
    'WHEN the table and the judge disagree, THE SYSTEM SHALL keep what the judge says.',
  ],
  [
    'If the tablet dies the last state is there again when it is switched on',
    'WHEN the tablet dies and is switched on, THE SYSTEM SHALL show the last state again.',
  ],
  [
    'Why somebody is absent is never written down here; colleagues see only that they are',
    'THE SYSTEM SHALL never write down why somebody is absent; colleagues see only that they are.',
  ],
  [
    'The keeper has 3 months to give back, after this we can invoice',
    'WHEN 3 months have passed and the keeper has not given back, THE SYSTEM SHALL show what can be invoiced.',
  ],
  ['Part-timers keep their free day', 'THE SYSTEM SHALL leave part-timers their free day.'],
  [
    'Agency staff come in with a shift code, nobody makes a password at 2am',
    'THE SYSTEM SHALL let agency staff come in with a shift code; nobody makes a password at 2am.',
  ],
])('is what the product does then: %s', (rule, criterion) => expect(inStandingForm(rule)).toBe(criterion));

it.each([
  'At 100 percent the toolroom is told',
  'At 8 it is red wine and cheese',
  'If two disagree the third decides',
  'If the tablet dies somebody brings another',
  'Why somebody is absent is their own matter',
  'The keeper has 3 months of leave',
  'Part-timers keep their word and their day',
  'Visitors come in with a smile',
])('is no such form: %s', (rule) => expect(inStandingForm(rule)).toBeUndefined());
