import { describe, expect, it } from 'vitest';
import { scheduleTasks, writePlan } from '#worker/features/guide/documents/plan.rules.ts';
import { listTasks } from '#worker/features/guide/documents/plan-tasks.rules.ts';
import { deriveProduct } from '#worker/features/guide/product/product.rules.ts';
import { ideas } from '#worker/features/guide/testing/ideas.ts';

const products = Object.entries(ideas)
  .filter(([name]) => !['empty', 'hostile'].includes(name))
  .map(([name, description]) => ({ name, product: deriveProduct('Acme', description, []) }));

describe.each(products)('the plan of $name', ({ product }) => {
  const turns = scheduleTasks(listTasks(product));

  it('puts no two tasks that write one file side by side', () => {
    for (const { task, round } of turns) {
      const files = task.steps.map(({ file }) => file).filter((file) => file.includes('/'));
      const others = turns.filter((turn) => turn.round === round && turn.task !== task);
      const shared = others.filter((turn) => turn.task.steps.some(({ file }) => files.includes(file)));
      expect(
        shared.map((turn) => turn.task.id),
        task.id,
      ).toEqual([]);
    }
  });

  it('puts each task after all that it depends on', () => {
    const rounds = new Map(turns.map(({ task, round }) => [task.id, round]));
    for (const { task, round } of turns)
      for (const id of task.after) expect(rounds.get(id), `${task.id} after ${id}`).toBeLessThan(round);
  });

  it('runs the tests of one feature and not those of FR-10 with FR-1', () => {
    expect(writePlan(product, 'Requirements v1')).not.toMatch(/ -t '?FR-\d+(?!\d|\\\.)/);
  });
});

it('says why a task waits where only a file keeps it, and draws no rounds of one task each', () => {
  const honey = deriveProduct(
    'Amber Jar',
    'Customers pre-order jars of honey for Saturday and collect them at the farm. The beekeeper sees what to fill.',
    [],
  );
  const plan = writePlan(honey, 'Requirements v1');
  expect(plan).toMatch(/^- T-\d+ comes after T-\d+, because both write `src\/\S+`\.$/m);
  const leave = deriveProduct('Away', 'Employees request leave. Managers approve the leave.', []);
  const turns = scheduleTasks(listTasks(leave));
  const isRow = new Set(turns.map(({ round }) => round)).size === turns.length;
  expect(writePlan(leave, 'Requirements v1').includes('## Side by side')).toBe(!isRow);
});

it('lets what commands a device wait for what is measured', () => {
  const greenhouse = deriveProduct(
    'Warm Glass',
    'Sensors send the temperature of a greenhouse every 5 minutes. Gardeners see each greenhouse. Window valves open by themselves if the gardener allows it.',
    [],
  );
  const tasks = listTasks(greenhouse).filter(({ feature }) => feature);
  const measured = tasks.find(({ title }) => /send/i.test(title));
  const commanded = tasks.find(({ title }) => /open by themselves/i.test(title));
  expect(commanded?.after).toContain(measured?.id);
});
