import { expect, it } from 'vitest';
import { accessOf } from '#worker/features/guide/documents/access.rules.ts';
import { listTables } from '#worker/features/guide/documents/data-model.rules.ts';
import { writeDatabase } from '#worker/features/guide/documents/database.rules.ts';
import { stayOf } from '#worker/features/guide/documents/retention.rules.ts';
import { deriveProduct } from '#worker/features/guide/product/product.rules.ts';

const juice = deriveProduct(
  'Juice',
  `Who uses it
- Presser (me)
- Cook
What happens
- The presser enters a delivery.
- The presser rejects a delivery with the reason.
- The presser mixes deliveries of growers into a pressing.
- The presser enters the heating of a pressing with start and end.
- The presser enters the result of an acid test.
- The cook approves a pressing.
- The cook releases a delivery.
- All cooks vote on a pressing.
What is kept
- Grower: grower number, name, phone, sugar result and date, nuts or milk
- Delivery: grower, temperature on arrival, volume in mL, reject reason
- Pressing: number, growers, heating start, end, acid test, approved by, what was found; states: pressed, heated, at the cook's
- Bottle: pressing number plus serial, size (30, 60 or 100 mL), opened at, amount paid
- Shelf: section, number, name, drill (06, 4, 6)
- Reading: hour (8, 14), table, who paid; for the 3 old tanks
What always holds
- Every entry shows who made it and when.
- An acid test of a pressing is never overwritten: the presser enters a correction under it with the reason.
- Records are kept ten years.
- The cook sees pressings only.`,
  [],
);
const table = (name: string) => listTables(juice).find((one) => one.name === name);
const column = (of: string, name: string) => table(of)?.columns.find((one) => one.name === name);

it('several of a record are a table of their own, and what is put together says into what', () => {
  expect(table('pressing_growers')?.key).toEqual(['pressing_id', 'grower_id']);
  expect(column('pressings', 'growers_id')).toBeUndefined();
  expect(column('deliveries', 'pressing_id')).toMatchObject({ references: 'pressings', may: true });
  expect(table('pressings')?.holds).toMatch(/^One pressing, with/);
});

it('the number of another record is that record, and a serial is unique within it', () => {
  expect(column('bottles', 'pressing_id')?.references).toBe('pressings');
  expect(table('bottles')?.uniques).toEqual([['pressing_id', 'serial']]);
  expect(table('shelves')?.uniques).toEqual([['section', 'number']]);
  expect(column('growers', 'grower_number')?.unique).toBe(true);
});

it.each([
  ['growers', 'sugar_result', { type: 'text' }],
  ['growers', 'sugar_result_date', { note: 'date' }],
  ['growers', 'nuts_or_milk', { type: 'text' }],
  ['growers', 'name', { personal: true }],
  ['deliveries', 'volume_ml', { type: 'real' }],
  ['pressings', 'heating_end', { may: true, note: 'date and time, UTC' }],
  ['bottles', 'size_ml', { type: 'integer', check: 'c in (30, 60, 100)' }],
  ['shelves', 'drill', { type: 'text', check: "c in ('06', '4', '6')" }],
  ['bottles', 'amount_paid', { type: 'integer' }],
  ['readings', 'hour', { type: 'integer', check: 'c in (8, 14)' }],
  ['readings', 'table_name', { type: 'text' }],
  ['readings', 'paid_by_id', { references: 'accounts' }],
  ['readings', 'entered_by_id', { references: 'accounts' }],
])('%s has %s', (of, name, expected) => expect(column(of, name)).toMatchObject(expected));

it.each([
  ['deliveries', 'reject_reason', true],
  ['pressings', 'acid_test', true],
  ['pressings', 'approved_by_id', true],
  ['pressings', 'what_was_found', true],
  ['bottles', 'opened_at', true],
  ['deliveries', 'temperature_on_arrival', false],
  ['shelves', 'name', false],
])('%s: whether %s is filled in by a later act: %s', (of, name, isLater) =>
  expect(column(of, name)?.may ?? false).toBe(isLater),
);

it('who decides stands in the row, who votes in rows of their own, and a correction under what it corrects', () => {
  expect(column('deliveries', 'released_by_id')).toMatchObject({ references: 'accounts', may: true });
  expect(column('pressings', 'approved_at')).toBeUndefined();
  expect(table('pressing_votes')?.key).toEqual(['pressing_id', 'account_id']);
  expect(column('pressing_corrections', 'corrects')?.check).toBe("c in ('acid_test')");
  expect(column('pressing_corrections', 'reason')).toBeDefined();
});

it('a vote that a line makes is a row of what it makes, and of nothing beside it', () => {
  const club = deriveProduct(
    'Club',
    `Who uses it
- Members
What happens
- A member puts a proposal forward → new proposal: title, text
- A member votes on a proposal → new vote: proposal, choice
What is kept
- Proposal: title, text
- Vote: proposal, member, choice`,
    [],
  );
  expect(listTables(club).map(({ name }) => name)).not.toContain('vote_votes');
});

it('who is told to see one thing only sees no other, and a period for all records is that of each', () => {
  const [growers, bottles] = [table('growers'), table('bottles')];
  const sees = (one: typeof growers) => one && accessOf(juice, one, listTables(juice)).sees;
  expect(sees(table('pressings'))).toContain('cooks');
  expect(sees(table('deliveries'))).not.toContain('ooks');
  expect(bottles && stayOf(juice, bottles, listTables(juice))).toBe('“Records are kept ten years”');
  expect(growers && stayOf(juice, growers, listTables(juice))).toBe('“Records are kept ten years”');
});

it('states are written as SQL has them, and only people have a personal name', () => {
  expect(writeDatabase(juice, 'Requirements v1')).toContain("'at the cook''s'");
  expect(column('shelves', 'name')?.personal).toBeUndefined();
  expect(table('readings')?.holds).toContain('for the 3 old tanks');
});

it('whoever stands above all others has nobody above', () => {
  const days = deriveProduct(
    'Days',
    `Who uses it
- HR (me)
- Employees
- Managers
What happens
- HR enters an employee → new employee: name, manager
- The manager looks at the employees
What is kept
- Employee: name, manager`,
    [],
  );
  const columns = listTables(days).find(({ name }) => name === 'employees')?.columns;
  expect(columns?.find(({ name }) => name === 'manager_id')).toMatchObject({
    may: true,
    note: 'empty for whom nobody stands above',
  });
});
