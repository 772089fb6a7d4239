import { describe, expect, it } from 'vitest';
import { assumedNots } from '#worker/features/guide/documents/outlined-nots.rules.ts';
import { deriveProduct } from '#worker/features/guide/product/product.rules.ts';

const outline = ({
  is = '- A pre-order app for small bakeries.',
  rule = '- An order is cancelled only while it is ordered.',
  nots = '- No delivery.',
}) => `What it is
${is}
Who uses it
- Customers
- Bakers
What happens
- Bakers put a loaf on the list → new loaf: name, photo
- Customers order a loaf → new order: loaf, day
- Baker packs an order → order is packed
What is kept
- Loaf: name, photo
- Order: customer, loaf, day; states: ordered, packed, cancelled
What always holds
${rule}
What it will not do
${nots}`;

const notsOf = (given: Parameters<typeof outline>[0]) => assumedNots(deriveProduct('Morning Loaf', outline(given), []));

describe('what an outlined product leaves out', () => {
  it.each([
    [
      '- A pre-order app for small bakeries.',
      "No second bakery in the same Morning Loaf: all loaves and orders in it are one bakery's.",
    ],
    [
      '- The order book of our farm shop.',
      "No second farm shop in the same Morning Loaf: all loaves and orders in it are one farm shop's.",
    ],
  ])('is a second organisation beside the one of %s', (is, says) => {
    expect(notsOf({ is })).toContain(says);
  });

  it('names no organisation where none runs it', () => {
    expect(notsOf({ is: '- An open-source library, with one list per day and lab.' }).join(' ')).not.toContain(
      'No second',
    );
  });

  it('is money, unless a line speaks of some', () => {
    const none = 'No payment; Morning Loaf takes no money and sends none, and no line speaks of any.';
    expect(notsOf({})).toContain(none);
    expect(notsOf({ rule: '- A loaf costs 4 euros.' })).not.toContain(none);
    expect(notsOf({ nots: '- No payment in the app; it is paid when it is picked up.' })).not.toContain(none);
  });

  it('fills up to four with those of the owner', () => {
    expect(notsOf({ nots: '- No delivery.\n- No app.\n- No chat.\n- No points.' })).toEqual([]);
    expect(notsOf({ nots: '- No delivery.\n- No app.\n- No chat.' })).toHaveLength(1);
  });
});
