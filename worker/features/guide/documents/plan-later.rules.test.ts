import { describe, expect, it } from 'vitest';
import { triedLater } from '#worker/features/guide/documents/plan-later.rules.ts';
import { listTasks } from '#worker/features/guide/documents/plan-tasks.rules.ts';
import { deriveProduct } from '#worker/features/guide/product/product.rules.ts';

const choir = deriveProduct(
  'Alto',
  `What it is
- A place on the web for our choir.
Who uses it
- Singer: hears the parts, says when absent
- Choir leader (Leila): puts in pieces and rehearsals
What happens
- The choir leader puts in a new piece → new piece: title, composer
- The choir leader puts in the rehearsals → new rehearsal: date, place
- A singer enters an absence → new absence: rehearsal, reason
What is kept
- Piece: title, composer
- Rehearsal: date, place, pieces
- Absence: singer, rehearsal, reason
What always holds
- The reason of an absence is seen only by the choir leader.`,
  [],
);
const tasks = listTasks(choir);

describe('what the sign-in says of rows that nobody has made yet', () => {
  const [[maker, criteria] = ['', []]] = [...triedLater(choir)];
  const account = choir.features.find(({ key }) => key === 'account');
  const door = tasks.find(({ feature }) => feature === account);
  const later = tasks.find(({ feature }) => feature?.id === maker);

  it('is built and tried with the task that makes them', () => {
    expect(later?.title).toBe('Enter an absence');
    expect(criteria.map(({ effect }) => effect)).toEqual([
      'show the reason of an absence only to the choir leader and whoever entered it',
    ]);
    const id = criteria[0]?.id ?? '';
    expect(later?.verify).toContain(`\`npx vitest run -t '${account?.id}\\.'\` for ${id}.`);
    expect(later?.steps.map(({ says }) => says)).toContain(`gains ${id} of “sign in”`);
    expect(door?.verify).toContain(`Tried later, once there are rows for it: ${id} with ${maker}.`);
    expect(door?.steps.find(({ what }) => what === 'Rule')?.says).not.toContain(id);
  });
});

const savings = deriveProduct(
  'Round',
  `What it is
- A place on the web where savers put small sums by.
Who uses it
- Savers
- Support
What happens
- A saver creates a goal → new goal: name, target amount; round ups go there from now on
- A saver enters a round up → new round up: goal, shop, difference
What is kept
- Goal: name, target amount
- Round up: goal, shop, difference; states: pending, collected
What always holds
- Support may see sums and states but not in which shops someone bought.`,
  [],
);

describe('what speaks of rows that come later', () => {
  const plan = listTasks(savings);
  const [goal, up] = ['Create a goal', 'Enter a round up'].map((title) => plan.find((task) => task.title === title));
  const effects = (triedLater(savings).get(up?.feature?.id ?? '') ?? []).map(({ effect }) => effect);

  it('is known by a field that no other rows have', () => {
    expect(effects).toContain('show sums and states but not in which shops someone bought to support');
  });

  it('is left to the task that makes them in other features than the sign-in, too', () => {
    const put = triedLater(savings)
      .get(up?.feature?.id ?? '')
      ?.find(({ feature }) => feature === goal?.feature);
    expect(put?.effect).toBe('let round ups go there from now on');
    expect(goal?.verify).toContain(`Tried later, once there are rows for it: ${put?.id} with ${up?.feature?.id}.`);
    expect(up?.steps.map(({ says }) => says)).toContain(`gains ${put?.id} of “create a goal”`);
  });
});
