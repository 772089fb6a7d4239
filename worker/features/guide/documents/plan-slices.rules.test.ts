import { describe, expect, it } from 'vitest';
import { writePlan } from '#worker/features/guide/documents/plan.rules.ts';
import { listTasks } from '#worker/features/guide/documents/plan-tasks.rules.ts';
import { deriveProduct } from '#worker/features/guide/product/product.rules.ts';

const bakery = deriveProduct(
  'Loaves',
  `Who uses it
- Baker: bakes and releases
- Miller (Otto): delivers flour
What happens
- The miller enters a sack.
- The baker puts sacks into a batch.
- The baker rejects a batch.
- The baker releases a batch.
- The miller enters a price.
What is kept
- Sack: number, weight, grain (rye, wheat)
- Batch: number, sack; states: made, released, rejected
- Price: amount, day
What always holds
- Only the baker releases a batch.
- A batch has at most three sacks.
- The office never sees a recipe.
What it will not do
- No shop`,
  [],
);
const tasks = listTasks(bakery);
const taskOf = (title: string) => tasks.find((task) => task.title.startsWith(title));
const saysOf = (title: string, what: string) =>
  taskOf(title)?.steps.flatMap((step) => (step.what === what ? [step.file || step.says] : []));

describe('the plan of an outline', () => {
  it('makes each table in the task that first needs it', () => {
    expect(
      tasks.flatMap(({ title, steps }) =>
        steps.flatMap(({ what, file }) => (what === 'Table' ? [`${title}: ${file}`] : [])),
      ),
    ).toEqual([
      'Enter a sack: sacks',
      'Put sacks into a batch: batches',
      'Put sacks into a batch: sacks',
      'Enter a price: prices',
    ]);
    expect(taskOf('Enter a sack')?.steps.find(({ what }) => what === 'Table')?.says).not.toContain('batch_id');
    expect(taskOf('Put sacks')?.steps.findLast(({ what }) => what === 'Table')?.says).toBe('gains batch_id');
    expect(saysOf('Enter a sack', 'Migration')).toEqual(['migrations/0002_sacks.sql']);
    expect(saysOf('Put sacks', 'Migration')).toEqual(['migrations/0003_batches.sql']);
  });

  it('goes the first way through before the rest, each task after those that made what it needs', () => {
    const order = tasks.map(({ title }) => title);
    expect(order.indexOf('Release a batch')).toBeLessThan(order.indexOf('Reject a batch'));
    expect(taskOf('Release a batch')?.after).toEqual(
      ['Set up Loaves', 'Sign in', 'Enter a sack', 'Put sacks'].map((title) => taskOf(title)?.id),
    );
    // Everybody who acts in it walks it.
    expect(writePlan(bakery, 'Requirements v1')).toContain(
      'Ends when the miller and a baker can go through J-1 from its first step to its last.',
    );
  });

  it('has example rows in each told choice, and tries the rules at their values by the told people', () => {
    expect(taskOf('Enter a sack')?.steps.find(({ what }) => what === 'Example data')?.says).toContain(
      '`grain` rye and wheat',
    );
    expect(taskOf('Enter a sack')?.verify).toContain('as Otto (miller), enter a sack: ');
    expect(taskOf('Put sacks')?.verify).toContain('try “A batch has at most three sacks” (FR-2.');
    expect(taskOf('Put sacks')?.verify).toContain(' with 2, 3 and 4 sacks');
    expect(taskOf('Release a batch')?.verify).toContain(
      'then as anybody but the baker try to release a batch: it must refuse it',
    );
  });
});
