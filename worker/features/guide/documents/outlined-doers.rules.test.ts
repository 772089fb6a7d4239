import { expect, it } from 'vitest';
import { listTables } from '#worker/features/guide/documents/data-model.rules.ts';
import { deriveProduct } from '#worker/features/guide/product/product.rules.ts';

const lifts = deriveProduct(
  'Lifts',
  `Who uses it
- Tenants: most have no smartphone
- Fitters
- Office (me)
- Strangers
What happens
- A tenant reports a fault with the code of the lift, by text message.
- The system tells the nearest fitter.
- A fitter or the office accepts a fault.
- A fitter marks a fault as repaired and adds a note.
- The tenant confirms that the lift runs.
- The office checks new fitters.
- A stranger writes to us about a mistake in a lift.
- A warden opens the list of lifts.
What is kept
- Lift: code, district
- Fault: lift, what is wrong; states: reported, accepted, waiting for parts, repaired, confirmed
- Tenant: name, phone number
- Warden: name, card number
What always holds
- If nobody has accepted within 48 hours, the office knows.
- A fitter sees only their own district.`,
  [],
);
const tables = listTables(lifts);
const column = (of: string, name: string) =>
  tables.find((table) => table.name === of)?.columns.find((one) => one.name === name);

it('a row names who made it in the table that holds them, and when', () => {
  expect(column('faults', 'reported_by_id')).toMatchObject({ references: 'tenants' });
  expect(column('faults', 'reported_at')).toBeDefined();
  expect(column('fault_notes', 'added_by_id')).toMatchObject({ references: 'accounts' });
  expect(column('messages', 'written_by_id')).toBeUndefined();
  expect(column('messages', 'written_at')).toBeDefined();
});

it('where a period counts from a state, each change of state is a row', () => {
  expect(column('fault_changes', 'state')?.check).toContain("'waiting for parts'");
  expect(column('fault_changes', 'changed_by_id')).toMatchObject({ may: true });
  expect(column('faults', 'accepted_at')).toBeUndefined();
});

it('whoever acts on a screen has a role, with the record of their own where there is one; who writes from a phone has none', () => {
  expect(column('account_roles', 'role')?.check).toBe("c in ('fitter', 'office', 'warden')");
  expect(column('wardens', 'account_id')).toMatchObject({ references: 'accounts', unique: true });
  expect(column('tenants', 'account_id')).toBeUndefined();
});

it('an account holds what its person is told by, found by and checked for', () => {
  expect(column('accounts', 'phone_number')?.note).toContain('fitters');
  expect(column('accounts', 'place')?.note).toContain('nearest');
  expect(column('accounts', 'district')?.note).toContain('fitters');
  expect(column('accounts', 'checked_by_id')).toBeDefined();
  expect(column('faults', 'checked_by_id')).toBeUndefined();
});
