import { expect, it } from 'vitest';
import { deriveProduct } from '#worker/features/guide/product/product.rules.ts';

it('a second verb is brought into the form of the first, in the title and in what it comes upon', () => {
  const [feature] = deriveProduct(
    'Clay',
    `Who uses it
- Buyers
- Potter (me)
What happens
- A buyer orders a piece and pays by card → new order: piece, number
What is kept
- Order: buyer, piece, number
What always holds
- No more of a piece is ordered than its number in stock.`,
    [],
  ).features;
  expect(feature?.title).toBe('Order a piece and pay by card');
  expect(feature?.criteria[0]).toMatch(
    /^WHEN a buyer orders a piece and pays by card, THE SYSTEM SHALL keep an order /,
  );
  expect(feature?.criteria.at(-1)).toBe(
    'IF anybody tries to order more of a piece than its number in stock, THEN THE SYSTEM SHALL refuse it, change nothing and say why.',
  );
});
