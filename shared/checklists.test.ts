import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  type ChecklistGroup,
  countProgress,
  filterGroups,
  newestRecords,
  orderTasks,
  percentOf,
  setTaskStatusInput,
  skillLevels,
  taskPriorities,
  taskStatuses,
} from '#shared/checklists.ts';

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
        expect(counted.percent).toBe(total === 0 ? 0 : Math.round((resolved / total) * 100));
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
])('percentOf(%i, %i) is %i', (part, whole, percent) => {
  expect(percentOf(part, whole)).toBe(percent);
});

test('filterGroups lists exactly the tasks of the step, level and priority, in their order, and no empty group', () => {
  const filter = fc.record(
    { skillLevel: fc.constantFrom(...skillLevels), priority: fc.constantFrom(...taskPriorities) },
    { requiredKeys: [] },
  );
  fc.assert(
    fc.property(anyGroups, stepNumber, filter, (groups, step, { skillLevel, priority }) => {
      const wanted: string[] = [];
      for (const group of groups) {
        if (group.stepNumber !== step) continue;
        if (skillLevel !== undefined && group.skillLevel !== skillLevel) continue;
        for (const task of group.tasks) {
          if (priority === undefined || task.priority === priority) wanted.push(task.id);
        }
      }
      const shown = filterGroups(groups, step, { skillLevel, priority });
      expect(shown.flatMap(({ tasks }) => tasks.map(({ id }) => id))).toEqual(wanted);
      expect(shown.every(({ tasks }) => tasks.length > 0)).toBe(true);
      if (skillLevel === undefined && priority === undefined) {
        expect(shown).toEqual(groups.filter((group) => group.stepNumber === step));
      }
    }),
  );
});

test('orderTasks keeps every task: must-haves first, then by step, then as they stand', () => {
  fc.assert(
    fc.property(anyGroups, (groups) => {
      const wanted = taskPriorities.flatMap((priority) =>
        [1, 2, 3].flatMap((step) =>
          groups
            .filter((group) => group.stepNumber === step)
            .flatMap((group) => group.tasks.filter((task) => task.priority === priority).map(({ id }) => id)),
        ),
      );
      expect(orderTasks(groups).map(({ id }) => id)).toEqual(wanted);
    }),
  );
});

test('newestRecords keeps the newest of each task, in whatever order the lists come', () => {
  const record = fc.record({
    taskId: fc.constantFrom('a', 'b', 'c'),
    updatedAt: fc.integer({ min: 0, max: 9 }).map((second) => new Date(second * 1000).toISOString()),
  });
  fc.assert(
    fc.property(fc.array(record), fc.array(record), (one, two) => {
      const newest = (lists: { taskId: string; updatedAt: string }[]) =>
        Object.fromEntries(lists.map(({ taskId, updatedAt }) => [taskId, updatedAt]));
      const latest: Record<string, string> = {};
      for (const { taskId, updatedAt } of [...one, ...two]) {
        if (updatedAt > (latest[taskId] ?? '')) latest[taskId] = updatedAt;
      }
      expect(newest(newestRecords(one, two))).toEqual(latest);
      expect(newest(newestRecords(two, one))).toEqual(latest);
    }),
  );
});

test.each([
  [{ status: 'completed' }, true],
  [{ status: 'skipped', userNotes: '', baseUpdatedAt: null }, true],
  [{ status: 'not-needed', userNotes: 'x'.repeat(10_000), baseUpdatedAt: '2026-11-21T09:00:00.000Z' }, true],
  [{ status: 'done' }, false],
  [{}, false],
  [{ status: 'completed', userNotes: 'x'.repeat(10_001) }, false],
  [{ status: 'completed', baseUpdatedAt: 'yesterday' }, false],
])('setTaskStatusInput %#: %j is accepted: %s', (body, accepted) => {
  expect(setTaskStatusInput.safeParse(body).success).toBe(accepted);
});
