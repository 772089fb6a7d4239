import { expect, it } from 'vitest';
import { listTables } from '#worker/features/guide/documents/data-model.rules.ts';
import { deriveProduct } from '#worker/features/guide/product/product.rules.ts';

const product = deriveProduct(
  'Stall',
  `Who uses it
- Grower (me)
- Customers
- Helpers
What happens
- The grower puts a plant up for sale → new plant: name, price, number in stock
- Customers order a plant → new order: plant, number
- The grower enters a bench → new bench: number, places per week, price a day, number a day
- Helpers request leave → new leave: first day, last day, half days, number of days
What is kept
- Plant: name, price, number in stock
- Order: customer, plant, number
- Bench: number, places per week, price a day, number a day
- Leave: helper, first day, last day, half days, number of days
What always holds
- Weekends and public holidays don't count as days of leave.`,
  [],
);
const column = (of: string, name: string) =>
  listTables(product)
    .find((table) => table.name === of)
    ?.columns.find((one) => one.name === name);

it.each([
  ['benches', 'number_a_day', { type: 'integer', check: 'c >= 0' }],
  ['benches', 'places_per_week', { type: 'integer', check: 'c >= 0' }],
  ['benches', 'price_a_day', { type: 'integer', note: 'in the smallest coin' }],
])('%s: what is counted in %s stands before the period', (of, name, expected) =>
  expect(column(of, name)).toMatchObject(expected),
);

it('a number beside the thing that is ordered is how many, and alone it tells one from others', () => {
  expect(column('orders', 'number')).toMatchObject({ type: 'integer', check: 'c > 0' });
  expect(column('benches', 'number')).toMatchObject({ type: 'text' });
});

it('the days between two are worked out by what was told of days that do not count', () => {
  expect(column('leaves', 'number_of_days')).toMatchObject({
    type: 'real',
    note: "worked out from the first and the last day, a half day as half; “Weekends and public holidays don't count as days of leave”",
  });
  expect(column('leaves', 'half_days')).toMatchObject({
    type: 'integer',
    note: 'how many of the days are half; 0 where none is',
  });
});

it('a price that is listed is asked for', () =>
  expect(product.features.flatMap(({ criteria }) => criteria)).toContainEqual(
    expect.stringContaining('IF the name, the price or the number in stock is missing,'),
  ));

const runs = deriveProduct(
  'Runs',
  `Who uses it
- Guide (me)
- Parents
What happens
- The guide starts a game → new game: room, start
- The guide ends a game → game is solved, with the time
- Parents say when they can → new slot: day, from, to, start
- The guide notes a look → new look: honey in kilograms (optional), water in litres, weight, litres topped up (optional)
- The guide plans a trip → new trip: from, to
What is kept
- Game: room, start, time; states: running, solved
- Slot: parent, day, from, to, start
- Look: honey in kilograms (optional), water in litres, weight, litres topped up (optional)
- Trip: from, to`,
  [],
);
const told = (table: string, name: string) =>
  listTables(runs)
    .find((one) => one.name === table)
    ?.columns.find((one) => one.name === name);

it('beside a day “start”, “from” and “to” are hours of it, alone they are days and moments', () => {
  expect(['start', 'from_value', 'to_value'].map((name) => told('slots', name)?.note)).toEqual([
    'time of day',
    'time of day',
    'time of day',
  ]);
  expect(told('trips', 'from_value')?.note).toBe('date');
  expect(told('games', 'start')?.note).toBe('date and time, UTC');
});

it('the time that a game gets as it is solved is a length, and empty until then', () =>
  expect(told('games', 'time_seconds')).toMatchObject({
    ...{ type: 'integer', check: 'c >= 0', may: true },
    note: 'how long it took, in seconds; empty until it is solved',
  }));

it('weights and volumes in a told unit are whole numbers of the smaller one', () => {
  expect(told('looks', 'honey_grams')).toMatchObject({ type: 'integer', may: true, note: 'typed in kilograms' });
  expect(told('looks', 'water_millilitres')).toMatchObject({ type: 'integer', check: 'c >= 0' });
  expect(told('looks', 'litres_topped_up')).toMatchObject({ type: 'real', check: 'c >= 0' });
});

