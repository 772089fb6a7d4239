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
  [
    'Scores are from 1 to 10',
    'IF a score is below 1 or above 10, THEN THE SYSTEM SHALL refuse it, keep what was typed and say what it may be.',
  ],
  [
    'The rate per tiffin is different for each customer, Rs 70 to Rs 110',
    'IF the rate per tiffin is below Rs 70 or above Rs 110, THEN THE SYSTEM SHALL refuse it, keep what was typed and say what it may be.',
  ],
  [
    'The minimum raise is $5 under $100, $10 after that',
    'IF a raise is less than $5 under $100, $10 after that, THEN THE SYSTEM SHALL refuse it, change nothing and say what it has to be.',
  ],
  ['The first bid has to be at least the starting bid', `IF the first bid is less than the starting bid, ${refuse}.`],
  [
    'After 8 pm the night before, the tiffin can not be cancelled and is charged',
    `IF anybody tries to cancel the tiffin after 8 pm the night before, ${refuse}; it is charged.`,
  ],
  [
    'New members have to run twice before they get a handicap',
    'IF a new member has not run twice yet, THEN THE SYSTEM SHALL give them no handicap and say how often is still missing.',
  ],
  ['Nobody can go below minus 6', `IF anything would bring anybody below minus 6, ${refuse}.`],
  [
    "If a reading is lower than the last one it doesn't save",
    'IF a reading is lower than the last one, THEN THE SYSTEM SHALL not save it, keep what was typed and say why.',
  ],
  [
    "If it's too warm, staff have to write what they did or it won't save",
    "IF it's too warm and staff do not write what they did, THEN THE SYSTEM SHALL save nothing yet, keep what was typed and ask for it.",
  ],
  ['An archivist only confirms when three agree', `IF an archivist wants to confirm it before three agree, ${refuse}.`],
  ['Points only move when both sides have said so', 'THE SYSTEM SHALL move points only when both sides have said so.'],
  ['Never more kids in a car than seats', `IF there would be more kids in a car than seats, ${refuse}.`],
  ["A referee can't have two games at the same time", `IF a referee would have two games at the same time, ${refuse}.`],
  ['Nobody is on two shifts at the same time', `IF somebody would be on two shifts at the same time, ${refuse}.`],
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
    `IF there would be less than 8 hours' rest after a night shift, ${refuse}.`,
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
  [
    'Never two open tickets for one lift',
    'IF there is an open ticket for that lift already, THEN THE SYSTEM SHALL refuse another one, keep what was entered and say why.',
  ],
  ['Never two tickets that are open', undefined],
  [
    'Never two keys in a box',
    'IF there is a key in that box already, THEN THE SYSTEM SHALL refuse another one, keep what was entered and say why.',
  ],
  [
    'Exactly forty, the forty-first is refused until one is taken out',
    'IF there are forty already, THEN THE SYSTEM SHALL refuse the forty-first until one is taken out and say why.',
  ],
  [
    'We have a water right of 4,000 m³ a year, above that nothing opens',
    'IF the water right of 4,000 m³ a year is used up, THEN THE SYSTEM SHALL open nothing and say why.',
  ],
  ['We have a pump of 4 kW, above it the roof opens', undefined],
  [
    'Each crew has two breaks for the whole race, a third is a loss for both',
    'IF a crew has had two breaks for the whole race already, THEN THE SYSTEM SHALL count a third as a loss for both.',
  ],
  ['Each crew has two boats, a red one and a blue one', undefined],
  [
    'Four weeks after the race everything about the runners is deleted',
    'WHEN four weeks have passed since the race, THE SYSTEM SHALL delete everything about the runners.',
  ],
  ['Four weeks after the race everything about the runners is known', undefined],
  ['A repaired breakdown is never opened again', undefined],
  ['Two items per day', undefined],
  ['Two items per visitor today', undefined],
  ['Bills are kept 10 years', undefined],
])('“%s”', (rule, criterion) => expect(inBoundForm(rule)).toBe(criterion));
