import { expect, it } from 'vitest';
import { readOutline } from '#worker/features/guide/outline/outline.rules.ts';
import { withStates } from '#worker/features/guide/outline/outline-states.rules.ts';

const outline = readOutline(`Who uses it
- Pilots
What happens
- A pilot enters a flight.
What is kept
- Flight: number, kind
- Glider: type; states: ready, away, broken`);
const plain = readOutline(`Who uses it
- Pilots
What happens
- A pilot enters a flight.
What is kept
- Flight: number, kind
- Glider: type`);

it.each([
  ['Flight: waiting, flying, landed', outline, 'Flight: number, kind; states: waiting, flying, landed'],
  [
    'Waiting, flying, landed, or scratched. That is for a flight.',
    outline,
    'Flight: number, kind; states: waiting, flying, landed, scratched',
  ],
  ['waiting, flying, landed', plain, 'Flight: number, kind; states: waiting, flying, landed'],
  ['waiting, flying, landed', outline, 'Flight: number, kind'],
  ['ready, away, broken, flight over', outline, 'Flight: number, kind'],
  ['Glider: new, sold', outline, 'Flight: number, kind'],
  [
    'waiting, flying, given back to the owner',
    plain,
    'Flight: number, kind; states: waiting, flying, given back to the owner',
  ],
  ['Planned (a day ahead), then flown or cancelled', plain, 'Flight: number, kind; states: planned, flown, cancelled'],
  [
    'Good ones go up. The others: waiting, checked, flown',
    plain,
    'Flight: number, kind; states: waiting, checked, flown',
  ],
  [
    'proposed, approved or rejected; back to proposed if it is edited',
    plain,
    'Flight: number, kind; states: proposed, approved, rejected',
  ],
  ['I do not know', plain, 'Flight: number, kind'],
])('the answer “%s” completes what has no states yet', (answer, before, line) => {
  expect(before && withStates(before, answer).records[0]).toBe(line);
  expect(before && withStates(before, answer).records[1]).toBe(before?.records[1]);
});

it('states stand at the thing that lines bring to them, and a field that says no more is none', () => {
  const told = readOutline(`Who uses it
- Customers
What happens
- A customer cancels a meal.
What is kept
- Customer: name
- Meal: customer, day, cancelled or not`);
  expect(told && withStates(told, 'Planned, then cancelled or delivered').records).toEqual([
    'Customer: name',
    'Meal: customer, day; states: planned, cancelled, delivered',
  ]);
});
