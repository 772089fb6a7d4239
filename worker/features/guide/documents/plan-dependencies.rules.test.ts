import { expect, it } from 'vitest';
import { scheduleTasks } from '#worker/features/guide/documents/plan.rules.ts';
import { orderOfBuild } from '#worker/features/guide/documents/plan-order.rules.ts';
import { listTasks } from '#worker/features/guide/documents/plan-tasks.rules.ts';
import { deriveProduct } from '#worker/features/guide/product/product.rules.ts';

const flats = deriveProduct(
  'Flats',
  `What it is
- A repair book for four flats
Who uses it
- Landlord (me)
- Tenants
- Plumbers
What happens
- Tenants report repairs → new repair: flat, what; I'm told
- I pick a plumber for it → plumber gets the address
- Plumber offers a date → tenant is asked whether it suits
- Tenant says yes → date is fixed; plumber and I are told
- Tenant says no → plumber is asked for another date
- I close the repair → tenant sees it's finished
- I enter a cost → new cost: repair, amount, bill as photo
- I make the report of the year → number of repairs that were closed
What is kept
- Repair: flat, what is broken, plumber, date; states: reported, given out, date fixed, closed
- Flat: address, floor, tenant
- Cost: repair, amount, bill as photo
- Plumber: name, phone`,
  [],
);
const { waits, places } = orderOfBuild(flats);
const idOf = (title: RegExp) => flats.features.find((feature) => title.test(feature.title))?.id ?? 'none';

it.each([
  // A state from which it goes on, a field that is filled before, and what is asked before it is answered.
  [/^Say yes/, /^Pick a plumber/],
  [/^Offer a date/, /^Pick a plumber/],
  [/^Say yes/, /^Offer a date/],
  [/^Say no/, /^Offer a date/],
  [/^Make the report/, /^Close/],
  [/^Enter a cost/, /^Report repairs/],
])('a feature waits for what it cannot be done without: %s for %s', (title, other) => {
  expect(waits.get(idOf(title))).toContain(idOf(other));
});

it('waits for nothing that only points at the same rows, and no two wait for each other', () => {
  expect(waits.get(idOf(/^Enter a plumber/)) ?? new Set()).not.toContain(idOf(/^Report repairs/));
  const order = places.map(({ feature }) => feature.id);
  for (const [id, before] of waits)
    for (const other of before) expect(order.indexOf(other)).toBeLessThan(order.indexOf(id));
});

it('comes into the first round in which all that it waits for is done', () => {
  const tasks = listTasks(flats);
  const rounds = new Map(scheduleTasks(tasks).map(({ task, round }) => [task.id, round]));
  for (const { id, after } of tasks)
    expect(rounds.get(id)).toBe(1 + Math.max(0, ...after.map((one) => rounds.get(one) ?? 0)));
});
