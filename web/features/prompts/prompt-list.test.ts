import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  findPrompts,
  groupPrompts,
  previewOf,
  promptsLeft,
  splitAtMatches,
  startsOpen,
} from '#web/features/prompts/prompt-list.ts';
import { promptKinds } from '#web/features/prompts/prompt-search.ts';

let made = 0;
function createPrompt(facts: Partial<Parameters<typeof findPrompts>[0][number]> = {}) {
  made += 1;
  return {
    id: `p${made}`,
    title: `Prompt ${made}`,
    stepNumber: 2 as number | null,
    documentType: 'development_prompt',
    status: 'draft',
    excerpt: 'Build it in small steps.',
    createdAt: new Date(1_700_000_000_000 + made).toISOString(),
    ...facts,
  };
}
const noBodies = new Map<string, string>();
const find = (prompts: ReturnType<typeof createPrompt>[], search = {}, bodies = noBodies) =>
  findPrompts(prompts, bodies, search);

describe('previewOf', () => {
  test('200 characters are shown whole, one more is cut with an ellipsis', () => {
    expect(previewOf('x'.repeat(200))).toBe('x'.repeat(200));
    expect(previewOf('x'.repeat(201))).toBe(`${'x'.repeat(200)}…`);
  });

  test('a character of two halves is not cut through', () => {
    expect(previewOf('🙂'.repeat(201))).toBe(`${'🙂'.repeat(200)}…`);
  });

  test.each([
    ['Build\tit\n\n now ', 'Build it now'],
    ['# Checkout\n\n## Goal\n\nPay by **card**.\n\n- Run `npm test`\n2. Look', 'Pay by card. Run npm test Look'],
    ['a * b and snake_case #1', 'a * b and snake_case #1'],
    ['# Only a heading', 'Only a heading'],
    ['See [our site](https://example.com/bread)', 'See our site'],
    ['', ''],
  ])('of %j it shows %j', (text, preview) => {
    expect(previewOf(text)).toBe(preview);
  });

  test('it is never longer than 200 characters and the ellipsis', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 600 }), (text) => {
        expect(Array.from(previewOf(text)).length).toBeLessThanOrEqual(201);
      }),
    );
  });
});

describe('groupPrompts', () => {
  test('steps come the last first, then those without one; within a step the kinds in their order, the newest first', () => {
    const prompts = [
      createPrompt({ id: 'a', stepNumber: null, documentType: 'marketing_assets' }),
      createPrompt({ id: 'b', stepNumber: 2, documentType: 'unheard_of' }),
      createPrompt({ id: 'c', stepNumber: 2, documentType: 'setup_prompt' }),
      createPrompt({ id: 'd', stepNumber: 3, documentType: 'operations_prompts' }),
      createPrompt({ id: 'e', stepNumber: 2, documentType: 'setup_prompt' }),
      createPrompt({ id: 'f', stepNumber: 2, documentType: 'something_else' }),
    ];
    const shape = groupPrompts(find(prompts)).map(({ step, count, kinds }) => [
      step,
      count,
      kinds.map(({ kind, entries }) => `${kind}: ${entries.map(({ prompt }) => prompt.id).join(' ')}`),
    ]);
    expect(shape).toEqual([
      [3, 1, ['operations_prompts: d']],
      [2, 4, ['setup_prompt: e c', 'general: f b']],
      [0, 1, ['marketing_assets: a']],
    ]);
  });

  test('each prompt stands in one group, and the order of the list does not matter', () => {
    const prompt = fc
      .record({
        stepNumber: fc.option(fc.integer({ min: 1, max: 5 })),
        documentType: fc.constantFrom(...promptKinds, 'other'),
        time: fc.integer({ min: 0, max: 5 }),
      })
      .map(({ time, ...facts }) => createPrompt({ ...facts, createdAt: new Date(time).toISOString() }));
    fc.assert(
      fc.property(fc.array(prompt, { maxLength: 12 }), (prompts) => {
        const groups = groupPrompts(find(prompts));
        const ids = groups.flatMap(({ kinds }) =>
          kinds.flatMap(({ entries }) => entries.map((entry) => entry.prompt.id)),
        );
        expect(ids.toSorted()).toEqual(prompts.map(({ id }) => id).toSorted());
        expect(groupPrompts(find(prompts.toReversed()))).toEqual(groups);
        const steps = groups.map(({ step }) => step);
        expect(steps).toEqual(steps.toSorted((a, b) => b - a));
      }),
    );
  });
});

