import { expect, it } from 'vitest';
import { emptyOutline } from '#worker/features/guide/outline/outline.rules.ts';
import { readRenumbering } from '#worker/features/guide/outline/outline-numbers.rules.ts';

const outline = {
  ...emptyOutline(),
  rules: [
    'A slice expires after 14 days, and after that the tool refuses to load it.',
    'A batch has at most four donors and is pasteurised at 62.5 degrees for 30 minutes.',
    'Up to ₦50,000 Chidi can spend by himself.',
    'The fee is 8 percent of a sale.',
    'A vote is open for 72 hours.',
    'A complaint is answered within 72 hours.',
    'It works with Postgres 14 to 16 only.',
  ],
};

const changed = (...sentences: string[]) => readRenumbering(sentences, outline);

it.each([
  [['I said 14 days and then refuse.', 'Make it seven.'], 'A slice expires after seven days, and after that the tool'],
  [['A slice must expire after seven days, not 14.'], 'A slice expires after seven days, and after that the tool'],
  [['A slice expires after 7 days.'], 'A slice expires after 7 days, and after that the tool'],
  [['Not 14 days but 36 hours for a slice.'], 'A slice expires after 36 hours, and after that the tool'],
  [
    ['Four donors per batch is too many.', 'Kindly make it a maximum of three.'],
    'A batch has at most three donors and',
  ],
  [['The fee should be 6 percent instead of 8.'], 'The fee is 6 percent of a sale.'],
  [['₦50,000 for Chidi is too much.', 'Make it ₦30,000.'], 'Up to ₦30,000 Chidi can spend by himself.'],
  [['72 hours for a vote is too long.', 'Make it 48.'], 'A vote is open for 48 hours.'],
])('%j changes the number of the line that states the old one', (sentences, line) =>
  expect(changed(...sentences)?.changed?.line.slice(0, line.length)).toBe(line),
);

it('leaves both lines of which any could be meant', () =>
  expect(changed('72 hours is too long.', 'Make it 48.')).toEqual({
    either: ['A vote is open for 72 hours.', 'A complaint is answered within 72 hours.'],
    rest: [],
  }));

it('tells what is said besides', () =>
  expect(
    changed('I said 14 days.', 'Make it seven, and let it warn the day before.', 'On that day it must stop.')?.rest,
  ).toEqual(['Let it warn the day before.', 'On that day it must stop.']));

it('changes nothing where a line says so already', () =>
  expect(changed('A vote is open for 72 hours, not 48.')?.changed?.line).toBe('A vote is open for 72 hours.'));

it.each([['A box expires after seven days.'], ['Make it blue.'], ['A slice is shown for 3 days after a load.']])(
  'is none that speaks of something else: “%s”',
  (sentence) => expect(changed(sentence)).toBeUndefined(),
);
