import { expect, it } from 'vitest';
import { tellAdded } from '#worker/features/guide/documents/outlined-assumptions.rules.ts';
import { ruleDecisions } from '#worker/features/guide/documents/outlined-decisions.rules.ts';
import { levelOf } from '#worker/features/guide/documents/test-levels.rules.ts';
import { deriveProduct } from '#worker/features/guide/product/product.rules.ts';

const linesOf = (field: string, rule: string, more: string) => `Who uses it
- Customers
- Grower (me)
What happens
- The grower puts a plant up for sale → new plant: name, ${field}
- Customers order plants → new order: plants, number of each${more}
- An order is not paid within 2 days → order is lapsed
- The customer cancels an order → order is cancelled
What is kept
- Plant: name, ${field}
- Order: customer, plants, number of each${more}; states: ordered, paid, lapsed, cancelled
What always holds
- ${rule}`;
const stocked = deriveProduct(
  'Stall',
  linesOf('number in stock', 'No more of a plant is ordered than its number in stock.', ''),
  [],
);
const daily = deriveProduct(
  'Stall',
  linesOf('number a day', 'Nobody orders more of a plant than its number a day.', ', pick-up day'),
  [],
);
const criteriaOf = ({ features }: typeof stocked) => features.flatMap(({ criteria }) => criteria);

it('what is ordered is taken off what there is, and given back where it is called off', () => {
  const lowers =
    'WHEN customers order plants, THE SYSTEM SHALL lower “number in stock” of each plant of the order by how many of it the order has.';
  const back =
    'THE SYSTEM SHALL give back to “number in stock” of each plant of the order how many of it the order had.';
  expect(criteriaOf(stocked)).toContain(lowers);
  expect(criteriaOf(stocked).filter((text) => text.endsWith(back))).toHaveLength(2);
  expect(tellAdded(stocked).join(' ')).toContain('Nobody told what takes of the number that there is;');
});

it('of so many a day all that is ordered for the day counts together, and nothing is lowered', () => {
  expect(criteriaOf(daily)).toContain(
    'WHEN customers order plants, THE SYSTEM SHALL count against “number a day” of each plant what all orders of that pick-up day that are not “lapsed” or “cancelled” have of it together.',
  );
  expect(criteriaOf(daily).join()).not.toMatch(/lower “|give back/);
});

it.each([
  [
    stocked,
    'One transaction stores the order and lowers `plants.number_in_stock` by `order_plants.number`, only where so many are left; what becomes “lapsed” or “cancelled” gives it back in the same way;',
  ],
  [
    daily,
    'The statement that stores `order_plants.number` adds up that column over the orders of the same `orders.pick_up_day` that are not “lapsed” or “cancelled” and stores only where the sum stays within `plants.number_a_day`;',
  ],
])('the limit is held in the statement that writes, and by no clock', (product, rule) => {
  const [decision] = ruleDecisions(product).filter(({ group }) => group === 'stock');
  expect(decision?.rule).toContain(rule);
});

it('how many there are for a day is tried by a call, without a clock', () =>
  expect(levelOf({ cause: 'anybody wants to order more of a plant than its number a day', effect: 'refuse it' })).toBe(
    'Call of the server',
  ));
