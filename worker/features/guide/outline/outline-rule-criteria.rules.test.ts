import { describe, expect, it } from 'vitest';
import { criterionOfRule } from '#worker/features/guide/outline/outline-rule-criteria.rules.ts';

const people = [
  { one: 'runner', many: 'runners' },
  { one: 'worker', many: 'workers' },
];
const told = (rule: string) => criterionOfRule(rule, { people, name: 'Acme' });

describe('what is asked for before something is taken', () => {
  it.each([
    [
      'Bookings must be paid in advance by card',
      'THE SYSTEM SHALL take no booking that is not paid in advance by card.',
    ],
    [
      'Runners under 18 need the consent of a parent',
      'IF a runner under 18 has no consent of a parent, THEN THE SYSTEM SHALL refuse it, keep what was entered and say what is missing.',
    ],
  ])('is refused without it: %s', (rule, criterion) => {
    expect(told(rule)).toBe(criterion);
  });

  it.each([
    'Workers must be paid before Friday',
    'The deposit must be paid in advance',
    'Boats over 10 years need an inspection each year',
  ])('is no sum, nobody, and no thing: %s', (rule) => {
    expect(told(rule)).not.toMatch(/SHALL take no|has no (?:consent|inspection)/);
  });
});

it.each([
  [
    'If it fails, nobody marks it safe again except the boss',
    'IF it fails and anybody wants to mark it safe again except the boss, THEN THE SYSTEM SHALL refuse it, change nothing and say why.',
  ],
  [
    'If runners ticked the box, they can not read the comments',
    'IF runners ticked the box and ask for the comments, THEN THE SYSTEM SHALL answer as if it did not exist.',
  ],
  [
    'A runner never sees the other times until the race is over',
    'IF a runner asks for the other times before the race is over, THEN THE SYSTEM SHALL answer as if it did not exist.',
  ],
  [
    "Runners' names should not be visible to each other",
    'IF a runner asks for the names of another runner, THEN THE SYSTEM SHALL answer as if it did not exist.',
  ],
  [
    'A runner with a conflict never sees the comments',
    'IF a runner with a conflict asks for the comments, THEN THE SYSTEM SHALL answer as if it did not exist.',
  ],
  [
    "Workers can't backdate",
    'IF a worker wants to backdate, THEN THE SYSTEM SHALL refuse it, change nothing and say why.',
  ],
  [
    'A lamp that is found does not glow any more',
    'THE SYSTEM SHALL ensure that a lamp that is found does not glow any more.',
  ],
])('what is not wanted is told with all that it hangs on: %s', (rule, criterion) => expect(told(rule)).toBe(criterion));
