import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type ChecklistGroup, type TaskState, taskStatuses } from '#shared/checklists.ts';
import { checklistGroups } from '#shared/content/checklists/checklists.ts';
import { evaluateNudge, mayHaveReached, type Nudge, type NudgeMemory, nudgeCooldownMs } from '#shared/nudges.ts';

const makeGroup = (id: string, step: 1 | 2 | 3, category: string, count: number): ChecklistGroup => ({
  id,
  stepNumber: step,
  title: id,
  description: id,
  skillLevel: 'basic',
  category,
  tasks: Array.from({ length: count }, (_, place) => ({
    id: `${id}-${place}`,
    description: `${id} ${place}`,
    howToVerify: 'It is there',
    priority: 'must-have',
  })),
});
/** Step 1 has ten tasks in two categories, step 2 six in one, step 3 two: too few for a category's nudge. */
const groups = [
  makeGroup('vision', 1, 'Vision', 3),
  makeGroup('market', 1, 'Vision', 2),
  makeGroup('tools', 1, 'Tools', 5),
  makeGroup('security', 2, 'Security', 6),
  makeGroup('legal', 3, 'Legal', 2),
];
const taskIds = groups.flatMap(({ tasks }) => tasks.map(({ id }) => id));
const completed = (...ids: string[]): TaskState[] => ids.map((taskId) => ({ taskId, status: 'completed' }));
const minute = 60_000;
const start = Date.parse('2026-11-21T09:00:00Z');
const nothingYet: NudgeMemory = { passed: [], lastShownAt: null };

const look = (states: TaskState[], memory: NudgeMemory | null, now = start, currentStep = 1) =>
  evaluateNudge({ currentStep, groups, states, memory, now });

describe('one look', () => {
  const step1 = taskIds.slice(0, 10);
  // Spread over both categories, so that none of them is almost complete before the step is at 80.
  const spread = [0, 5, 1, 6, 2, 7, 3, 8, 4, 9].map((place) => step1[place] ?? '');

  test.each([
    [3, null],
    [4, 'step-1-40'],
    [5, 'step-1-40'],
    [6, 'step-1-60'],
    [8, 'step-1-80'],
    [10, 'step-1-80'],
  ])('%i of 10 completed at once: %s', (count, id) => {
    expect(look(completed(...spread.slice(0, count)), nothingYet).nudge?.id ?? null).toBe(id);
  });

  test('only completed counts', () => {
    const states = taskIds.map((taskId, place) => ({
      taskId,
      status: (['in-progress', 'not-needed', 'skipped'] as const)[place % 3] ?? 'skipped',
    }));
    expect(look(states, nothingYet).nudge).toBeNull();
  });

  test('the first look takes what it finds for known', () => {
    const first = look(completed(...spread.slice(0, 5)), null);
    expect(first.nudge).toBeNull();
    expect(look(completed(...spread.slice(0, 5)), first.memory).nudge).toBeNull();
    expect(look(completed(...spread.slice(0, 6)), first.memory).nudge?.id).toBe('step-1-60');
  });

  test('a crossing in the cooldown waits, and shows after it if it still holds', () => {
    const at40 = look(completed(...spread.slice(0, 4)), nothingYet);
    const at60 = completed(...spread.slice(0, 6));
    expect(look(at60, at40.memory, start + 30 * minute - 1).nudge).toBeNull();
    expect(look(at60, at40.memory, start + 30 * minute).nudge?.id).toBe('step-1-60');
    expect(look(completed(...spread.slice(0, 5)), at40.memory, start + 31 * minute).nudge).toBeNull();
  });

  test('nothing is repeated, however progress goes up and down', () => {
    let { memory } = look(completed(...spread.slice(0, 6)), nothingYet);
    for (const [hour, count] of [3, 4, 5, 6, 2, 6].entries()) {
      const next = look(completed(...spread.slice(0, count)), memory, start + (hour + 1) * 60 * minute);
      expect(next.nudge).toBeNull();
      memory = next.memory;
    }
  });

  test.each([
    ['a category of five, all of it', ['tools-0', 'tools-1', 'tools-2', 'tools-3', 'tools-4'], 'category-1-tools'],
    ['four of five are 80 percent', ['tools-0', 'tools-1', 'tools-2', 'tools-3'], null],
    ['a category of two', ['legal-0', 'legal-1'], null],
  ])('%s', (_, ids, id) => {
    // The steps' own thresholds are known already.
    const memory = { passed: ['step-1-40', 'step-3-40', 'step-3-60', 'step-3-80'], lastShownAt: null };
    expect(look(completed(...ids), memory).nudge?.id ?? null).toBe(id);
  });

  test('what the current step has to say comes before another step', () => {
    const both = completed(...spread.slice(0, 4), 'security-0', 'security-1', 'security-2');
    expect(look(both, nothingYet, start, 1).nudge?.id).toBe('step-1-40');
    expect(look(both, nothingYet, start, 2).nudge?.id).toBe('step-2-40');
  });

  test('a clock that was set back holds nothing up for longer than the cooldown', () => {
    const memory = { passed: [], lastShownAt: start + 365 * 24 * 60 * minute };
    expect(look(completed(...spread.slice(0, 4)), memory).nudge?.id).toBe('step-1-40');
  });

  test('at 80 percent the next step has its roadmap; after the last one growth is next', () => {
    const askedBy = (nudge: Nudge | null) =>
      nudge?.actionButtons.flatMap(({ action }) => (action.kind === 'ask' ? [action.text] : [])).join();
    expect(askedBy(look(completed(...spread.slice(0, 8)), nothingYet).nudge)).toContain('Development & Implementation');
    const step2 = completed(...taskIds.filter((id) => id.startsWith('security')).slice(1));
    expect(askedBy(look(step2, nothingYet, start, 2).nudge)).toContain('Launch & Growth');
    const step3 = look(completed('legal-0', 'legal-1'), nothingYet, start, 3).nudge;
    expect(askedBy(step3)).toContain('growth');
  });
});

