import { describe, expect, it } from 'vitest';
import { accessOf } from '#worker/features/guide/documents/access.rules.ts';
import { listTables } from '#worker/features/guide/documents/data-model.rules.ts';
import { isWholeOnly, scopeIn } from '#worker/features/guide/documents/outlined-scopes.rules.ts';
import { deriveProduct } from '#worker/features/guide/product/product.rules.ts';

describe('what belongs to something of theirs', () => {
  it.each([
    [
      'Potters see only the orders and payouts of their own shop.',
      { who: 'Potters', what: 'orders and payouts', whole: 'shop' },
    ],
    ['Potters see only their own orders.', undefined],
    ['Potters see the orders of their own shop.', undefined],
  ])('is read from a rule: %s', (text, scope) => expect(scopeIn(text)).toEqual(scope));

  it('bounds nobody who looks at the whole itself', () => {
    const text = 'Potters see only the orders of their own shop.';
    expect([isWholeOnly('shop', text), isWholeOnly('order', text)]).toEqual([true, false]);
  });

  const product = deriveProduct(
    'Acme',
    `Who uses it
- Buyers
- Potters
- Operator (me)
What happens
- Potters open a shop → new shop: name
- Potter puts a jug up for sale → new jug: shop, name, price
- Buyers look through what is for sale → jugs with price and shop
- Buyer orders a jug → new order: jug, number; the potter is told
- Potter sends the order off → order is sent; the buyer is told
- Buyer complains of an order → new complaint: order, text; the potter and the operator are told
- Operator answers the complaint → complaint is answered; the buyer is told
What is kept
- Shop: potter, name
- Jug: shop, name, price; states: for sale, gone
- Order: buyer, jug, number; states: ordered, sent
- Complaint: order, text; states: open, answered
What always holds
- Potters see only the orders of their own shop.
- Buyers see only their own orders.`,
    [],
  );
  const tables = listTables(product);
  const sees = (name: string) => {
    const table = tables.find((one) => one.name === name);
    return table && accessOf(product, table, tables).sees;
  };

  it('is theirs by each step from the row to them', () => {
    expect(sees('orders')).toContain('potters only their own (`jug_id` → `jugs.shop_id` → `shops.potter_id`)');
    expect(sees('complaints')).toContain(
      'potters only their own (`order_id` → `orders.jug_id` → `jugs.shop_id` → `shops.potter_id`)',
    );
  });

  it('is shown to those who are shown what points to it', () =>
    expect(sees('shops')).toBe('Potters only their own (`potter_id`), buyers and the operator'));
});
