import { runInDurableObject } from 'cloudflare:test';
import { env } from 'cloudflare:workers';
import type { ModelMessage } from 'ai';
import { describe, expect, test, vi } from 'vitest';
import type { ReviewBrief } from '#shared/checkins.ts';
import { documentSections, promptSections, type SectionRule } from '#shared/content/document-sections.ts';
import { goodDocuments } from '#shared/document-check/testing/good-documents.ts';
import { goodPrompts } from '#shared/document-check/testing/good-prompts.ts';
import { createTools, maximumSteps } from '#worker/features/chat/chat.tools.ts';
import { mostReadTokens } from '#worker/features/chat/context/project-data.rules.ts';
import type { RunRecord } from '#worker/features/chat/run/record.storage.ts';
import { setUpConversation } from '#worker/features/chat/testing/conversation.ts';
import { receiveOwnedProject } from '#worker/features/projects/projects.middleware.ts';
import { estimateTokens } from '#worker/platform/ai-tokens.ts';
import { createContext } from '#worker/platform/context.ts';
import { breakD1, meterD1 } from '#worker/platform/testing/d1-meter.ts';

const poorText = '# Requirements\n\nIt is fast.\n';

async function setUp() {
  const conversation = await setUpConversation();
  const { person, project, send } = conversation;
  const param = { projectId: project.id };
  const say = async (...lines: string[]) => {
    const answer = await send(lines.join('\n'));
    const { message } = await answer.json<{ message: { content: string; parts: { type: string; text?: string }[] } }>();
    return { text: message.content, cards: message.parts.map(({ type }) => type), parts: message.parts };
  };
  const readDocuments = async () =>
    Promise.all(
      (await (await person.client.projects[':projectId'].documents.$get({ param })).json()).map(
        async ({ id, title, version }) => {
          const { content } = await (await person.client.documents[':id'].$get({ param: { id } })).json();
          return { title, version, isPoor: !content.includes('FR-1') };
        },
      ),
    );
  const readPrompts = async () =>
    (await (await person.client.projects[':projectId'].prompts.$get({ param })).json()).map(
      ({ title, version, excerpt }) => ({ title, version, isPoor: !excerpt.includes('FR-1') }),
    );
  const openTools = (promptTitle?: string, review?: ReviewBrief) => {
    const turn = {
      userId: person.userId,
      plan: 'free',
      ...(promptTitle && { promptTitle }),
      ...(review && { review }),
    };
    return createTools(createContext(env, 'test'), receiveOwnedProject(project.id), turn, {
      askedId: null,
      onPart: async () => {},
      onTool: () => {},
      unsaved: new Map(),
      keep: async () => {},
    });
  };
  return { ...conversation, say, readDocuments, readPrompts, openTools };
}

describe('a text of the model with errors', () => {
  test('is sent back, mended and saved once', async () => {
    const { say, readDocuments } = await setUp();
    const { text, cards } = await say('!poor Requirements', '!document Requirements', '!say It is written.');
    expect({ text, cards }).toEqual({ text: 'It is written.', cards: ['documentCreated'] });
    expect(await readDocuments()).toEqual([{ title: 'Requirements', version: 1, isPoor: false }]);
  });

  test('is sent back twice, then saved as it is', async () => {
    const { say, readDocuments } = await setUp();
    const poor = '!poor Requirements';
    expect((await say(poor, poor, poor, '!say Some of it is open.')).cards).toEqual(['documentCreated']);
    expect(await readDocuments()).toEqual([{ title: 'Requirements', version: 1, isPoor: true }]);
  });

  test('that the model gives up on is saved at the end, once', async () => {
    const { say, readDocuments } = await setUp();
    const poor = '!poor Requirements';
    expect((await say(poor, poor, '!say I can not.')).cards).toEqual(['documentCreated']);
    expect(await readDocuments()).toEqual([{ title: 'Requirements', version: 1, isPoor: true }]);
  });

  test('is counted by title', async () => {
    const { say, readDocuments } = await setUp();
    await say('!poor A', '!document B', '!poor A', '!poor B', '!poor A', '!document B', '!say Done.');
    expect((await readDocuments()).toSorted((a, b) => a.title.localeCompare(b.title))).toEqual([
      { title: 'A', version: 1, isPoor: true },
      { title: 'B', version: 2, isPoor: false },
    ]);
  });

  test('is a prompt as well as a document', async () => {
    const { say, readPrompts } = await setUp();
    await say('!poorPrompt Set-up', '!prompt Set-up', '!say Done.');
    expect(await readPrompts()).toEqual([{ title: 'Set-up', version: 1, isPoor: false }]);
    await say('!poorPrompt Pay', '!poorPrompt Pay', '!poorPrompt Pay', '!say Done.');
    expect(await readPrompts()).toContainEqual({ title: 'Pay', version: 1, isPoor: true });
  });

  test('is saved at once where the reply has no step left to mend it in', async () => {
    const { say, readDocuments } = await setUp();
    const decisions = Array.from({ length: maximumSteps - 2 }, (_, index) => `!decide Topic ${index}=Yes`);
    const { cards } = await say(...decisions, '!poor Requirements', '!say Done.');
    expect(cards.at(-1)).toBe('documentCreated');
    expect(await readDocuments()).toEqual([{ title: 'Requirements', version: 1, isPoor: true }]);
  });
});

