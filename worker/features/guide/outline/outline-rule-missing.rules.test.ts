import { expect, it } from 'vitest';
import { inMissingForm, ownOf, usedOnceIn } from '#worker/features/guide/outline/outline-rule-missing.rules.ts';

const refused = 'THEN THE SYSTEM SHALL refuse it, change nothing and say why.';

it.each([
  [
    'No valid insurance, no pitch',
    'IF there is no valid insurance, THEN THE SYSTEM SHALL give no pitch, change nothing and say what is missing.',
  ],
  [
    "The next draw isn't made until all results of the round are in",
    `IF anybody wants to make the next draw before all results of the round are in, ${refused}`,
  ],
  [
    'No piece goes in a load without a name and a clay',
    `IF a piece without a name and a clay is to go in a load, ${refused}`,
  ],
  [
    'No pitch goes to a casual before 7.15 if it belongs to a regular',
    `IF a pitch is to go to a casual before 7.15 and it belongs to a regular, ${refused}`,
  ],
  ["The juniors can't get into the archive", `IF the juniors are to get into the archive, ${refused}`],
  ["The swing team can't get into the semis", `IF the swing team is to get into the semis, ${refused}`],
  ['No ties, one team has to win', 'THE SYSTEM SHALL allow no ties; one team has to win.'],
  [
    'One trader to a pitch on the day',
    'IF a pitch has one trader on the day already, THEN THE SYSTEM SHALL refuse another one, keep what was entered and say why.',
  ],
  [
    'Each number is used once in a café day',
    'IF the number is used in that café day already, THEN THE SYSTEM SHALL refuse it, keep what was entered and say so.',
  ],
  [
    'Every keg has its own number, no two the same',
    'IF a keg gets the number of another keg, THEN THE SYSTEM SHALL refuse it, keep what was entered and say so.',
  ],
  [
    'No two garments in the shop have the same tag number',
    'IF a garment gets the tag number of another garment, THEN THE SYSTEM SHALL refuse it, keep what was entered and say so.',
  ],
  [
    'Each boat has a minimum skill class (A, B, C) and member must have that class',
    'IF a member has less than the minimum skill class of the boat, THEN THE SYSTEM SHALL refuse it, change nothing and say which skill class it needs.',
  ],
])('as long as something is missing or there already it is refused: %s', (rule, criterion) => {
  expect(inMissingForm(rule)).toBe(criterion);
});

it.each([
  'No ads, no tracking',
  'No ads, no tracking, no cookies',
  'No rush, no panic is our motto that is printed',
  'The gate is open until the guard goes home',
  'No more than two dogs per walker',
  'The kit goes to whoever asked first',
])('is no such rule: %s', (rule) => {
  expect(inMissingForm(rule)).toBeUndefined();
});

it('names the field that is used once, and the thing of which no two are alike', () => {
  expect(usedOnceIn('Each number is used once in a café day.')).toEqual({ thing: 'number', whole: 'café day' });
  expect(ownOf('Every keg has its own number, no two the same.')).toBe('keg');
  expect(ownOf('No two garments have the same tag number.')).toBe('garment');
  expect(usedOnceIn('Each number is printed.')).toBeUndefined();
});
