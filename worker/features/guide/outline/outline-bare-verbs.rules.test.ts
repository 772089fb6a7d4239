import { expect, it } from 'vitest';
import { deriveProduct } from '#worker/features/guide/product/product.rules.ts';

const features = deriveProduct(
  'Days Off',
  `Who uses it
- Employees
- Managers (me)
What happens
- An employee requests vacation → new vacation request: first day, last day
- The manager approves → request is approved; the employee is told
- An employee withdraws → request is withdrawn
- The manager looks
What is kept
- Vacation request: first day, last day; states: requested, approved, withdrawn`,
  [],
).features;

it.each([
  ['Approve a vacation request', 'WHEN the manager approves a vacation request, '],
  ['Withdraw their vacation request', 'WHEN an employee withdraws their vacation request, '],
])('a line without a thing is of what it changes: %s', (title, cause) => {
  const feature = features.find((one) => one.title === title);
  expect(feature?.criteria.join('\n')).toContain(cause);
});

it('and stays as it is where it changes nothing', () =>
  expect(features.map(({ title }) => title).some((title) => /^Look\b.*request/.test(title))).toBe(false));
