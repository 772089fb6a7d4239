import { expect, it } from 'vitest';
import { listCalls } from '#worker/features/guide/documents/api.rules.ts';
import { outlinedMachine } from '#worker/features/guide/documents/outlined-states.rules.ts';
import { deriveProduct } from '#worker/features/guide/product/product.rules.ts';

const told = (acts: string[], kept: string[]) =>
  deriveProduct(
    'Pots',
    `Who uses it
- Savers
- Office (me)
What happens
${acts.map((line) => `- ${line}`).join('\n')}
What is kept
${kept.map((line) => `- ${line}`).join('\n')}`,
    [],
  );
const criteriaOf = (product: ReturnType<typeof told>, title: string) =>
  product.features.find((one) => one.title === title)?.criteria;

it('an account that is closed ends each thing of whoever closes it, with a payout for each', () => {
  const product = told(
    ['A saver makes a pot → new pot: name, amount', 'A saver closes their account → everything is paid out first'],
    ['Pot: saver, name, amount; states: open, closed', 'Payout: pot, amount'],
  );
  expect(criteriaOf(product, 'Close their account')).toEqual([
    'WHEN a saver closes their account, THE SYSTEM SHALL pay out everything first, with a payout for each pot of theirs.',
    'WHEN a saver closes their account, THE SYSTEM SHALL set each pot of theirs to “closed” once everything is paid out and show beside it when.',
  ]);
  expect(listCalls(product).map(({ method, path }) => `${method} ${path}`)).toContain('POST /api/accounts/me/close');
});

it('what is made for a month is closed where the month is', () => {
  const product = told(
    ['The office exports the month → new export: month; the month is closed', 'Savers look at the exports'],
    ['Export: month, date; states: open, closed'],
  );
  expect(criteriaOf(product, 'Export the month')?.join(' ')).toContain('set the export to “closed”, with its month,');
  const [record] = product.idea.records;
  expect(record && outlinedMachine(product, record)?.untold).toBeUndefined();
});
