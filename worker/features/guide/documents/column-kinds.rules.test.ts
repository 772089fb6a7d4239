import { expect, it } from 'vitest';
import { listTables } from '#worker/features/guide/documents/data-model.rules.ts';
import { deriveProduct } from '#worker/features/guide/product/product.rules.ts';

const product = deriveProduct(
  'Stall',
  `Who uses it
- Grower (me)
- Customers
- Helpers
What happens
- The grower puts a plant up for sale → new plant: name, price, number in stock
- Customers order a plant → new order: plant, number
- The grower enters a bench → new bench: number, places per week, price a day, number a day
- Helpers request leave → new leave: first day, last day, half days, number of days
What is kept
- Plant: name, price, number in stock
- Order: customer, plant, number
- Bench: number, places per week, price a day, number a day
- Leave: helper, first day, last day, half days, number of days
What always holds
- Weekends and public holidays don't count as days of leave.`,
  [],
);
const column = (of: string, name: string) =>
  listTables(product)
    .find((table) => table.name === of)
    ?.columns.find((one) => one.name === name);

it.each([
  ['benches', 'number_a_day', { type: 'integer', check: 'c >= 0' }],
  ['benches', 'places_per_week', { type: 'integer', check: 'c >= 0' }],
  ['benches', 'price_a_day', { type: 'integer', note: 'in the smallest coin' }],
])('%s: what is counted in %s stands before the period', (of, name, expected) =>
  expect(column(of, name)).toMatchObject(expected),
);

it('a number beside the thing that is ordered is how many, and alone it tells one from others', () => {
  expect(column('orders', 'number')).toMatchObject({ type: 'integer', check: 'c > 0' });
  expect(column('benches', 'number')).toMatchObject({ type: 'text' });
});

it('the days between two are worked out by what was told of days that do not count', () => {
  expect(column('leaves', 'number_of_days')).toMatchObject({
    type: 'real',
    note: "worked out from the first and the last day, a half day as half; “Weekends and public holidays don't count as days of leave”",
  });
  expect(column('leaves', 'half_days')).toMatchObject({
    type: 'integer',
    note: 'how many of the days are half; 0 where none is',
  });
});

it('a price that is listed is asked for', () =>
  expect(product.features.flatMap(({ criteria }) => criteria)).toContainEqual(
    expect.stringContaining('IF the name, the price or the number in stock is missing,'),
  ));
