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

const desk = `Who uses it
- Storekeeper
What happens
- The storekeeper hands out the kit with a checklist and a photo → reservation is handed out; every piece ticked, photo and time are kept with it
- The storekeeper notes a damage → new damage: what, photo
What is kept
- Reservation: kit, photo; states: asked for, handed out
- Damage: what, photo`;
it.each([
  ['No photo at the handover after all, a signature is enough.', 'signature', 'Damage: what, photo'],
  ['No photo, a signature is enough.', 'signature', 'Damage: what, signature'],
  ['No photo at the till, a signature is enough.', 'photo', 'Damage: what, photo'],
])('“%s” puts a %s in its place, where it is named', (said, kept, damage) => {
  const read = readOutline(desk);
  const { acts = [], records = [] } = read ? withTold(read, [said], 'Acme').outline : {};
  expect(acts[0]).toContain(`and a ${kept} → reservation is handed out; every piece ticked, ${kept} and time`);
  expect(records).toEqual([`Reservation: kit, ${kept}; states: asked for, handed out`, damage]);
});
