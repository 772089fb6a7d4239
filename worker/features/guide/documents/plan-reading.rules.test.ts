import { expect, it } from 'vitest';
import { readingIn } from '#worker/features/guide/documents/plan-reading.rules.ts';
import { listTasks } from '#worker/features/guide/documents/plan-tasks.rules.ts';
import { deriveProduct } from '#worker/features/guide/product/product.rules.ts';

const bakery = deriveProduct(
  'Loaf',
  `What it is
- A pre-order app for a small bakery.
Who uses it
- Customers
- Bakers
What happens
- Baker puts a loaf on the list → new loaf: name, price
- Customer orders bread → new order: loaves, number of each, pick-up day
- Baker packs an order → order is packed
What is kept
- Loaf: name, price; states: on the list, off the list
- Order: loaves, number of each, pick-up day; states: ordered, packed
What always holds
- Customers see only their own orders.`,
  [],
);
const tasks = listTasks(bakery);
const taskOf = (title: string) => tasks.find((task) => task.title === title);
const callsOf = (title: string) =>
  taskOf(title)
    ?.steps.filter(({ what }) => what === 'Calls')
    .map(({ says }) => says)
    .join('; ');

it('gives each reading call to the task whose screen chooses from its rows or goes on with them', () => {
  expect(callsOf('See the loaves')).toContain('`GET /api/loaves`');
  expect(callsOf('Order bread')).toContain('to read, `GET /api/orders/:id`');
  expect(callsOf('Pack an order')).toContain('to read, `GET /api/orders`');
  expect(callsOf('Put a loaf on the list')).toContain('to read, `GET /api/loaves/:id`');
  expect([...readingIn(bakery).values()].flat()).toEqual(
    expect.arrayContaining(['/api/loaves/:id', '/api/orders/:id']),
  );
});

it('makes what stands between two records with the one that lists the other', () => {
  const tablesOf = (title: string) =>
    taskOf(title)
      ?.steps.filter(({ what }) => what === 'Table')
      .map(({ file }) => file);
  expect(tablesOf('Put a loaf on the list')).toEqual(['loaves', 'loaf_changes']);
  expect(tablesOf('Order bread')).toEqual(expect.arrayContaining(['orders', 'order_loaves']));
});
