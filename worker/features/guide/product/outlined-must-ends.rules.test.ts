import { expect, it } from 'vitest';
import { deriveProduct } from '#worker/features/guide/product/product.rules.ts';

const product = deriveProduct(
  'Chase',
  `Who uses it
- Freelancers (me)
- Clients
What happens
- Freelancer drafts an invoice → new invoice: client, amount, due date
- Freelancer sends an invoice → invoice is sent; the client is told
- An invoice is not paid 3 days after its due date → the client is reminded
- Client pays an invoice → invoice is paid
- Freelancer writes a note → new note: text
- Freelancer cancels an invoice → invoice is cancelled; the client is told
- Client disputes an invoice → invoice is disputed; the freelancer is told
- Freelancer prints the notes
- Freelancer looks up old notes
What is kept
- Invoice: client, amount, due date; states: draft, sent, paid, disputed, cancelled
- Note: text`,
  [],
);
const levelOf = (verb: RegExp) => product.features.find(({ title }) => verb.test(title))?.priority.level;

it('cannot wait to stop what else goes on by itself', () => {
  expect(levelOf(/^cancel/i)).toBe('must');
  expect(levelOf(/^dispute/i)).toBe('must');
});

it('cannot wait to cancel what somebody is sent ahead of', () => {
  const { features } = deriveProduct(
    'Visits',
    `Who uses it
- Front desk (me)
- Patients
What happens
- The front desk enters a visit → new visit: patient, mobile number, date and time; the patient gets a link by text message three days before
- Patients fill in their form → new form: allergies, medicines
- Patients send the form off → form is sent
- Front desk writes a note → new note: text
- Front desk prints the notes
- Front desk looks up old notes
- The front desk cancels a visit → visit is cancelled
What is kept
- Visit: patient, mobile number, date and time; states: planned, cancelled
- Form: visit, allergies, medicines; states: begun, sent
- Note: text`,
    [],
  );
  expect(features.find(({ title }) => /^cancel/i.test(title))?.priority.level).toBe('must');
});
