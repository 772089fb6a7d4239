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

const flats = deriveProduct(
  'Flats',
  `Who uses it
- Owner (me)
- Tenants
- Plumbers
What happens
- Tenants report a repair → new repair: room, what is broken
- I pick a plumber for it → plumber gets the address
- Plumber says he can't → back to me
- Plumber reports it done with the bill → repair is done
- Setter scans a key when it goes to a repair → new loan: key
- Owner scans it again
- Tenants tell me if they are away → new absence: from, until
What is kept
- Repair: room, what is broken, plumber; states: reported, done
- Loan: key, day
- Key: number
- Absence: from, until`,
  [],
).features;

it.each([
  ['Pick a plumber for the repair', 'WHEN the owner picks a plumber for the repair, '],
  ['Report the repair done with the bill', 'WHEN a plumber reports the repair done with the bill, '],
  ['Tell the owner of an absence', 'WHEN tenants tell the owner if they are away, '],
])('a title names what its line says by a pronoun or in its condition: %s', (title, cause) =>
  expect(flats.find((one) => one.title === title)?.criteria.join('\n')).toContain(cause),
);

it('and keeps the pronoun where two things may be meant', () =>
  expect(flats.map(({ title }) => title)).toContain('Scan it again'));
