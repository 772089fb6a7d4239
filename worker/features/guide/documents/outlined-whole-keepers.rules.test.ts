import { expect, it } from 'vitest';
import { accessOf } from '#worker/features/guide/documents/access.rules.ts';
import { listTables } from '#worker/features/guide/documents/data-model.rules.ts';
import { deriveProduct } from '#worker/features/guide/product/product.rules.ts';

/** Who sees the bills of scaffolds that yard workers load. */
const readersOfBills = (...lines: string[]) => {
  const product = deriveProduct(
    'Hire',
    `Who uses it
- Yard workers
- Owners (us)
What happens
- An owner enters a scaffold → new scaffold: name
- A yard worker loads a scaffold → scaffold is loaded
- Yard workers see the scaffolds → name of each scaffold
${lines.map((line) => `- ${line}`).join('\n')}
What is kept
- Scaffold: name; states: entered, loaded
- Bill: scaffold, day, amount`,
    [],
  );
  const tables = listTables(product);
  return tables.flatMap((table) => (table.name === 'bills' ? [accessOf(product, table, tables).sees] : [])).join();
};

const billed = 'An owner bills a scaffold → new bill: scaffold, day, amount';
const seen = 'Owners see the bills → shows scaffold, day and amount of each bill';

it('what one kind of people alone makes and sees is not for those who only change what it belongs to', () =>
  expect(readersOfBills(billed, seen)).toBe('Owners'));

it.each([
  [[billed]],
  [[`${billed}; the yard workers are told`, seen]],
  [['A yard worker bills a scaffold → new bill: scaffold, day, amount', seen]],
])('%j: it stays with both else', (lines) => expect(readersOfBills(...lines)).toContain('ard workers'));
