import { expect, it } from 'vitest';
import { listTables } from '#worker/features/guide/documents/data-model.rules.ts';
import { outlinedAccess } from '#worker/features/guide/documents/outlined-access.rules.ts';
import { deriveProduct } from '#worker/features/guide/product/product.rules.ts';

const product = deriveProduct(
  'Jars',
  `Who uses it
- Savers
- Office (me)
What happens
- A saver makes a jar → new jar: name
- A saver adds a coin → new coin: jar, cents
- Every Monday the open coins are collected → one direct debit for the week; the saver is told the sum
- The debit bounces → the coins go back to open; the saver is told why
- A jar is full → the saver is told
- A saver takes money back → new payout: amount, jar
What is kept
- Jar: name, target amount, saved so far; states: active, full, closed
- Coin: jar, cents; states: open, collected
- Payout: amount, jar`,
  [],
);
const criteria = product.features.flatMap((one) => one.criteria).join('\n');

it('what the product makes of many rows has whose it is and how much, one for each, seen by them alone', () => {
  expect(criteria).toContain('keep a direct debit with saver, week and amount, one for each saver');
  const table = listTables(product).find(({ name }) => name === 'direct_debits');
  expect(table?.columns.map(({ name }) => name)).toEqual(expect.arrayContaining(['saver_id', 'week', 'amount']));
  const access = table && outlinedAccess(product, table, listTables(product));
  expect(access?.sees).toContain('Savers only their own (`saver_id`)');
  expect(access?.changes).toBe('Jars alone makes it');
});

it('a sum that is told as growing is raised and lowered by what is collected, bounces and is paid out', () => {
  expect(criteria).toContain(
    'raise “saved so far” of each jar by what was collected, and look then whether it is the target amount or more.',
  );
  expect(criteria).toContain('lower “saved so far” of the jar by what is “open” again');
  expect(criteria).toContain('lower “saved so far” of the jar by the amount of the payout');
  const column = listTables(product)
    .find(({ name }) => name === 'jars')
    ?.columns.find(({ name }) => name === 'saved_so_far');
  expect(column).toMatchObject({ note: 'in the smallest coin; 0 at first; may fall below 0' });
  // What bounces after it was paid out has to be written.
  expect(column?.check).toBeUndefined();
  expect(column?.may).toBeUndefined();
});

it('a sum that is reached is looked at by its fields, and once only', () =>
  expect(criteria).toContain(
    'WHEN “saved so far” of a jar that is not “full” yet is its target amount or more, THE SYSTEM SHALL set the jar to “full” and show beside it when.',
  ));
