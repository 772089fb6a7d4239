import { expect, it } from 'vitest';
import { listCalls } from '#worker/features/guide/documents/api.rules.ts';
import { listTables } from '#worker/features/guide/documents/data-model.rules.ts';
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