const crew = deriveProduct(
  'Stage Crew',
  `Who uses it
- Helpers
- Stage manager (me)
What happens
- Helpers apply → new helper: name, emergency contact, days, start, finish
- The app checks each lamp every minute → new probe: lamp, time, ok or failed, milliseconds
- The stage manager plans a rehearsal → new rehearsal: scene, day, period
- The stage manager plans a show → new show: date, meeting time, kick-off
- The stage manager rents a tent → new rental: days, from, until
- The stage manager posts a note → new note: text, author
What is kept
- Lamp: name, timeout, day it was bought
- Helper: name, emergency contact, days, start, finish, mail or phone
- Probe: lamp, time, result, milliseconds
- Rehearsal: scene, day, period
- Show: date, meeting time, kick-off
- Rental: days, from, until
- Note: text, author; states: open, someone is on it, closed`,
  [],
);
const kept = (table: string, name: string) =>
  listTables(crew)
    .find((one) => one.name === table)
    ?.columns.find((one) => one.name === name);

it.each([
  ['probes', 'time', { type: 'text', note: 'date and time, UTC' }],
  ['probes', 'milliseconds', { type: 'integer', check: 'c >= 0' }],
  ['probes', 'result', { type: 'text', check: "c in ('ok', 'failed')" }],
  ['lamps', 'timeout_seconds', { type: 'real', note: 'in seconds [ASSUMPTION]' }],
  ['lamps', 'day_bought', { type: 'text', note: 'date' }],
  ['helpers', 'start', { type: 'text', note: 'time of day' }],
  ['helpers', 'finish', { type: 'text', note: 'time of day' }],
  ['helpers', 'days', { type: 'text', note: 'JSON list of days' }],
  ['helpers', 'emergency_contact', { type: 'text', personal: true }],
  ['helpers', 'mail_or_phone', { type: 'text', personal: true }],
  ['rehearsals', 'day', { type: 'text', note: 'day of the week' }],
  ['rehearsals', 'period', { type: 'integer', check: 'c > 0' }],
  ['shows', 'meeting_time', { type: 'text', note: 'time of day' }],
  ['shows', 'kick_off', { type: 'text', note: 'time of day' }],
  // Beside the days from which and until which it is, 'days' are how many.
  ['rentals', 'days', { type: 'integer', check: 'c >= 0' }],
  ['notes', 'author_id', { references: 'accounts' }],
])('%s: %s is what its words and what stands beside it say', (of, name, expected) =>
  expect(kept(of, name)).toMatchObject(expected),
);

it('what an act tells by other words is no second column, and a contact is none of two words', () => {
  const names = (of: string) =>
    listTables(crew)
      .find(({ name }) => name === of)
      ?.columns.map(({ name }) => name);
  expect(names('probes')).not.toContain('ok_or_failed');
  expect(names('notes')).not.toContain('posted_by_id');
  expect(kept('helpers', 'mail_or_phone')).not.toHaveProperty('check');
});

it('states are states also where one of them is a clause', () =>
  expect(listTables(crew).find(({ name }) => name === 'notes')?.machine?.states).toEqual([
    'open',
    'someone is on it',
    'closed',
  ]));

const kitchen = deriveProduct(
  'Slow Oven',
  `Who uses it
- Bakers
- Owner (me)
What happens
- A baker saves a bread → new bread: name, flour grams, salt, skills needed, a few words, level
- A baker uploads a lesson → new lesson: title, recording, length, level 1 to 4
- A baker enters a tin → new tin: name, length
- The owner sends a bill → new bill: month, amount, paid on
- The program counts the balance for every customer
- The program counts the days as free again
What is kept
- Bread: name, flour, salt, skills needed, few words, level
- Lesson: title, recording, length, level 1 to 4
- Tin: name, length, free days
- Bill: month, amount, paid on
- Customer: name, balance
- Order: customer, bread`,
  [],
);
const baked = (table: string, name: string) =>
  listTables(kitchen)
    .find((one) => one.name === table)
    ?.columns.find((one) => one.name === name);

it.each([
  ['breads', 'flour_grams', { type: 'real', check: 'c >= 0' }],
  ['breads', 'skills_needed', { note: 'JSON list' }],
  ['breads', 'level', { type: 'integer', check: 'c between 1 and 4' }],
  ['lessons', 'length_seconds', { type: 'integer', check: 'c > 0' }],
  ['tins', 'length', { type: 'real' }],
  ['bills', 'paid_on', { may: true, note: 'date' }],
  ['customers', 'balance', { note: '0 at first; worked out, never typed' }],
])('%s: %s is measured, listed or worked out as the lines tell it', (of, name, expected) =>
  expect(baked(of, name)).toMatchObject(expected),
);

it('what no line measures, lists or works out stays as it is said', () => {
  expect(baked('breads', 'salt')).not.toHaveProperty('note');
  expect(baked('breads', 'few_words')).not.toHaveProperty('note');
  expect(baked('tins', 'free_days')?.note ?? '').not.toContain('worked out');
});
