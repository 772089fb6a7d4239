import { expect, it } from 'vitest';
import { settingOff } from '#worker/features/guide/documents/plan-events.rules.ts';
import { listTasks } from '#worker/features/guide/documents/plan-tasks.rules.ts';
import { deriveProduct } from '#worker/features/guide/product/product.rules.ts';

const withEvent = (event: string) =>
  deriveProduct(
    'Seeds',
    `Who uses it
- Givers
- Gardeners
What happens
- A giver offers a seed → new seed: name
- A gardener asks for a seed → new request: seed
- ${event}
- A giver hands a seed over → seed is gone
- A giver withdraws a seed → seed is withdrawn
What is kept
- Seed: name; states: free, gone, withdrawn
- Request: seed; states: open, declined`,
    [],
  );

it('what comes about of acts waits for the tasks of these, and they say that they set it off', () => {
  const product = withEvent(
    'A seed of an open request is gone or withdrawn → request is declined; the gardener is told',
  );
  const tasks = listTasks(product);
  const task = (title: RegExp) => tasks.find((one) => title.test(one.title));
  const event = task(/^A seed of/);
  expect(event?.after).toEqual(expect.arrayContaining([task(/^Hand/)?.id, task(/^Withdraw/)?.id]));
  const says = (title: RegExp, what: string) => task(title)?.steps.find((step) => step.what === what)?.says;
  expect(says(/^Hand/, 'Sets off')).toBe(
    '“a seed of an open request is gone or withdrawn” (FR-3), in the same transaction, once that is built',
  );
  expect(says(/^A seed of/, 'Set off by')).toContain('“withdraw a seed” (FR-5)');
});

it.each(['A seed is not handed over within 3 days → the giver is told', 'Gardeners see the seeds that are gone'])(
  '“%s” is set off by no act',
  (event) => expect([...settingOff(withEvent(event))]).toEqual([]),
);
