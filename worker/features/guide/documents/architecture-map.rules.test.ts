import { expect, it } from 'vitest';
import { listPlaces } from '#worker/features/guide/documents/architecture-map.rules.ts';
import { deriveProduct } from '#worker/features/guide/product/product.rules.ts';

const product = deriveProduct(
  'Round Ups',
  `What it is
- Saving the cents of each card payment
Who uses it
- Saver
- Bank: reports the payments and moves the money
What happens
- Saver connects their bank account → new connection: bank, IBAN
- Bank reports a card payment → new round up: payment date, difference
- A card payment is refunded by the shop → ?
What is kept
- Connection: bank, IBAN
- Round up: payment date, difference; states: pending, collected`,
  [],
);

it('what one part outside reports at one address is received in one file', () => {
  const receiving = listPlaces(product).filter(({ hooks }) => hooks.includes('POST /hooks/bank'));
  expect(receiving).toHaveLength(2);
  expect(new Set(receiving.map(({ route }) => route))).toEqual(new Set(['src/routes/hooks-bank.ts']));
});