/** The rules said again, plainly: a list of facts that may be told, each looked up by hand. */
function restate(states: Map<string, string>, known: Set<string>, shownAt: number[], now: number, step: number) {
  const share = (ids: string[]) => ids.filter((id) => states.get(id) === 'completed').length / ids.length;
  const idsOf = (...names: string[]) => taskIds.filter((id) => names.includes(id.split('-')[0] ?? ''));
  const steps = [idsOf('vision', 'market', 'tools'), idsOf('security'), idsOf('legal')];
  const categories: [string, string[]][] = [
    ['category-1-vision', idsOf('vision', 'market')],
    ['category-1-tools', idsOf('tools')],
    ['category-2-security', idsOf('security')],
  ];
  const facts = [80, 60, 40].flatMap((percent) =>
    steps.flatMap((ids, place) => (share(ids) >= percent / 100 ? [`step-${place + 1}-${percent}`] : [])),
  );
  const full = categories.filter(([, ids]) => share(ids) >= 0.9).map(([id]) => id);
  if (shownAt.some((time) => now - time < nudgeCooldownMs)) return null;
  const first = (list: string[]) =>
    list.find((id) => id.split('-')[1] === String(step) && !known.has(id)) ??
    list.toSorted((a, b) => Number(a.split('-')[1]) - Number(b.split('-')[1])).find((id) => !known.has(id));
  const told = first(facts) ?? first(full) ?? null;
  if (told?.startsWith('step')) {
    for (const percent of [40, 60, 80]) {
      if (percent <= Number(told.split('-')[2])) known.add(`step-${told.split('-')[1]}-${percent}`);
    }
  } else if (told) known.add(told);
  return told;
}

