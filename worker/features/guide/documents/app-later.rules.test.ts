import { expect, it } from 'vitest';
import { writeArchitecture } from '#worker/features/guide/documents/architecture.rules.ts';
import { writeTools } from '#worker/features/guide/documents/tools.rules.ts';
import { deriveProduct } from '#worker/features/guide/product/product.rules.ts';

const product = deriveProduct(
  'Turnabout',
  `Who uses it
- Parents
What happens
- Parent asks for a swap → new swap: day
- Parent takes a swap → swap is taken
- Parent withdraws an open swap → swap is withdrawn
What is kept
- Swap: day; states: open, taken, withdrawn`,
  [],
);

it('architecture and tools name one moment for an app from the stores', () => {
  const told = /n app from the stores: when parents ask for something that a page cannot do\./;
  expect(writeArchitecture(product, 'it')).toMatch(told);
  expect(writeTools(product, 'it')).toMatch(told);
});

it('a record ends in each state from which nothing goes on', () =>
  expect(writeArchitecture(product, 'it')).toMatch(/Swap begins as open[^;]* and ends as taken or withdrawn;/));
