import { expect, it } from 'vitest';
import { accessOf } from '#worker/features/guide/documents/access.rules.ts';
import { listTables } from '#worker/features/guide/documents/data-model.rules.ts';
import { ownByDefault } from '#worker/features/guide/documents/outlined-own-default.rules.ts';
import { deriveProduct } from '#worker/features/guide/product/product.rules.ts';

const flats = (rule: string) =>
  deriveProduct(
    'Flats',
    `Who uses it
- Landlord (me)
- Tenants
What happens
- Tenants report repairs → new repair: flat, what is broken; the landlord is told
- The landlord closes the repair → repair is closed; the tenant is told
- The landlord enters a flat → new flat: address, tenant
What is kept
- Repair: flat, what is broken; states: reported, closed
- Flat: address, tenant${rule ? `\nWhat always holds\n- ${rule}` : ''}`,
    [],
  );
const sees = (product: ReturnType<typeof flats>, name: string) => {
  const tables = listTables(product);
  const table = tables.find((one) => one.name === name);
  return table && accessOf(product, table, tables).sees;
};

it('that somebody sees their own rows alone is assumed where nobody told it', () => {
  expect(ownByDefault(flats(''))).toEqual([
    'Nobody told whether tenants see what others of them entered; each sees only their own repairs (FR-1).',
  ]);
  expect(ownByDefault(flats('A tenant sees only his own flat.'))).toEqual([]);
});

it('a told scope goes before who entered it, and who sees all stands before who sees some', () => {
  expect(sees(flats('A tenant sees only his own flat.'), 'repairs')).toMatch(
    /^Tenants only their own \(`flat_id` → `flats\.tenant_id`\) and the landlord/,
  );
  expect(sees(flats('A tenant sees only his own flat.'), 'flats')).toMatch(/^The landlord, tenants only their own/);
});

it('who sees sorts of columns alone sees no other, and of what nobody sees of others everybody sees their own', () => {
  const saving = deriveProduct(
    'Saving',
    `Who uses it
- Savers
- Support staff (me)
- Employees
What happens
- Savers connect an account → new connection: bank, IBAN
- Support staff enters a sick leave → new sick leave: employee, day
What is kept
- Connection: bank, IBAN, amount; states: connected, cut
- Sick leave: employee, day
- Employee: name
What always holds
- Support sees sums and states but not in which banks.
- Nobody sees sick leave of others except support staff.`,
    [],
  );
  expect(sees(saving, 'connections')).toContain('the support staff (only `amount`, `entered_by_id` and `state`)');
  expect(sees(saving, 'sick_leaves')).toContain('employees only their own (`employee_id`');
});
