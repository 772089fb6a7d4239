import { expect, it } from 'vitest';
import { listTables } from '#worker/features/guide/documents/data-model.rules.ts';
import { writeDatabase } from '#worker/features/guide/documents/database.rules.ts';
import { deriveProduct } from '#worker/features/guide/product/product.rules.ts';

const told = (users: string[], acts: string[], records: string[], rules: string[] = []) =>
  deriveProduct(
    'Paid',
    `Who uses it
${users.map((line) => `- ${line}`).join('\n')}
What happens
${acts.map((line) => `- ${line}`).join('\n')}
What is kept
${records.map((line) => `- ${line}`).join('\n')}
What always holds
${rules.map((line) => `- ${line}`).join('\n')}`,
    [],
  );
const table = (product: ReturnType<typeof told>, name: string) => listTables(product).find((one) => one.name === name);

const reminding = (days: number) =>
  `An invoice is not paid ${days} days after its due date → new reminder: invoice, text, date`;
const invoices = told(
  ['Freelancers'],
  [
    'Freelancer drafts an invoice → new invoice: client, amount, due date',
    'Freelancers send invoices → invoice is sent, with the next number',
    ...[3, 10, 20].map(reminding),
  ],
  ['Invoice: freelancer, client, number, amount, due date; states: draft, sent', 'Reminder: invoice, text, date'],
  ['Freelancers see only their own invoices.'],
);

it('a number of what each of several people has for themselves is unique for each of them', () => {
  expect(table(invoices, 'invoices')?.uniques).toEqual([['freelancer_id', 'number']]);
  expect(table(invoices, 'invoices')?.columns.find(({ name }) => name === 'number')?.unique).toBeUndefined();
  const rooms = told(['Office (me)'], ['The office enters a room → new room: number'], ['Room: number']);
  expect(table(rooms, 'rooms')?.columns.find(({ name }) => name === 'number')?.unique).toBe(true);
});

it('of several reminders each says which it is, so that none is made twice for one due date', () => {
  const reminders = table(invoices, 'reminders');
  expect(reminders?.columns.find(({ name }) => name === 'stage')?.check).toBe("c in ('3 days', '10 days', '20 days')");
  expect(reminders?.uniques).toEqual([['invoice_id', 'stage', 'due_date']]);
  const one = told(
    ['Freelancers'],
    ['Freelancer drafts an invoice → new invoice: due date', reminding(3)],
    ['Invoice: freelancer, due date', 'Reminder: invoice, text, date'],
  );
  expect(table(one, 'reminders')?.columns.map(({ name }) => name)).not.toContain('stage');
});

it('what somebody makes by the link of another row is there once for it', () => {
  const product = told(
    ['Patients: no account', 'Nurses'],
    [
      'Nurses enter a visit → new visit: mobile number, date; the patient gets a link by text message',
      'Patients fill in their intake form → new intake form: allergies',
      'Patients report a complaint → new complaint: text',
    ],
    ['Visit: mobile number, date', 'Intake form: visit, allergies', 'Complaint: visit, text'],
  );
  expect(table(product, 'intake_forms')?.uniques).toEqual([['visit_id']]);
  expect(table(product, 'intake_forms')?.indexes).toEqual([]);
  expect(table(product, 'complaints')?.uniques).toEqual([]);
  expect(writeDatabase(product, 'b')).toContain('`visit_id` is unique: there is one intake form for each visit.');
});
