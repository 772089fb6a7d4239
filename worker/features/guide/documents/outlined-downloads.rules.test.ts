import { expect, it } from 'vitest';
import { listNeeds } from '#worker/features/guide/documents/architecture-shape.rules.ts';
import { stackOf } from '#worker/features/guide/documents/architecture-stack.rules.ts';
import { deriveProduct } from '#worker/features/guide/product/product.rules.ts';

const told = (line: string) =>
  deriveProduct(
    'Hivebook',
    `Who uses it
- Members
What happens
- Member notes a check → new check: hive name, day
- ${line}
What is kept
- Check: hive name, day`,
    [],
  );
const outside = (line: string) => listNeeds(told(line)).some(({ part }) => part.key === 'export');
const stack = (line: string) => stackOf(told(line)).parts.filter((part) => part.startsWith('CSV'));

it.each([
  'Members export the checks → the checks are handed over as a CSV file',
  'Members download the checks as CSV',
  'Members export the checks as an Excel file',
])('“%s” is a download: no part outside, one line of the stack', (line) => {
  expect(outside(line)).toBe(false);
  expect(stack(line)).toHaveLength(1);
});

it.each([
  'Members export the checks as CSV for the payroll program',
  'Members export the checks as CSV for the accountant',
])('“%s” is for a program of others', (line) => expect(outside(line)).toBe(true));
