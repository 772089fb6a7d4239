import { describe, expect, test } from 'vitest';
import type { Conversation } from '../eval/conversation.ts';
import { findFailures } from '../eval/failures.ts';
import { findHollow, hollowKinds } from '../eval/hollow.ts';
import { measureAll } from '../eval/measures.ts';

const found = (type: string, content: string, of: 'document' | 'prompt' = 'document') =>
  findHollow({ of, type, content }, 'Morning Loaf').map(({ kind, line }) => `${kind} ${line}`);
const feature = (says: string, criterion: string) =>
  `## Features\n\n### FR-1 Offer loaves\n\n${says}\n\n- **FR-1.1** ${criterion}\n\n### FR-2 Order bread\n`;
const shown = 'WHEN a baker saves a loaf, THE SYSTEM SHALL show it to customers within 5 seconds.';

describe('hollow in requirements', () => {
  test.each([
    ['WHEN the moment comes, THE SYSTEM SHALL give the baker an alarm.'],
    ['WHEN a baker takes a step in “Offer loaves” that this rule is about, THE SYSTEM SHALL hold it.'],
    ['WHEN this comes up for customers, THE SYSTEM SHALL show it.'],
    ['WHILE Morning Loaf is in use by customers, THE SYSTEM SHALL keep the limit of a day.'],
    ['WHEN Morning Loaf does this, THE SYSTEM SHALL show three loaves.'],
    ['WHEN a baker saves a loaf, THE SYSTEM SHALL act by “a loaf is fresh”.'],
  ])('an empty criterion: %s', (criterion) => {
    expect(found('requirements', feature('Bakers offer loaves.', criterion))).toEqual(['empty criterion 7']);
  });

  test.each([
    [shown],
    ['IF there is no connection while a baker does this, THEN THE SYSTEM SHALL keep the loaf on the device.'],
    ['WHEN the clock reaches 20:00, THE SYSTEM SHALL close ordering for that day.'],
  ])('none: %s', (criterion) => {
    expect(found('requirements', feature('Bakers offer loaves.', criterion))).toEqual([]);
  });

  test.each([
    ['WHEN a baker saves a loaf, THE SYSTEM SHALL archive is Dropbox within 5 seconds.'],
    ['WHEN a baker is ready, THE SYSTEM SHALL get rung up within 5 seconds.'],
    ['WHEN a baker saves a loaf, THE SYSTEM SHALL show the the loaf within 5 seconds.'],
  ])('no English: %s', (criterion) => {
    expect(found('requirements', feature('Bakers offer loaves.', criterion))).toEqual(['broken sentence 7']);
  });

  test('a reason that is another feature, and none that is the person’s own', () => {
    const wants = (why: string) =>
      found('requirements', feature(`Bakers want this so that ${why}. Must: first.`, shown));
    expect(wants('customers can order bread')).toEqual(['borrowed reason 5']);
    expect(wants('it can be relied on: customers order bread')).toEqual(['borrowed reason 5']);
    expect(wants('nothing is left over in the evening')).toEqual([]);
    expect(wants('they can offer loaves')).toEqual([]);
  });

  test('words explained by themselves or alike, and none that is told by what it holds', () => {
    const glossary = (...lines: string[]) => found('requirements', `## Glossary\n\n${lines.join('\n')}\n`);
    expect(glossary('- **Voice**: Something that singers hear; see “Hear their own voice”.')).toEqual([
      'circular term 3',
    ]);
    expect(
      glossary('- **Track**: What Morning Loaf is about, with a name, a date and what became of it.'),
    ).toHaveLength(1);
    const device = 'A device that works by itself, hears commands and sends answers.';
    expect(glossary(`- **Valve**: ${device}`, `- **Sensor**: ${device}`)).toHaveLength(2);
    expect(glossary(`- **Valve**: ${device}`, '- **Order**: Loaves, quantities, a day and a state.')).toEqual([]);
  });

  test('a journey of one step', () => {
    const journey = (...steps: string[]) =>
      found(
        'requirements',
        `## Journeys\n\n### J-1 Ask\n\n${steps.map((step, at) => `${at + 1}. ${step}`).join('\n')}\n`,
      );
    expect(journey('Hanna asks.', 'What can go wrong: nobody answers.')).toEqual(['short journey 3']);
    expect(journey('Hanna asks.', 'Leila answers.')).toEqual([]);
  });
});

