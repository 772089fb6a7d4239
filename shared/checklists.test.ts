import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type ChecklistGroup, countProgress, skillLevels, taskPriorities, taskStatuses } from '#shared/checklists.ts';

const stepNumber = fc.constantFrom(1 as const, 2 as const, 3 as const);
/** Any checklists whose task ids are unique. */
const anyGroups = fc
  .array(
    fc.record({
      stepNumber,
      skillLevel: fc.constantFrom(...skillLevels),
      priorities: fc.array(fc.constantFrom(...taskPriorities), { minLength: 1, maxLength: 7 }),
    }),
    { maxLength: 12 },
  )
  .map((list): ChecklistGroup[] =>
    list.map(({ priorities, ...group }, place) => ({
      ...group,
      id: `group-${place}`,
      title: `Group ${place}`,
      description: '',
      category: 'Any',
      tasks: priorities.map((priority, index) => ({
        id: `task-${place}-${index}`,
        description: `Task ${place} ${index}`,
        howToVerify: 'It is there',
        priority,
      })),
    })),
  );
/** Checklists, and a status for some of their tasks and for one that they don't know. */
const anyProject = anyGroups.chain((groups) =>
  fc.record({
    groups: fc.constant(groups),
    states: fc
      .subarray([...groups.flatMap(({ tasks }) => tasks.map(({ id }) => id)), 'gone'])
      .chain((ids) =>
        fc.tuple(
          ...ids.map((taskId) => fc.record({ taskId: fc.constant(taskId), status: fc.constantFrom(...taskStatuses) })),
        ),
      ),
  }),
);

describe('countProgress', () => {
  test('says what counting one by one says', () => {
    fc.assert(
      fc.property(anyProject, ({ groups, states }) => {
        let [total, resolved, completed, inProgress] = [0, 0, 0, 0];
        const levels = { basic: [0, 0], advanced: [0, 0], expert: [0, 0] };
        for (const group of groups) {
          for (const task of group.tasks) {
            const status = states.find(({ taskId }) => taskId === task.id)?.status ?? 'not-started';
            total += 1;
            levels[group.skillLevel][1] = (levels[group.skillLevel][1] ?? 0) + 1;
            if (status === 'completed') {
              completed += 1;
              levels[group.skillLevel][0] = (levels[group.skillLevel][0] ?? 0) + 1;
            }
            if (status !== 'not-started' && status !== 'in-progress') resolved += 1;
            if (status === 'in-progress') inProgress += 1;
          }
        }
        const counted = countProgress(groups, states);
        expect(counted).toMatchObject({ total, resolved, completed, inProgress });
        // 23 of 40 are 57.5, and (23 / 40) * 100 a little less.
        expect(counted.percent).toBe(total === 0 ? 0 : Math.round((resolved * 100) / total));
        expect(counted.levels).toEqual(
          Object.entries(levels).map(([level, [done, all]]) => ({ level, completed: done, total: all })),
        );
      }),
    );
  });

  test('is 100 exactly when nothing is open', () => {
    fc.assert(
      fc.property(anyProject, ({ groups, states }) => {
        const { total, resolved, percent } = countProgress(groups, states);
        // Rounding reaches 100 early only beyond 200 tasks.
        if (total > 0 && total < 200) expect(percent === 100).toBe(resolved === total);
      }),
    );
  });
});

test.each([
  [0, 0, 0],
  [1, 3, 33],
  [2, 3, 67],
  [1, 200, 1],
  [7, 7, 100],
])('%i resolved of %i are %i percent', (part, whole, percent) => {
  const task = { description: '', howToVerify: '', priority: 'must-have' as const };
  const tasks = Array.from({ length: whole }, (_, index) => ({ ...task, id: `${index}` }));
  const group = { id: 'group', stepNumber: 1, title: '', description: '', category: '', skillLevel: 'basic' } as const;
  const states = tasks.slice(0, part).map(({ id }) => ({ taskId: id, status: 'skipped' as const }));
  expect(countProgress([{ ...group, tasks }], states).percent).toBe(percent);
});