describe('startsOpen', () => {
  const openOf = (steps: number[], isNarrowed = false) => steps.filter((step) => startsOpen(step, steps, isNarrowed));

  test.each([
    [
      [5, 4, 3, 2, 1, 0],
      [5, 4, 3],
    ],
    [[3, 1], [3]],
    [[2, 1, 0], [2]],
    [[1], [1]],
    [[0], [0]],
    [[], []],
  ])('of the groups %j start open %j', (steps, open) => {
    expect(openOf(steps)).toEqual(open);
  });

  test('what was found is open', () => {
    expect(openOf([3, 2, 0], true)).toEqual([3, 2, 0]);
  });
});

describe('findPrompts', () => {
  const prompts = [
    createPrompt({ id: 'checkout', title: 'Checkout page', excerpt: 'Goal: pay by card.' }),
    createPrompt({ id: 'mail', title: 'Mails', stepNumber: 3, documentType: 'marketing_assets', status: 'used' }),
    createPrompt({ id: 'odd', title: 'Odds and ends', stepNumber: null, documentType: 'unheard_of' }),
  ];
  const bodies = new Map([['mail', `${'Write to the guests. '.repeat(40)}They said they would PAY\nlater.`]]);
  const idsOf = (search: object, of = bodies) => find(prompts, search, of).map(({ prompt }) => prompt.id);

  test.each([
    [{}, ['checkout', 'mail', 'odd']],
    [{ q: 'pay' }, ['checkout', 'mail']],
    [{ q: 'PAY  later' }, ['mail']],
    [{ q: 'checkout' }, ['checkout']],
    [{ q: 'pay', step: 3 }, ['mail']],
    [{ step: 0 }, ['odd']],
    [{ type: 'general' }, ['odd']],
    [{ type: 'marketing_assets', status: 'draft' }, []],
    [{ status: 'used' }, ['mail']],
    [{ q: '(' }, []],
  ])('%j finds %j', (search, ids) => {
    expect(idsOf(search)).toEqual(ids);
  });

  test('before the texts are there, titles and excerpts are looked through', () => {
    expect(idsOf({ q: 'pay' }, noBodies)).toEqual(['checkout']);
  });

  test('the preview shows the place that was found, else the beginning', () => {
    const [first] = find(prompts, { q: 'would pay later', step: 3 }, bodies);
    expect(first?.preview).toContain('they would PAY later.');
    expect(first?.preview.startsWith('…')).toBe(true);
    expect(find(prompts, { step: 2 })[0]?.preview).toBe('Goal: pay by card.');
  });
});

describe('splitAtMatches', () => {
  test.each([
    ['Pay by card, pay later', 'pay', ['', 'Pay', ' by card, ', 'pay', ' later']],
    ['C++ (fast)', '(', ['C++ ', '(', 'fast)']],
    ['nothing here', 'pay', ['nothing here']],
    ['as it is', '  ', ['as it is']],
    ['İstanbul by night', 'NIGHT', ['İstanbul by ', 'night', '']],
  ])('%j at %j', (text, query, parts) => {
    expect(splitAtMatches(text, query)).toEqual(parts);
  });

  test('the parts make up the text', () => {
    fc.assert(
      fc.property(fc.string(), fc.string({ maxLength: 3 }), (text, query) => {
        expect(splitAtMatches(text, query).join('')).toBe(text);
      }),
    );
  });
});

test.each([
  [5, 0, 5],
  [5, 4, 1],
  [5, 7, 0],
])('of %d prompts a day with %d used %d are left', (maxPromptsPerDay, promptsUsedToday, left) => {
  expect(promptsLeft({ maxPromptsPerDay, promptsUsedToday })).toBe(left);
});