describe('hollow in the technical documents', () => {
  const plan = (rounds: string) =>
    `## Path\n\n### T-1 Offer\n\n- Rule \`src/rules/loaves.ts\`: FR-1.2.\n\n### T-2 Print\n\n- Rule \`src/rules/loaves.ts\`: FR-2.1.\n\n## Side by side\n\n| Round | Tasks |\n|---|---|\n${rounds}\n`;

  test('two tasks of one round that write one file', () => {
    expect(found('plan', plan('| 1 | T-1, T-2 |'))).toEqual(['shared file 15']);
    expect(found('plan', plan('| 1 | T-1 |\n| 2 | T-2 |'))).toEqual([]);
  });

  test('a test of FR-1 that runs FR-10 too, and rows of which nothing is said', () => {
    expect(found('plan', '- Verify: `npx vitest run -t FR-1`')).toEqual(['loose test 1']);
    expect(found('setup_prompt', '- `loaves`: loaf rows, three rows', 'prompt')).toEqual(['loose test 1']);
    expect(found('plan', "- Verify: `npx vitest run -t 'FR-1\\.'`\n- `loaves`: `active` 0 and 1")).toEqual([]);
  });

  test('a decision that prevents only its other options', () => {
    expect(found('architecture', '- Prevents: Building “a list” and “a map” as well: nobody asked.')).toHaveLength(1);
    expect(found('architecture', '- Prevents: Two customers who buy the last loaf.')).toEqual([]);
  });
});

describe('hollow in prompts', () => {
  const prompt = (content: string) => found('development_prompt', content, 'prompt');

  test('an edge case without a way to bring it about, and a second no', () => {
    expect(prompt('## Edge cases\n\n- FR-1.2, it is gone → say so. Test: `offerLoaves` on such rows.')).toEqual([
      'vague edge 3',
    ]);
    expect(prompt('## Edge cases\n\n- FR-1.2, it is gone → say so. Test: `offerLoaves` twice.')).toEqual([]);
    expect(prompt('## Never\n\n- Build what is left out: no chat.')).toEqual(['double negative 3']);
    expect(prompt('## Never\n\n- Build any chat.')).toEqual([]);
  });

  test('a stack line without the part behind a file', () => {
    const files = '## Files\n\n- `src/outside/mail.ts`: outside, mail service\n- `src/rules/loaves.ts`: rule\n';
    expect(prompt(`## Context\n\nStack: \`Hono 4\`.\n\n${files}`)).toEqual(['cut stack 3']);
    expect(prompt(`## Context\n\nStack: \`Hono 4\`. For FR-1 also: \`Postmark for e-mail\`.\n\n${files}`)).toEqual([]);
  });
});

test('fails the evaluation, each in a line of its own, and not for an idea that is held out', () => {
  const cost = { calls: 0, inputTokens: 0, outputTokens: 0, sentBack: 0, faults: 0 };
  const content = '# P\n\n## Never\n\n- Build what is left out: no chat.\n';
  const talk = (isHeldOut: boolean): Conversation => ({
    idea: { key: 'a', name: 'Loaf', description: 'Bakers sell bread', ...(isHeldOut && { isHeldOut }) },
    written: [{ of: 'prompt', kind: 'feature', type: 'development_prompt', title: 'P', content }],
    missing: [],
    decisions: [],
    cost,
    said: [],
  });
  const failuresOf = (isHeldOut: boolean) =>
    findFailures([talk(isHeldOut)], measureAll([talk(isHeldOut)]))
      .filter(({ target }) => target === 'hollow')
      .map(({ at, what }) => `${at}: ${what}`);
  expect(failuresOf(false)).toEqual(['a, prompt feature: line 5: double negative: - Build what is left out: no chat.']);
  expect(failuresOf(true)).toEqual([]);
  expect(Object.keys(hollowKinds)).toHaveLength(11);
});
