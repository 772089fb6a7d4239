import { expect, it } from 'vitest';
import { listCalls } from '#worker/features/guide/documents/api.rules.ts';
import { listTables } from '#worker/features/guide/documents/data-model.rules.ts';
import { areMissing } from '#worker/features/guide/outline/outline-needed.rules.ts';
import { deriveProduct } from '#worker/features/guide/product/product.rules.ts';

const product = deriveProduct(
  'Halls',
  `Who uses it
- Caretaker (me)
- Tenants
- Singers
What happens
- I put in the evenings of the term → new evening: date, place
- I upload the scores, with a scan → the score is with the evening
- Singers request leave → new leave: first day, last day, half days
- A tenant moves out → his access ends
- I enter a flat → new flat: address, floor, tenant
What is kept
- Evening: date, place
- Score: evening, scan
- Leave: singer, first day, last day
- Flat: address, floor, tenant`,
  [],
);
const criteriaOf = (title: string) => product.features.find((one) => one.title === title)?.criteria ?? [];

it.each([
  ['Put in the evenings of the term', 'IF the date or the place is missing,'],
  ['Upload the scores', 'IF the evening or the scan is missing,'],
  ['Request leave', 'IF the first day or the last day is missing,'],
  ['Enter a flat', 'IF the address or the floor is missing,'],
])('what an act cannot do without: “%s”', (title, fault) =>
  expect(criteriaOf(title).filter((text) => text.includes(' missing,'))).toEqual([expect.stringContaining(fault)]),
);

it('who moves out is noted by whoever runs it, at what they had, which has nobody then', () => {
  expect(criteriaOf('Note that a tenant moves out')[0]).toBe(
    'WHEN the caretaker notes that a tenant moves out, THE SYSTEM SHALL leave the flat without a tenant from then on.',
  );
  expect(listCalls(product).map(({ method, path }) => `${method} ${path}`)).toContain('PATCH /api/flats/:id/note');
  const flats = listTables(product).find(({ name }) => name === 'flats');
  expect(flats?.columns.find(({ name }) => name.startsWith('tenant'))?.may).toBe(true);
});

const workshop = deriveProduct(
  'Workshop',
  `Who uses it
- Guests
- Keeper (me)
What happens
- Guests announce what is broken with a photo → new item: what, which guest, photo
- The keeper adds or corrects a tool
- I upload the manuals, with a scan → the manual is with the tool
- I enter a guest → new guest: name, mobile number
- I ring a guest who has no phone at the neighbour's
What is kept
- Item: what, guest, photo
- Tool: number, place, who pays (club or guest), photo
- Manual: tool, scan
- Guest: name, mobile number
What always holds
- Anything with a mains plug is only for guests who have the briefing.`,
  [],
);
const missingOf = (title: string) =>
  workshop.features
    .find((one) => one.title === title)
    ?.criteria.flatMap((text) => /^IF (.+) is missing,/.exec(text)?.[1] ?? []);
const mayBeEmpty = (table: string, name: string) =>
  listTables(workshop)
    .find((one) => one.name === table)
    ?.columns.find((one) => one.name === name)?.may ?? false;

it.each([
  [
    'a file that is brought along and a yes or no on which a rule hangs',
    'Announce what is broken with a photo',
    'what, the photo or “mains plug”',
  ],
  ['all that a thing has that is entered without a word on it', 'Add a tool', 'the number, the place or who pays'],
  ['what somebody has not is asked of nobody', 'Enter a guest', 'the name'],
])('%s', (_, title, fields) => expect(missingOf(title)).toEqual([fields]));

it.each([
  ['items', 'photo', false],
  ['tools', 'photo', true],
  ['manuals', 'scan', false],
  ['guests', 'mobile_number', true],
])('what a refusal asks for is never empty: %s.%s', (table, name, may) => expect(mayBeEmpty(table, name)).toBe(may));

it('what somebody brings along at a later step is asked for at that step, and not before', () => {
  const { features } = deriveProduct(
    'Boats',
    `Who uses it
- Guests
- Keeper (me)
What happens
- Guests reserve a boat → new reservation: boat, day
- The keeper hands out the boat with a checklist and a photo → reservation is handed out
- The keeper enters a boat → new boat: name
What is kept
- Reservation: guest, boat, day, checklist, photo; states: asked for, handed out, returned
- Boat: name`,
    [],
  );
  const refusals = (at: number) => features[at]?.criteria.filter((text) => text.includes(' missing,'));
  expect(refusals(0)).toEqual([expect.not.stringMatching(/checklist|photo/)]);
  expect(refusals(1)).toEqual([
    'IF the checklist or the photo is missing, THEN THE SYSTEM SHALL say so, keep what was entered and leave the reservation as it was.',
  ]);
});

it.each([
  [['date', 'places'], 'are missing'],
  [['tries'], 'are missing'],
  [['places', 'date'], 'is missing'],
  [['size in square metres'], 'is missing'],
  [['number of pieces'], 'is missing'],
  [['what was done'], 'is missing'],
])('%s', (names, said) => expect(areMissing(names)).toBe(said));

it.each([
  ['cancelled, with the reason', 'IF the reason is missing', 'reason'],
  ['cancelled, with what was done', 'IF what was done is missing', 'what_was_done'],
  ['cancelled, with a note', undefined, 'note'],
])('what a state comes with has a place and is asked for where it is told as one: “%s”', (state, fault, column) => {
  const told = deriveProduct(
    'Chorus',
    `Who uses it
- Conductor (me)
- Members
What happens
- Conductor plans a rehearsal → new rehearsal: day
- Conductor cancels a rehearsal → rehearsal is ${state}; the members are told
What is kept
- Rehearsal: day; states: planned, cancelled`,
    [],
  );
  const criteria = told.features.find(({ title }) => title === 'Cancel a rehearsal')?.criteria ?? [];
  expect(criteria.find((text) => text.includes('missing'))?.split(',')[0]).toBe(fault);
  expect(listTables(told).flatMap(({ columns }) => columns.map(({ name }) => name))).toContain(column);
});
