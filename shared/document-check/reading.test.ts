import { describe, expect, test } from 'vitest';
import { checkDocument, checkPrompt } from '#shared/document-check/document-check.ts';
import { listIds, readIds } from '#shared/document-check/ids.ts';
import { readLines } from '#shared/document-check/lines.ts';
import { goodDocuments } from '#shared/document-check/testing/good-documents.ts';
import { goodPrompts } from '#shared/document-check/testing/good-prompts.ts';

const { requirements, architecture, plan } = goodDocuments;
const change = (document: typeof requirements, ...[from, to]: [string | RegExp, string]) => ({
  ...document,
  content: document.content.replace(from, to),
});

describe('words', () => {
  const judge = (sentence: string) =>
    checkDocument(change(requirements, 'Owners add a plant with a photo, a kind and a place.', sentence))
      .filter(({ rule }) => rule === 'vague-word')
      .map(({ severity }) => severity)
      .join();

  test.each([
    'The list is fast.',
    'Fast, it is.',
    'It is user-friendly and seamless.',
    '- **Speed**: lists load quickly',
    '| NFR-1 | Search must be fast |\n|---|---|',
    'It is fast. It answers in 2 seconds.',
    'It is fast with OAuth2 and S3.',
    'Our app is Easy and good.',
    'Nothing that is secure a priori.',
  ])('%s claims something', (sentence) => {
    expect(judge(sentence)).toBe('error');
  });

  test.each([
    'The list is fast: it shows within 2 seconds.',
    'It is fast, as FR-1 says.',
    'Adding is easy (in three taps).',
    'They write “fast and easy” on it.',
    'They write "fast and easy" on it.',
    'Tests use `fast-check` and fast-check.',
    'Mail goes by Amazon Simple Email Service.',
    'The levels are easy, medium and hard.',
    'They know how fast it is.',
    'Owners secure a place for the plant.',
    'A session cookie is HttpOnly, Secure, SameSite=Strict.',
    '> Make it fast and easy!',
    'A [list](https://example.com/fast) is shown.',
    '```\nfast and easy\n```',
    '<!-- fast and easy -->',
    '[NEEDS CLARIFICATION: how is it fast?]',
    'At breakfast they steadfastly eat.',
  ])('%s claims nothing', (sentence) => {
    expect(judge(sentence)).toBe('');
  });

  test.each(['It is a simple list.', 'They love modern art.'])('%s is only hinted at', (sentence) => {
    expect(judge(sentence)).toBe('hint');
  });
});

describe('criteria that ask for what their condition says', () => {
  const judge = (criterion: string) =>
    checkDocument(change(requirements, /- WHILE reminders.*\n- WHEN an owner ticks.*/, criterion)).map(
      ({ rule }) => rule,
    );

  test.each([
    '- WHEN an owner chooses to connect by Bluetooth, THE SYSTEM SHALL connect by Bluetooth.',
    '- WHEN an owner wants to save the plant, THE SYSTEM SHALL save plants.',
    '- **FR-1.9** WHEN the owner asks for a plan, THE SYSTEM SHALL plan it. [ASSUMPTION]',
  ])('%s is an error', (criterion) => {
    expect(judge(criterion)).toContain('unclear-criterion');
  });

  test.each([
    '- WHEN an owner chooses to connect, THE SYSTEM SHALL connect within 10 seconds.',
    '- IF an owner may not open the list, THEN THE SYSTEM SHALL not open the list.',
    '- WHEN an owner saves a plant, THE SYSTEM SHALL list the plant.',
  ])('%s says what comes out', (criterion) => {
    expect(judge(criterion)).not.toContain('unclear-criterion');
  });
});

