import { expect, it } from 'vitest';
import { outlinedAccess } from '#worker/features/guide/documents/outlined-access.rules.ts';
import { outlinedTables } from '#worker/features/guide/documents/outlined-tables.rules.ts';
import { deriveProduct } from '#worker/features/guide/product/product.rules.ts';

const garden = (rule: string) =>
  deriveProduct(
    'Garden',
    `Who uses it
- Members
- Secretary (me)
What happens
- The secretary sends the rent for the year to all members → new rent for each plot: amount; the member is told
- A plot is given up → plot is free
What is kept
- Plot: number, member; states: let, given notice, free
- Rent: plot, year, amount; states: open, paid
What always holds
- ${rule}`,
    [],
  );
const rentsOf = (rule: string) => {
  const product = garden(rule);
  const tables = outlinedTables(product);
  const rents = tables.find(({ name }) => name === 'rents');
  return { names: rents?.columns.map(({ name }) => name), sees: rents && outlinedAccess(product, rents, tables).sees };
};

it('what somebody owes for a thing stays theirs when the thing passes on', () => {
  const { names, sees } = rentsOf('A member sees only their own rent.');
  expect(names).toEqual(expect.arrayContaining(['plot_id', 'member_id']));
  expect(sees).toContain('members only their own (`member_id`)');
});

it('where no rule speaks of own rows nobody is kept beside the thing', () => {
  expect(rentsOf('The rent is due in March.').names).not.toContain('member_id');
});
