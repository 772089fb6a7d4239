import { expect, it } from 'vitest';
import { readOutline } from '#worker/features/guide/outline/outline.rules.ts';
import { withTold } from '#worker/features/guide/outline/outline-later.rules.ts';

const before = `Who uses it
- Club members
- Mechanics
What happens
- A club member reports a fault.
- The app tells the nearest area mechanic.
- If nobody answers, the app tells the next nearest.
What always holds
- £39 a month per club plus £1 per active van, first month free
What counts as success
- Ten clubs`;
const told = (...messages: string[]) => {
  const outline = readOutline(before);
  const { acts = [], rules = [] } = outline ? withTold(outline, messages, 'Acme').outline : {};
  return [...acts, ...rules];
};

it('sends an act to the preferred one first, lets it be named, and says what else', () => {
  const lines = told(
    'Actually, let it not be always the nearest mechanic.',
    'The club should be allowed to name a preferred one, and only if there is none do we take the nearest.',
  );
  expect(lines).toEqual([
    'A club member reports a fault.',
    'The app tells the preferred area mechanic, else the nearest.',
    'If nobody answers, the app tells the next nearest.',
    '£39 a month per club plus £1 per active van, first month free',
    'If there is no preferred one, we take the nearest',
    'A club member may name a preferred area mechanic',
  ]);
});

it.each([
  [
    'Actually, bin the pound per van. Make it three sizes: up to 15, up to 50.',
    '£39 a month per club, first month free, in three sizes by active vans: up to 15, up to 50',
  ],
  ['Drop the £1 per van.', '£39 a month per club, first month free'],
  ['Drop the pound per member.', '£39 a month per club plus £1 per active van, first month free'],
])('“%s” leaves the price as “%s”', (said, price) => {
  expect(told(said).filter((line) => line.startsWith('£'))).toEqual([price]);
});
