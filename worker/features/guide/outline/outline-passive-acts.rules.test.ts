import { expect, it } from 'vitest';
import { tellAdded } from '#worker/features/guide/documents/outlined-assumptions.rules.ts';
import { listActs } from '#worker/features/guide/product/outlined-acts.rules.ts';
import { deriveProduct } from '#worker/features/guide/product/product.rules.ts';

const told = (line: string, beside?: string) =>
  deriveProduct(
    'Intake',
    `Who uses it
- Front desk
- Patients
What happens
- The front desk enters a visit → new visit: patient, day
- Patients look at their visits
${beside ? `- ${beside}\n` : ''}- ${line}
What is kept
- Visit: patient, day; states: planned, cancelled, lost
- Room: number; states: free, taken
What counts as success
- 8 of 10 visits begin in time`,
    [],
  );
const doerOf = (line: string) => listActs(told(line)).find(({ told: { text } }) => !/enter|look/.test(text))?.who?.one;

it.each([
  ['A visit is cancelled → the patient is told', 'front desk'],
  ['A visit is moved or cancelled → the patient is told', 'front desk'],
  ['A visit is lost → the patient is told', 'front desk'],
  ['A visit is late → the patient is told', undefined],
  ['A room is cancelled → the patient is told', undefined],
  ['A letter is cancelled → the patient is told', undefined],
])('“%s” is done by %s', (line, doer) => expect(doerOf(line)).toBe(doer));

it('says that nobody told who does it, and sets the state that is told', () => {
  const product = told('A visit is moved or cancelled → the patient is told');
  expect(tellAdded(product)).toContain('Nobody told who cancels a visit; the front desk does (FR-4).');
  expect(product.features[3]?.criteria[0]).toContain('set the visit to “cancelled” and show');
});

it('gives no doer where another line has one', () => {
  const product = told('A visit is cancelled → the front desk is told', 'Patients cancel a visit → the day is free');
  expect(product.idea.told.filter(({ isDoerAssumed }) => isDoerAssumed)).toEqual([]);
});
