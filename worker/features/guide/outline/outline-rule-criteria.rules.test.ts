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
