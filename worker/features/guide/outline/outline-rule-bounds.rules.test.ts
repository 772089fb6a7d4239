import { expect, it } from 'vitest';
import { inBoundForm } from '#worker/features/guide/outline/outline-rule-bounds.rules.ts';

const refuse = 'THEN THE SYSTEM SHALL refuse it, change nothing and say why';

it.each([
  [
    'Two items per visitor and Saturday',
    'IF there are two items of one visitor and one Saturday already, THEN THE SYSTEM SHALL refuse another one, keep what was entered and say why.',
  ],
  [
    'One open request per allotment gardener and seed',
    'IF there is one open request of one allotment gardener and one seed already, THEN THE SYSTEM SHALL refuse another one, keep what was entered and say why.',
  ],
  [
    'One open or accepted request per allotment gardener and seed',
    'IF there is one open or accepted request of one allotment gardener and one seed already, THEN THE SYSTEM SHALL refuse another one, keep what was entered and say why.',
  ],
  [
    'An item belongs to one volunteer at a time',
    'IF an item belongs to one volunteer already, THEN THE SYSTEM SHALL refuse it for another one, change nothing and say so.',
  ],
  ['Never more kids in a car than seats', `IF there are more kids in a car than seats, ${refuse}.`],
  ["A referee can't have two games at the same time", `IF a referee has two games at the same time, ${refuse}.`],
  ['Nobody is on two shifts at the same time', `IF somebody is on two shifts at the same time, ${refuse}.`],
  ['A kit is never promised twice for the same day', `IF a kit is promised for that day already, ${refuse}.`],
  [
    'Video 30 seconds max',
    'IF a video is longer than 30 seconds, THEN THE SYSTEM SHALL refuse it, say how long it may be and keep what was there.',
  ],
  [
    'Values in mg/dl, 20 to 600, anything else is refused as a typo',
    'IF a value is below 20 or above 600 mg/dl, THEN THE SYSTEM SHALL refuse it as a typo and keep what was typed.',
  ],
  [
    'An album can be ordered only when all are retouched',
    `IF anybody tries to order an album before all are retouched, ${refuse}.`,
  ],
  [
    'Full size files only after the album is paid',
    `IF anybody asks for full size files before the album is paid, ${refuse}.`,
  ],
  [
    'Microwaves and gas are refused, too dangerous',
    'IF somebody enters a microwave or anything with gas, THEN THE SYSTEM SHALL refuse it and say why: too dangerous.',
  ],
  [
    'Full means full',
    'IF all places are taken, THEN THE SYSTEM SHALL refuse another one, keep what was entered and say why.',
  ],
  ['Days left over lapse on 31 March', 'WHEN 31 March is over, THE SYSTEM SHALL let days left over lapse.'],
  ['After 12 months the gallery is closed', 'WHEN 12 months have passed, THE SYSTEM SHALL close the gallery.'],
  [
    "There are 8 hours' rest after a night shift",
    `IF there is less than 8 hours' rest after a night shift, ${refuse}.`,
  ],
  ['Saved days lapse on 31 March', 'WHEN 31 March is over, THE SYSTEM SHALL let saved days that are not used lapse.'],
  [
    'An order is cancelled only while it is ordered',
    'IF an order that is not “ordered” is to be cancelled, THEN THE SYSTEM SHALL refuse it, change nothing and say why.',
  ],
  ['Each plot owes 8 hours a year', 'THE SYSTEM SHALL count 8 hours a year as owed by each plot.'],
  [
    'Every missing hour costs 15 pounds in December',
    'THE SYSTEM SHALL show wherever missing hours are listed what they cost in December: 15 pounds for every missing hour.',
  ],
  ['A repaired breakdown is never opened again', undefined],
  ['Two items per day', undefined],
  ['Two items per visitor today', undefined],
  ['Bills are kept 10 years', undefined],
])('“%s”', (rule, criterion) => expect(inBoundForm(rule)).toBe(criterion));
