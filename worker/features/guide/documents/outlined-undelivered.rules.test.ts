import { expect, it } from 'vitest';
import { writeAway } from '#worker/features/guide/documents/architecture-tables.rules.ts';
import { deriveProduct } from '#worker/features/guide/product/product.rules.ts';

it('whoever made the row that a message is about sees that it did not leave, whoever else works there', () => {
  const clinic = deriveProduct(
    'Forms',
    `Who uses it
- Patients
- Nurses (me)
- Receptionists
What happens
- Receptionists enter a visit → new visit: patient, mobile number, date; the patient gets a link by text message
- Patients send off the form → form is sent; the patient gets a thank-you by text message
- Nurses review the form → form is reviewed
What is kept
- Visit: patient, mobile number, date
- Form: visit, allergies; states: begun, sent, reviewed`,
    [],
  );
  expect(writeAway(clinic)).toContain('shows receptionists which ones did not leave');
});
