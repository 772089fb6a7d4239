import { expect, it } from 'vitest';
import { writePlan } from '#worker/features/guide/documents/plan.rules.ts';
import { listTasks } from '#worker/features/guide/documents/plan-tasks.rules.ts';
import { deriveProduct } from '#worker/features/guide/product/product.rules.ts';

const forms = deriveProduct(
  'Forms',
  `Who uses it
- Patients
- Nurses
What happens
- Patients fill in a form → new form: visit, remark
- Nurses review the form → form is reviewed; the patient is told
- Nurses send the form back → form is back to patient
What is kept
- Form: visit, remark; states: begun, reviewed, back to patient`,
  [],
);
const plan = writePlan(forms, 'b');

it('has a page on which each kind of people finds its lists and the ways to its screens, before the release', () => {
  expect(plan).toContain('- Screen `src/pages/index.tsx`: for patients: “fill in a form” (FR-1).');
  expect(plan).toContain(
    '- Screen `src/pages/index.tsx`: for nurses: the list of forms, from each row “review the form” (FR-2) and “send the form back” (FR-3).',
  );
  const tasks = listTasks(forms);
  const home = tasks.find(({ title }) => title.startsWith('Start page'));
  expect(tasks.at(-1)?.after).toContain(home?.id);
});

it('has what an act changes in the rule behind its call, and on its screen what sends and shows it', () => {
  expect(plan).toMatch(/- Rule `src\/rules\/review-the-form\.ts`: FR-2\.1 and FR-2\.\d \(nurses review the form\)/);
  expect(plan).toContain('- Screen `src/pages/review-the-form.tsx`: FR-2.1 (nurses review the form).');
});

it('lists for people who see only what is theirs no rows of others', () => {
  const orders = deriveProduct(
    'Orders',
    `Who uses it
- Customers
- Bakers (me)
What happens
- Customers order a cake → new order: customer, cake
- Customers cancel an order → order is cancelled
- Bakers pack an order → order is packed
What is kept
- Order: customer, cake; states: ordered, packed, cancelled
What always holds
- Customers see only their own orders.`,
    [],
  );
  expect(writePlan(orders, 'b')).toContain(
    'for customers: the list of their own orders, from each row “cancel an order” (FR-2); “order a cake” (FR-1).',
  );
  expect(writePlan(orders, 'b')).toContain('for bakers: the list of orders, from each row “pack an order” (FR-3).');
});