describe('a text that was sent back', () => {
  test('is kept when the reader stops the reply', async () => {
    const { run, say, stop, readDocuments } = await setUp();
    const said = say('!poor Requirements', '!say One moment,', '!wait 3000', '!say it is mended.');
    const readUnsaved = () => runInDurableObject(run, async (_, { storage }) => storage.get<RunRecord>('run'));
    await expect.poll(readUnsaved, { timeout: 10_000 }).toMatchObject({ text: 'One moment,' });
    await stop();
    expect((await said).cards).toEqual(['documentCreated']);
    expect(await readDocuments()).toEqual([{ title: 'Requirements', version: 1, isPoor: true }]);
  });

  test('and can not be saved is told in the reply, free, and stops no other', async () => {
    const { say, readUsed, readPrompts } = await setUp();
    const noise = vi.spyOn(console, 'error').mockImplementation(() => {});
    const { parts } = await breakD1(/insert into "documents"/, () =>
      say('!poor Requirements', '!poorPrompt Set-up', '!say I can not.'),
    );
    expect(parts).toEqual([
      expect.objectContaining({ type: 'promptCreated', title: 'Set-up' }),
      { type: 'notice', text: expect.stringContaining('The document “Requirements” could not be saved.') },
    ]);
    expect(noise.mock.calls.flat().join()).toContain('"event":"text_not_saved"');
    noise.mockRestore();
    expect(await readPrompts()).toHaveLength(1);
    expect(await readUsed()).toBe(0);
  });
});

test('of two documents of a check-in in one answer the first is saved', async () => {
  const { openTools, readDocuments } = await setUp();
  const { createDocument } = openTools(undefined, {
    ...{ checkpointName: '7 days after launch', reviewDay: '2026-11-21', results: 'Good', userFeedback: '' },
    ...{ measures: [], improvementAreas: [], nextGoals: [] },
  });
  // The last step, in which what comes is saved as it is.
  const messages = Array.from({ length: maximumSteps - 1 }, () => ({ role: 'assistant' as const, content: 'Next.' }));
  const options = { toolCallId: 'call', messages, context: {} };
  const answers = await Promise.all(
    ['One', 'Two', 'Three'].map((title) =>
      createDocument.execute?.({ type: 'review', title, content: poorText }, options),
    ),
  );
  expect(answers).toMatchObject([{ saved: true }, { saved: false }, { saved: false }]);
  expect(await readDocuments()).toMatchObject([{ version: 1 }]);
});

describe('what the model is told', () => {
  const options = (messages: ModelMessage[] = []) => ({ toolCallId: 'call', messages, context: {} });

  test('the errors with their lines and what to do; at last, what remains', async () => {
    const { openTools } = await setUp();
    const { createDocument } = openTools();
    const input = { type: 'requirements' as const, title: 'Requirements', content: poorText };
    const first = await createDocument.execute?.(input, options());
    expect(first).toMatchObject({ saved: false, instruction: expect.stringContaining('call this tool again') });
    expect(first).toHaveProperty(
      'findings',
      expect.arrayContaining([expect.objectContaining({ rule: 'vague-word', line: 3 })]),
    );
    expect(JSON.stringify(first)).not.toContain('"hint"');
    await createDocument.execute?.(input, options());
    const third = await createDocument.execute?.(input, options());
    expect(third).toMatchObject({
      saved: true,
      version: 1,
      remaining: expect.arrayContaining([expect.stringContaining('“fast”')]),
      instruction: expect.stringContaining('Say so'),
    });
    const next = await openTools().createDocument.execute?.(input, options());
    expect(next).toMatchObject({ saved: false });
  });

  test('that the one prompt asked for is saved, only when it is', async () => {
    const { openTools, readPrompts } = await setUp();
    const { createPrompt } = openTools('Checkout');
    const prompt = { ...goodPrompts.development, documentType: 'development_prompt' as const };
    const make = () => Promise.resolve(createPrompt.execute?.(prompt, options()));
    await expect(breakD1(/insert into "prompts"/, make)).rejects.toThrow();
    const answers = await Promise.all([make(), make()]);
    expect(answers).toMatchObject([{ saved: true, title: 'Checkout' }, { saved: false }]);
    expect(await readPrompts()).toMatchObject([{ title: 'Checkout', version: 1 }]);
  });

  test('before it writes, the heading of each section that the check looks for', async () => {
    const { createDocument, createPrompt } = (await setUp()).openTools();
    const told = (sections: object) =>
      Object.entries(sections).map(
        ([type, rules]) => `${type}: ${rules.map(({ title }: SectionRule) => title).join(', ')}`,
      );
    for (const headings of told(documentSections)) expect(createDocument.description).toContain(headings);
    for (const headings of told(promptSections)) expect(createPrompt.description).toContain(headings);
  });

  test('nothing of hints, and nothing where there is no error', async () => {
    const { openTools } = await setUp();
    const { createDocument, createPrompt } = openTools();
    const { requirements } = goodDocuments;
    const withHint = requirements.content.replace('a photo, a kind', 'a modern photo, a kind');
    const document = { ...requirements, type: 'requirements' as const, content: withHint };
    expect(await createDocument.execute?.(document, options())).toEqual({
      saved: true,
      id: expect.any(String),
      title: 'Requirements',
      version: 1,
    });
    const prompt = { ...goodPrompts.development, documentType: 'development_prompt' as const };
    expect(await createPrompt.execute?.(prompt, options())).toMatchObject({ saved: true, version: 1 });
  });
});

