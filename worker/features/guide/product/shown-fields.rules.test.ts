import { expect, it } from 'vitest';
import { deriveProduct } from '#worker/features/guide/product/product.rules.ts';

const coats = (look: string) =>
  deriveProduct(
    'Coats',
    `Who uses it
- Donors
- Workers
What happens
- Donors register a coat → new coat: size, colour, address
- ${look}
What is kept
- Coat: donor, size, colour, address; states: registered, gone`,
    [],
  ).features[1]?.criteria[0];

it.each([
  ['Workers look for coats by size', 'show coats by size, each with colour.'],
  ['Workers see the number of coats', 'show the number of coats.'],
  ['Workers see what is left', 'show what is left.'],
  ['Workers see the coats → size of each coat', 'show size of each coat.'],
])('%s: says what is shown of each row, and of nobody how they are reached', (line, shown) =>
  expect(coats(line)?.split('THE SYSTEM SHALL ')[1]).toBe(shown),
);
