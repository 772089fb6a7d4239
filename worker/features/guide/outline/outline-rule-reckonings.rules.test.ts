import { expect, it } from 'vitest';
import { criterionOfRule } from '#worker/features/guide/outline/outline-rule-criteria.rules.ts';
import { kindOfRule } from '#worker/features/guide/outline/outline-rule-kinds.rules.ts';
import { tellsReckoning } from '#worker/features/guide/outline/outline-rule-reckonings.rules.ts';

it.each([
  [
    'A start time comes from the average of the best 3 runs, rounded to the nearest 15 seconds',
    'work out a start time from the average of the best 3 runs, rounded to the nearest 15 seconds',
  ],
  ['The total is worked out from the rate and the days', 'work out the total from the rate and the days'],
  ['The rest is the sum of the open bills', 'work out the rest as the sum of the open bills'],
  ['Net rate is the rate minus commission', 'work out net rate as the rate minus commission'],
  ['Points are 50 for first, 49 for second', 'work out points as 50 for first, 49 for second'],
  ['1 point per half hour', 'count 1 point per half hour'],
  ['Double points after midnight', 'count double points after midnight'],
  [
    'Transport is Rs 2.5 per km, but this can be changed',
    'count transport as Rs 2.5 per km, a figure that can be changed without touching the code',
  ],
  ['A PB is the fastest time for that stroke', 'work out a PB as the fastest time for that stroke'],
  ['A runner’s best 8 of 12 races count for the year', "count a runner's best 8 of 12 races for the year"],
  ['Need counts double', 'count need double'],
])('“%s” is worked out, and its numbers bound nothing', (rule, does) => {
  expect(criterionOfRule(rule, { people: [], name: 'Acme' })).toBe(`THE SYSTEM SHALL ${does}.`);
  expect(kindOfRule(rule)).toBe('sum');
});

it.each([
  'A text is hidden when it has a team plus a result',
  'Only the treasurer counts double',
  'The fee is 5 percent per order',
  'A kit is one of the best',
])('“%s” tells of no sum', (rule) => expect(tellsReckoning(rule)).toBe(false));