describe('a saved document', () => {
  const options = { toolCallId: 'call', messages: [], context: {} };
  const { requirements } = goodDocuments;
  const document = { ...requirements, type: 'requirements' as const };
  const setUpReading = async () => {
    const conversation = await setUp();
    const tools = conversation.openTools();
    return {
      ...conversation,
      create: (content: string, title = document.title) =>
        tools.createDocument.execute?.({ ...document, title, content }, options),
      decide: (topic: string, more = {}) =>
        tools.recordDecision.execute?.({ topic, decision: `About ${topic}`, ...more }, options),
      read: async (title: string) => conversation.openTools().readDocument.execute?.({ title }, options),
    };
  };

  test('is read whole in its newest version, with what was decided since and what no longer holds', async () => {
    const { create, decide, read } = await setUpReading();
    await decide('early');
    await decide('dropped');
    await create(requirements.content);
    expect(await read('Requirements')).toEqual({
      title: 'Requirements',
      type: 'requirements',
      version: 1,
      content: requirements.content,
    });
    await decide('late');
    await decide('later');
    await decide('dropped', { isTakenBack: true });
    const told = {
      decisionsSince: [
        { topic: 'late', decision: 'About late' },
        { topic: 'later', decision: 'About later' },
      ],
      decisionsTakenBack: [{ topic: 'dropped', decision: '' }],
    };
    expect(await read('Requirements')).toMatchObject({ version: 1, ...told });
    const next = requirements.content.replace('## Glossary', '## Glossary of all');
    await create(next);
    const newest = await read('Requirements');
    expect(newest).toMatchObject({ version: 2, content: next });
    expect(newest).not.toHaveProperty('decisionsSince');
  });

  test('of another name, or of another project, is not there', async () => {
    const [{ read }, other] = [await setUpReading(), await setUpReading()];
    await other.create(requirements.content);
    expect(await read('Requirements')).toEqual({
      error: expect.stringContaining('No document or prompt has this title'),
    });
  });

  test('is cut where all that a reply reads grows too long, and says so', async () => {
    const { create, openTools } = await setUpReading();
    const sentence = '\n\nOwners of plants read one more sentence about watering them.';
    for (const title of ['One', 'Two']) await create(requirements.content + sentence.repeat(400), title);
    const { readDocument } = openTools();
    const [one, two] = await Promise.all([
      readDocument.execute?.({ title: 'One' }, options),
      readDocument.execute?.({ title: 'Two' }, options),
    ]);
    expect(one).not.toHaveProperty('cut');
    expect(two).toMatchObject({ cut: expect.stringContaining('Do not guess') });
    const tokens = [one, two].map((answer) => estimateTokens((answer as { content: string }).content));
    expect(tokens[1]).toBeGreaterThan(100);
    expect((tokens[0] ?? 0) + (tokens[1] ?? 0)).toBeLessThanOrEqual(mostReadTokens);
  });

  test('costs one round trip when it is read, and none else', async () => {
    const { create, read, openTools } = await setUpReading();
    await create(requirements.content);
    expect((await meterD1(async () => openTools())).roundTrips).toBe(0);
    expect((await meterD1(() => read('Requirements'))).roundTrips).toBe(1);
  });
});