describe('conditions that point at something', () => {
  const judge = (criterion: string) =>
    checkDocument(change(requirements, /- WHILE reminders.*\n- WHEN an owner ticks.*/, criterion)).map(
      ({ rule }) => rule,
    );

  test.each([
    '- WHEN members argue about this, THE SYSTEM SHALL keep one list.',
    '- IF an owner **wants that**, THEN THE SYSTEM SHALL keep one list.',
    '- WHEN an accountant wants those separately, the system shall keep one list',
  ])('%s says nothing', (criterion) => {
    expect(judge(criterion)).toEqual(['unclear-criterion']);
  });

  test.each([
    '- WHEN an owner takes a plant off the list and confirms this, THE SYSTEM SHALL keep one list.',
    '- WHEN an owner opens that list, THE SYSTEM SHALL keep one list.',
    '- WHEN a device reports that it is empty, THE SYSTEM SHALL keep one list.',
    '- IF two owners take it at once, THEN THE SYSTEM SHALL keep one list.',
    '- WHEN a day begins, THE SYSTEM SHALL do that.',
  ])('%s says what it is about', (criterion) => {
    expect(judge(criterion)).toEqual([]);
  });
});

describe('what the requirements ask for', () => {
  const known = ['FR-1', 'FR-2', 'FR-3', 'FR-4', 'FR-5'];
  const judge = (serves: string) =>
    checkDocument(change(plan, 'Serves: FR-2', serves), { known }).map(({ message }) => /FR-\d/.exec(message)?.[0]);

  test.each([
    'Serves: FR-2 to FR-5',
    'Serves: FR-2–FR-5',
    'Serves: FR-2, 3, 4 and 5',
    'Serves: FR-2.1, FR-3.2, FR-4.1, FR-5.1',
    'Serves: all features',
    'Serves: FR-2, FR-3\n- Left out of this plan: FR-4 and FR-5',
  ])('%s leaves nothing out', (serves) => {
    expect(judge(serves)).toEqual([]);
  });

  test('what is named nowhere but in a table of what is there has no task', () => {
    expect(judge('Serves: FR-2 to FR-4')).toEqual(['FR-5']);
    const listed = change(
      plan,
      /$/,
      '\n## Nothing is left over\n\n| Requirement | Criteria |\n|---|---|\n| FR-3 | 2 |\n',
    );
    expect(checkDocument(listed, { known: ['FR-1', 'FR-2', 'FR-3'] }).map(({ rule }) => rule)).toEqual(['uncovered']);
  });
});

describe('criteria', () => {
  const judge = (criterion: string) =>
    checkDocument(change(requirements, /- WHILE reminders.*\n- WHEN an owner ticks.*/, criterion)).map(
      ({ rule }) => rule,
    );

  test.each([
    '- WHEN a day begins, THE SYSTEM SHALL send a message.',
    '- when a day begins, the system shall send a message',
    '- While reminders are on, the system shall send one.',
    '- **IF** the mail bounces, **THEN THE SYSTEM SHALL** stop.',
    '- WHERE there is a phone, THE SYSTEM SHALL send a text.',
    '- THE SYSTEM SHALL send one message a day.',
    '- WHEN a day begins, Leafline SHALL send a message.',
    '- WHEN a day begins,\n  THE SYSTEM\n  SHALL send a message.',
    'WHEN a day begins, THE SYSTEM SHALL send a message.',
    '| Criterion |\n|---|\n| WHEN a day begins, THE SYSTEM SHALL send one |',
    '#### Acceptance criteria\n\n- WHEN a day begins, THE SYSTEM SHALL send one.',
    '**Criteria**\n\n1. WHEN a day begins, THE SYSTEM SHALL send one.',
    '- AC (FR-2): when a day begins, the system shall send one.',
    '\n## Criteria\n\n- FR-2: WHEN a day begins, THE SYSTEM SHALL send one.',
    '\n## Criteria\n\n### FR-2\n\n- WHEN a day begins, THE SYSTEM SHALL send one.',
  ])('%s is one', (criterion) => {
    expect(judge(criterion)).toEqual([]);
  });

  test.each([
    '- Given a day, when it begins, then a message is sent.',
    '- The message shall be kind.',
    '- It shall be sent when it is due.',
    '“WHEN a day begins” is a line of a song.',
  ])('%s is none', (criterion) => {
    expect(judge(criterion)).toEqual(['missing-criterion']);
  });
});

