import { expect, it } from 'vitest';
import { outlinedTables } from '#worker/features/guide/documents/outlined-tables.rules.ts';
import { deriveProduct } from '#worker/features/guide/product/product.rules.ts';

const clinic = deriveProduct(
  'Clinic',
  `Who uses it
- Patients
- Front desk (me)
- Nurses
What happens
- The front desk enters a visit → new visit: patient, date; the patient gets a link by text message three days before
- Patients fill in the form → form is begun
- Nurses review the form → form is reviewed
- The front desk ends the visit → visit is over; the link is dead from then on
What is kept
- Form: visit, allergies; states: begun, sent, reviewed
- Visit: patient, date; states: planned, over`,
  [],
);
const columns = (name: string) => outlinedTables(clinic).find((table) => table.name === name)?.columns ?? [];
const account = clinic.features.find(({ key }) => key === 'account');

it('whoever gets a link has no account: the link is kept with the thing that it opens', () => {
  expect(columns('visits').find(({ name }) => name === 'link_hash')).toMatchObject({ unique: true });
  expect(columns('visits').find(({ name }) => name === 'patient')).toMatchObject({ personal: true });
  expect(columns('account_roles').find(({ name }) => name === 'role')?.check).toBe("c in ('front_desk', 'nurse')");
  expect(columns('accounts').map(({ name }) => name)).not.toContain('link_hash');
});

it('says so where people sign in', () => {
  expect(account?.says).toContain('Patients need no account: the link of their visit lets them in.');
  expect(account?.criteria.join(' ')).toContain(
    'WHEN a patient opens the link of their visit, THE SYSTEM SHALL show what belongs to that visit and nothing else, without a password.',
  );
});

it('a link that is dead is refused', () =>
  expect(clinic.features.flatMap(({ criteria }) => criteria).join(' ')).toContain('refuse the link from then on'));
