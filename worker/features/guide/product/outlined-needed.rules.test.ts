import { describe, expect, it } from 'vitest';
import { deriveProduct } from '#worker/features/guide/product/product.rules.ts';

const daysOff = deriveProduct(
  'Days Off',
  `What it is
- A place on the web where our people ask for days off.
Who uses it
- Employees
- Managers
- HR
What happens
- An employee requests vacation → new vacation request: first day, last day
- The manager approves → request is approved; the team gets the overview
- The manager declines and must say why → request is declined
- An employee withdraws a request → withdrawn
- An employee looks at the overview of the team
- HR sets the yearly days in January → each employee gets their allowance
- HR prints the sick notes
What is kept
- Vacation request: employee, first day, last day; states: requested, approved, declined, withdrawn
- Employee: name, e-mail, allowance
- Sick note: employee, day
What always holds
- No request for more days than are left.`,
  [],
);
const levelOf = (title: string) => daysOff.features.find((one) => one.title.startsWith(title))?.priority.level;

describe('what a must cannot do without', () => {
  it.each(['Request vacation', 'Approve', 'Decline', 'Set the yearly days'])('is one, too: %s', (title) => {
    expect(levelOf(title)).toBe('must');
  });

  it.each(['Withdraw a request', 'Print the sick notes'])('is not what only follows: %s', (title) => {
    expect(levelOf(title)).toBe('should');
  });
});
