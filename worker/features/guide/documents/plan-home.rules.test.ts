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