describe('ids of other documents', () => {
  const known = listIds(requirements.content);

  test('are read from where they are given', () => {
    expect(known).toEqual(['FR-1', 'FR-2', 'SM-1', 'SM-2']);
    expect(listIds(architecture.content)).toEqual(['AD-1', 'AD-2']);
    expect(listIds(goodDocuments.numberedRequirements.content).slice(0, 4)).toEqual(['FR-1', 'FR-2', 'FR-3', 'NFR-1']);
  });

  test('are given by a line in bold as by the bold beginning of a text, and not where a sentence speaks of one', () => {
    const tasks = '**T-1 Ground.** Tables.\nVerify: a test.\n\n**T-2 Days off.**\nVerify: a test.\n';
    const doubts = '\n## Where it could get stuck\n\n- **T-1** is the first doubt.\n- **T-2** carries all after it.\n';
    const { given, repeated } = readIds(readLines(`# Plan\n\n${tasks}${doubts}`), ['T']);
    expect(given.map(({ id }) => id)).toEqual(['T-1', 'T-2']);
    expect(repeated).toEqual([]);
    const twice = readIds(
      readLines(`# Plan\n\n${tasks}\n## More\n\n- **T-1** Starts the mails.\n- **T-2:** must-haves\n`),
      ['T'],
    );
    expect(twice.repeated.map(({ id }) => id)).toEqual(['T-1', 'T-2']);
  });

  test('are checked where they are known, and not otherwise', () => {
    const dangling = change(plan, 'Serves: FR-2', 'Serves: FR-2 and FR-12');
    expect(checkDocument(dangling)).toEqual([]);
    expect(checkDocument(plan, { known })).toEqual([]);
    expect(checkDocument(dangling, { known })).toEqual([
      { rule: 'unknown-id', severity: 'error', line: 29, message: expect.stringContaining('FR-12') },
    ]);
    const prompt = { ...goodPrompts.development, content: `${goodPrompts.development.content}See FR-2.4 and AD-9.\n` };
    expect(checkPrompt(prompt)).toEqual([]);
    expect(checkPrompt(prompt, { known }).map(({ message }) => message)).toEqual([expect.stringContaining('AD-9')]);
  });

  test('may leave a gap in requirements, where one was taken out, and stay unique and rising', () => {
    const moved = (from: RegExp, to: string) =>
      checkDocument({ ...requirements, content: requirements.content.replace(from, to) });
    expect(moved(/FR-2/g, 'FR-7')).toEqual([]);
    expect(moved(/SM-2/g, 'SM-4')).toEqual([]);
    expect(moved(/FR-1/g, 'FR-7').map(({ rule }) => rule)).toContain('id-order');
  });

  test('are not seen in quoted words, in code, and in what only looks like one', () => {
    const text = 'They said “see FR-99”. UTF-8, T-1000x, NFRX-3, WW-2, T-7 days. `WFR-4`';
    expect(checkDocument(change(requirements, 'FR-1 gives the days', text), { known })).toEqual([]);
  });
});

describe('headings', () => {
  test.each([
    ['## Vision', '# **3.1) Product Vision & Goals** #'],
    ['## Vision', 'Purpose\n-------'],
    ['## Users and the job they hire it for', '#### II. Who it’s for'],
    ['## Journeys', '## User stories: how it goes'],
    ['## What it will not do', '## Out-of-scope (v1)'],
    ['## What it will not do', '## 7 Non-goals'],
    ['## Measures of success', '### KPIs'],
  ])('for %s stands %s too', (from, to) => {
    expect(checkDocument(change(requirements, from, to))).toEqual([]);
  });
});

describe('dependencies of tasks', () => {
  test.each([
    ['Depends on: T-1, unblocks T-4', []],
    ['Depends on: T-1 (then T-4 may begin). It needs T-1.', ['task-order']],
    ['After T-1.', []],
    ['Blocked by: T-2', ['task-order']],
    ['Dependencies: none; T-4 uses this', []],
    ['Depends on: T-1. After this, T-4 can begin.', []],
    ['Depends on: T-1. After T-1, T-3 and **T-4** can begin.', []],
    ['Depends on: T-1. Nobody needs to wait for T-4.', []],
    ['It needs T-1 and T-3.', ['task-order']],
    ['Only after the result of `T-3`.', ['task-order']],
    ['Requires: T-1, T-4', ['task-order']],
  ])('%s', (said, rules) => {
    expect(checkDocument(change(plan, 'Depends on: T-1', said)).map(({ rule }) => rule)).toEqual(rules);
  });
});
