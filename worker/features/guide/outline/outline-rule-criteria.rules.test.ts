import { describe, expect, it } from 'vitest';
import { criterionOfRule } from '#worker/features/guide/outline/outline-rule-criteria.rules.ts';

const people = [
  { one: 'runner', many: 'runners' },
  { one: 'worker', many: 'workers' },
];
const told = (rule: string) => criterionOfRule(rule, { people, name: 'Acme' });

it.each([
  [
    'At most 5 days in a row',
    'IF it would go on for more than 5 days in a row, THEN THE SYSTEM SHALL refuse it, keep what was entered and say how long it may be.',
  ],
  ['At most 5 boats in a row', /^IF (?:there would be more than 5 boats in a row|a row has 5 boats)/],
  [
    "Nobody sees another's street before both said yes, only the village",
    "IF anybody asks for another's street before both said yes, THEN THE SYSTEM SHALL show only the village.",
  ],
  [
    'If a morning is missed the message must go out, even if one has her phone off the other still gets it',
    /^WHEN a morning is missed, THE SYSTEM SHALL /,
  ],
  ['If a morning is missed, even the nurse is told', /^WHEN a morning is missed, THE SYSTEM SHALL /],
])('a bound is what an act would bring, what is shown in its place stands there: %s', (rule, criterion) => {
  expect(told(rule)).toMatch(criterion);
});

it.each([
  [
    'Nothing new can be ticked on an archived wall, but old ticks stay for ever',
    'IF anybody wants to tick anything on an archived wall, THEN THE SYSTEM SHALL refuse it, keep old ticks and say why.',
  ],
  ['A page read twice gives a star only once', 'THE SYSTEM SHALL give a star only once for a page read twice.'],
  [
    'A deleted letter is gone, photos and all',
    'WHEN anybody deletes a letter, THE SYSTEM SHALL keep nothing of it, photos and all.',
  ],
  [
    "The crew's part is behind a code the child can't guess",
    "THE SYSTEM SHALL ask for a code the child can't guess before it opens the crew's part.",
  ],
  [
    'Each sentence of the answer shows the line it comes from',
    'THE SYSTEM SHALL show with each sentence of the answer the line it comes from.',
  ],
  ['Flash means first try', 'THE SYSTEM SHALL count only a first try as flash.'],
  ['The shed is behind the house', 'THE SYSTEM SHALL ensure that the shed is behind the house.'],
  ['Flash means trouble for everybody', 'THE SYSTEM SHALL ensure that flash means trouble for everybody.'],
])('what a clause says to be so is what the product does, where a form is sure: %s', (rule, criterion) => {
  expect(told(rule)).toBe(criterion);
});

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

it.each([
  [
    'Slots are 90 minutes, between 7:00 and 21:30',
    'IF a slot is not 90 minutes long, begins before 7:00 or ends after 21:30, THEN THE SYSTEM SHALL refuse it, keep what was entered and say what it may be.',
  ],
  [
    'The date of return must be at least one full working day before the appointment',
    'IF the date of return is less than one full working day before the appointment, THEN THE SYSTEM SHALL refuse it, change nothing and say why.',
  ],
  [
    'Minimum fee is 3 hours, half if the court cancels late',
    'THE SYSTEM SHALL count a fee of at least 3 hours, and half of it if the court cancels late.',
  ],
  [
    'A worker only puts in the hours for their own shift',
    'IF a worker wants to put in the hours for a shift that is not theirs, THEN THE SYSTEM SHALL refuse it, change nothing and say why.',
  ],
  [
    "A worker doesn't take two nights if it can be avoided",
    'THE SYSTEM SHALL let a worker take two nights only where there is no other way.',
  ],
  [
    'Names of parties are confidential, only the workers see them until the shift is over',
    'IF anybody but the workers asks for names of parties before the shift is over, THEN THE SYSTEM SHALL answer as if it did not exist.',
  ],
  [
    'Only the three named testers can pass a safety test',
    'IF anybody but the three named testers wants to pass a safety test, THEN THE SYSTEM SHALL refuse it, change nothing and say why.',
  ],
  [
    'A crate that is with one customer cannot be scanned out to another before it is scanned in',
    'IF anybody tries to scan out a crate that is with one customer to another before it is scanned in, THEN THE SYSTEM SHALL refuse it, change nothing and say why.',
  ],
  [
    'Once a job is billed nobody changes it',
    'IF a job is billed and anybody wants to change it, THEN THE SYSTEM SHALL refuse it, change nothing and say why.',
  ],
  [
    "A runner can't even see that a race exists if they are not in it",
    'IF a runner asks whether a race exists if they are not in it, THEN THE SYSTEM SHALL answer as if it did not exist.',
  ],
  [
    'Customer is charged €18 for a crate not returned',
    'THE SYSTEM SHALL charge the customer €18 for a crate not returned.',
  ],
  [
    '4 cents per cubic inch for bisque, 6 cents for glaze',
    'THE SYSTEM SHALL charge 4 cents per cubic inch for bisque, 6 cents for glaze.',
  ],
  [
    'A race is max 2 hours',
    'IF a race is longer than 2 hours, THEN THE SYSTEM SHALL refuse it, keep what was entered and say how long it may be.',
  ],
  [
    'Races are up to 7 days ahead',
    'IF a race is more than 7 days ahead, THEN THE SYSTEM SHALL refuse it, keep what was entered and say how far ahead it may be.',
  ],
  ['Nobody has to log in to look', 'THE SYSTEM SHALL ask nobody to log in to look.'],
  [
    '24 hours before a race the runner is reminded',
    'WHEN it is 24 hours before a race, THE SYSTEM SHALL remind the runner.',
  ],
  ['After 1 month the gallery is closed', 'WHEN 1 month has passed, THE SYSTEM SHALL close the gallery.'],
  [
    'The heating only runs when the temperature is below 5',
    'THE SYSTEM SHALL run the heating only when the temperature is below 5.',
  ],
  [
    'Parcels leave only after they are paid',
    'IF parcels are to leave before they are paid, THEN THE SYSTEM SHALL refuse it, change nothing and say why.',
  ],
  [
    'Nobody under 18 books a table',
    'IF anybody under 18 wants to book a table, THEN THE SYSTEM SHALL refuse it, change nothing and say why.',
  ],
  [
    'Anything with a motor is only for runners who have the briefing, and gets tested before it leaves',
    'IF anybody but runners who have the briefing wants anything with a motor, THEN THE SYSTEM SHALL refuse it, change nothing and say why; and let it leave only after it was tested.',
  ],
  [
    'Anything with a motor is only for runners who have the briefing, and is tested before every use',
    'IF anybody but runners who have the briefing wants anything with a motor, THEN THE SYSTEM SHALL refuse it, change nothing and say why; and ask whether it is tested before every use.',
  ],
])('as it is told in one breath: %s', (rule, criterion) => {
  expect(told(rule)).toBe(criterion);
});