test('any course of a project: the same nudges as the rules said plainly, none twice, none within 30 minutes of another', () => {
  const event = fc.record({
    changes: fc.array(
      fc.record({
        taskId: fc.constantFrom(...taskIds),
        status: fc.oneof({ arbitrary: fc.constant('completed' as const), weight: 4 }, fc.constantFrom(...taskStatuses)),
      }),
      { maxLength: 6 },
    ),
    waitMinutes: fc.constantFrom(0, 1, 10, 29, 30, 45),
    step: fc.constantFrom(1, 2, 3),
  });
  let shown = 0;
  fc.assert(
    fc.property(fc.array(event, { maxLength: 40 }), fc.boolean(), (events, isNew) => {
      const states = new Map<string, TaskState['status']>();
      const list = () => [...states].map(([taskId, status]) => ({ taskId, status }));
      const known = new Set<string>();
      let memory: NudgeMemory | null = isNew ? look([], null).memory : null;
      let now = start;
      const shownAt: number[] = [];
      const ids: string[] = [];
      for (const [place, { changes, waitMinutes, step }] of events.entries()) {
        now += waitMinutes * minute;
        for (const { taskId, status } of changes) states.set(taskId, status);
        const result = look(list(), memory, now, step);
        if (!isNew && place === 0) {
          // The first look tells nothing and takes every fact of that moment for known.
          for (let told = ''; told !== null; ) told = restate(states, known, [], now, step) as string;
          expect(result.nudge).toBeNull();
        } else {
          const expected = restate(states, known, shownAt, now, step);
          expect(result.nudge?.id ?? null).toBe(expected);
        }
        if (result.nudge) {
          expect(now - (shownAt.at(-1) ?? Number.NEGATIVE_INFINITY)).toBeGreaterThanOrEqual(nudgeCooldownMs);
          expect(ids).not.toContain(result.nudge.id);
          shownAt.push(now);
          ids.push(result.nudge.id);
        }
        memory = JSON.parse(JSON.stringify(result.memory)) as NudgeMemory;
      }
      shown += ids.length;
    }),
    { numRuns: 400 },
  );
  console.log(`${shown} nudges shown over 400 courses`);
  expect(shown).toBeGreaterThan(200);
});

test('every nudge of the real checklists: short, distinct, with something to do, and filters that find tasks', () => {
  const nudges: Nudge[] = [];
  const all = checklistGroups.flatMap((group) => group.tasks.map(({ id }) => ({ id, group })));
  const run = (ids: string[], currentStep: number) => {
    let memory = nothingYet;
    for (let now = start; ; now += nudgeCooldownMs) {
      const next = evaluateNudge({ currentStep, groups: checklistGroups, states: completed(...ids), memory, now });
      if (!next.nudge) return;
      nudges.push(next.nudge);
      memory = next.memory;
    }
  };
  for (const step of [1, 2, 3]) {
    const ids = all.filter(({ group }) => group.stepNumber === step).map(({ id }) => id);
    for (const share of [0.45, 0.65, 1]) run(ids.slice(0, Math.ceil(ids.length * share)), step);
  }
  const byId = new Map(nudges.map((nudge) => [nudge.id, nudge]));
  console.log(`${byId.size} different nudges: ${[...byId.keys()].join(', ')}`);
  for (const { title, message, suggestions, actionButtons } of byId.values()) {
    expect(title.length).toBeLessThanOrEqual(50);
    expect(message.length).toBeLessThanOrEqual(150);
    expect(suggestions.length).toBeGreaterThan(0);
    expect(actionButtons.length).toBeGreaterThan(0);
    for (const { label, action } of actionButtons) {
      expect(label.length).toBeLessThanOrEqual(24);
      if (action.kind !== 'filter') continue;
      const { step, priority, skillLevel } = action.filter;
      const found = all.filter(
        ({ id, group }) =>
          group.stepNumber === step &&
          (!skillLevel || group.skillLevel === skillLevel) &&
          (!priority || group.tasks.find((task) => task.id === id)?.priority === priority),
      );
      expect(found.length).toBeGreaterThan(0);
    }
  }
  expect(new Set([...byId.values()].map(({ title }) => title)).size).toBe(byId.size);
});

test('with fewer than three completed tasks nothing of the real checklists can be reached', () => {
  const ids = checklistGroups.flatMap(({ tasks }) => tasks.map(({ id }) => id));
  fc.assert(
    fc.property(fc.subarray(ids, { maxLength: 2 }), (some) => {
      const states = completed(...some);
      expect(mayHaveReached(states)).toBe(false);
      const { memory } = evaluateNudge({ currentStep: 1, groups: checklistGroups, states, memory: null, now: start });
      expect(memory.passed).toEqual([]);
    }),
  );
});
