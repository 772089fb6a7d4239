import { expect, it } from 'vitest';
import { listPlaces } from '#worker/features/guide/documents/architecture-map.rules.ts';
import { listTables } from '#worker/features/guide/documents/data-model.rules.ts';
import { enteredIn } from '#worker/features/guide/documents/entered-columns.rules.ts';
import { deriveProduct } from '#worker/features/guide/product/product.rules.ts';

const product = deriveProduct(
  'Rowing Club',
  `Who uses it
- Rowers
- Boatman (me)
What happens
- I put in the training sessions → new session: date, coach
- Rowers report broken boats → new damage: boat, what is wrong; the boatman is told
- I hand out the key with a list, every oar ticked → the locker is open
- I note a missing part → new loss: boat, colour
- I enter a physiotherapy → new appointment: rower, date and time, room
- I enter after the session who was there and how long
What is kept
- Session: date, time, coach
- Boat: name, oars
- Damage: boat, what is wrong, who reported it, date; states: reported, repaired
- Loss: boat, oar, colour
- Appointment: rower, date and time, room
- Locker: number; states: shut, open`,
  [],
);
const column = (table: string, name: string) =>
  listTables(product)
    .find((one) => one.name === table)
    ?.columns.find((one) => one.name === name);
const criteriaOf = (title: string) => product.features.find((one) => one.title === title)?.criteria ?? [];
const typedIn = (title: string) =>
  listPlaces(product)
    .filter(({ feature }) => feature.title === title)
    .flatMap((place) => enteredIn(product, place).map((one) => one.column.name));

it.each([
  ['who reported it is whoever is signed in', 'damages', 'reported_by_id'],
  ['the day of what is noted is that of its entry', 'damages', 'date'],
  ['who enters who was there is kept beside them', 'attendances', 'entered_by_id'],
])('%s', (_, table, name) => {
  expect(column(table, name)).toBeDefined();
  expect(column(table, name)?.may).toBeUndefined();
});

it('a day that the clock gives is kept once', () => expect(column('damages', 'reported_at')).toBeUndefined());

it.each([
  ['Put in the training sessions', 'IF the date, the time or the coach is missing,'],
  ['Note a missing part', 'IF the boat, the oar or the colour is missing,'],
  ['Enter a physiotherapy', 'IF the rower, the date and time or the room is missing,'],
  ['Enter after the session who was there and how long', 'IF the session, who or the hours are missing,'],
])('what is kept and no other line fills in is asked for: “%s”', (title, fault) =>
  expect(criteriaOf(title).filter((text) => text.includes(' missing,'))).toEqual([expect.stringContaining(fault)]),
);

it.each([
  ['Enter a physiotherapy', 'date_and_time'],
  ['Put in the training sessions', 'time'],
])('what a refusal asks for is typed: “%s”', (title, name) => expect(typedIn(title)).toContain(name));
