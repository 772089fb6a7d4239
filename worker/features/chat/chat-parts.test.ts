import { runDurableObjectAlarm, runInDurableObject } from 'cloudflare:test';
import { env } from 'cloudflare:workers';
import type { ModelMessage } from 'ai';
import { describe, expect, test, vi } from 'vitest';
import type { MessagePart } from '#shared/chat.ts';
import { goodDocuments } from '#shared/document-check/testing/good-documents.ts';
import { goodPrompts } from '#shared/document-check/testing/good-prompts.ts';
import { createTools } from '#worker/features/chat/chat.tools.ts';
import type { RunRecord } from '#worker/features/chat/run/record.storage.ts';
import { beginTurn, endTurn } from '#worker/features/chat/run/turn.service.ts';
import { setUpConversation } from '#worker/features/chat/testing/conversation.ts';
import type { UnsavedTexts } from '#worker/features/chat/texts/saving.service.ts';
import { receiveOwnedProject } from '#worker/features/projects/projects.middleware.ts';
import { createContext } from '#worker/platform/context.ts';

async function setUp() {
  const conversation = await setUpConversation();
  const { person, project, send } = conversation;
  const param = { projectId: project.id };
  const say = async (...lines: string[]) => {
    const answer = await send(lines.join('\n'));
    const { message } = await answer.json<{
      message: { content: string; parts: { type: string; message?: string }[] };
    }>();
    return { text: message.content, parts: message.parts };
  };
  const readDocuments = async () =>
    Promise.all(
      (await (await person.client.projects[':projectId'].documents.$get({ param })).json()).map(
        async ({ id, title, version }) => {
          const { content } = await (await person.client.documents[':id'].$get({ param: { id } })).json();
          return { title, version, content, headings: content.match(/^## .+/gm) };
        },
      ),
    );
  return { ...conversation, say, readDocuments };
}

const allHeadings = [
  'Vision',
  'Users',
  'Journeys',
  'Glossary',
  'Features',
  'What it will not do',
  'Measures of success',
  'Assumptions',
].map((heading) => `## ${heading}`);

describe('a document in parts', () => {
  test('is joined, checked and saved once, when the last one is there', async () => {
    const { say, readDocuments } = await setUp();
    const { text, parts } = await say('!part 1 Long', '!part 2 Long', '!end 3 Long', '!say It is written.');
    expect({ text, parts }).toMatchObject({
      text: 'It is written.',
      parts: [{ type: 'documentCreated', title: 'Long' }],
    });
    expect(parts[0]).not.toHaveProperty('isCut');
    const documents = await readDocuments();
    expect(documents).toMatchObject([{ title: 'Long', version: 1, headings: allHeadings }]);
    await say('!document Whole', '!say It is written.');
    const whole = (await readDocuments()).find(({ title }) => title === 'Whole');
    expect(whole?.content.replaceAll('Whole', 'Long').trim()).toBe(documents[0]?.content.trim());
  });

  test('that breaks off at the length of a call goes on from there', async () => {
    const { say, readDocuments } = await setUp();
    const { text } = await say('!part 1 Long', '!half 2 Long', '!end 3 Long', '!say It is written.');
    expect(text).toBe('It is written.');
    const [document, ...others] = await readDocuments();
    expect(others).toEqual([]);
    expect(document).toMatchObject({ title: 'Long', headings: allHeadings });
    expect(document?.content).not.toContain('{"');
  });

  test('has steps enough beside another one, a decision, and a text that comes back', async () => {
    const { say, readDocuments } = await setUp();
    const parts = ['!part 1 One', '!part 2 One', '!part 1 Two', '!part 2 Two', '!end 3 One', '!end 3 Two'];
    const { text } = await say('!decide Topic=Yes', ...parts, '!poor Three', '!document Three', '!say Done.');
    expect(text).toBe('Done.');
    const documents = await readDocuments();
    expect(documents.map(({ title }) => title).toSorted()).toEqual(['One', 'Three', 'Two']);
    for (const { headings } of documents) expect(headings).toEqual(allHeadings);
  });

  test('is saved with what there is when the reader stops it, and says that its end is missing', async () => {
    const { run, say, stop, readDocuments } = await setUp();
    const said = say('!part 1 Long', '!say One moment,', '!wait 3000', '!say here is more.');
    const readRecord = () => runInDurableObject(run, async (_, { storage }) => storage.get<RunRecord>('run'));
    await expect.poll(readRecord, { timeout: 10_000 }).toMatchObject({ text: 'One moment,' });
    await stop();
    expect((await said).parts).toMatchObject([
      { isCut: true, message: expect.stringMatching(/^Long is .*without its end/) },
    ]);
    expect(await readDocuments()).toMatchObject([{ version: 1, headings: allHeadings.slice(0, 2) }]);
  });

  test('is saved with what there is after an eviction', async () => {
    const { project, run, stream, readDocuments } = await setUp();
    vi.spyOn(console, 'error').mockImplementation(() => {});
    const running = await stream('!part 1 Long\n!part 2 Long\n!say One moment,\n!wait 3000\n!say here is more.');
    const reading = running.text().catch(() => {});
    const readRecord = () => runInDurableObject(run, async (_, { storage }) => storage.get<RunRecord>('run'));
    await expect.poll(readRecord, { timeout: 10_000 }).toMatchObject({ text: 'One moment,' });
    await runInDurableObject(run, (_, state) => state.abort('evicted')).catch(() => {});
    await reading;
    const afterwards = env.REPLY_RUN.get(env.REPLY_RUN.idFromName(project.id));
    expect(await runDurableObjectAlarm(afterwards)).toBe(true);
    expect(await readDocuments()).toMatchObject([{ version: 1, headings: allHeadings.slice(0, 5) }]);
  });
});

describe('what the model is told', () => {
  const options = (messages: ModelMessage[] = []) => ({ toolCallId: 'call', messages, context: {} });
  const [opening = '', ...sections] = goodDocuments.requirements.content.split(/^(?=## )/m);
  const first = [opening, ...sections.slice(0, 3)].join('');
  const rest = sections.slice(3).join('');
  const whole = first + rest;

  async function openTools() {
    const { person, project, readDocuments } = await setUp();
    const unsaved: UnsavedTexts = new Map();
    const keep = vi.fn(async () => {});
    const { createDocument, createPrompt, readDocument } = createTools(
      createContext(env, 'test'),
      receiveOwnedProject(project.id),
      { userId: person.userId, plan: 'free' },
      { askedId: null, onPart: async () => {}, onTool: () => {}, unsaved, keep },
    );
    const input = { title: 'Requirements', type: 'requirements' as const };
    const write = (content: string, more: { hasMore?: boolean; section?: string } = {}) =>
      createDocument.execute?.({ ...input, content, ...more }, options());
    const contents = async () => (await readDocuments()).map(({ content }) => content);
    return { write, createPrompt, readDocument, unsaved, keep, contents, person, project };
  }

  test('of a part: what there is of the text, and where to go on', async () => {
    const { write, unsaved, keep, contents } = await openTools();
    const told = await write(first, { hasMore: true });
    expect(told).toMatchObject({
      saved: false,
      kept: {
        words: first.split(/\s+/).filter(Boolean).length,
        headings: expect.arrayContaining([expect.stringContaining('Vision')]),
        endsWith: expect.stringMatching(/.{100}/s),
      },
      instruction: expect.stringContaining('Go on right after endsWith'),
    });
    expect(first.trimEnd().endsWith((told as { kept: { endsWith: string } }).kept.endsWith)).toBe(true);
    expect(keep).toHaveBeenCalledTimes(1);
    expect(unsaved.size).toBe(1);
    expect(await contents()).toEqual([]);
    expect(await write(rest)).toMatchObject({ saved: true, version: 1 });
    expect(unsaved.size).toBe(0);
    expect(await contents()).toEqual([whole]);
  });

  test('parts that come side by side are joined in their order, and one that comes twice is taken once', async () => {
    const { write, contents } = await openTools();
    await Promise.all([write(first, { hasMore: true }), write(rest, { hasMore: true })]);
    await write(rest);
    expect(await contents()).toEqual([whole]);
  });

  test('with a finding: the section it is in, which can come alone', async () => {
    const { write, contents } = await openTools();
    const vision = /^## Vision\n[\s\S]*?(?=^## )/m.exec(whole)?.[0] ?? '';
    const poor = whole.replace(vision, '## Vision\n\nIt is fast.\n\n');
    const told = await write(poor);
    expect(told).toHaveProperty('findings', [expect.objectContaining({ rule: 'vague-word', section: 'Vision' })]);
    expect(await write(vision, { section: '## vision' })).toMatchObject({ saved: true, version: 1 });
    expect(await contents()).toEqual([whole]);
  });

  test('of a section that is not there, or there is no text for: nothing has changed', async () => {
    const { write, contents } = await openTools();
    expect(await write('New', { section: 'Vision' })).toMatchObject({ saved: false, error: expect.any(String) });
    await write(first, { hasMore: true });
    expect(await write('New', { section: 'Nowhere' })).toMatchObject({
      saved: false,
      error: expect.stringContaining('take one of headings'),
      kept: { headings: expect.arrayContaining(['Vision']) },
    });
    await write(rest);
    expect(await contents()).toEqual([whole]);
  });

  test('a text that is begun anew does not take the place of the whole one before it has come as far', async () => {
    const { write, unsaved, contents } = await openTools();
    const poor = `${whole}\nIt is fast.\n`;
    await write(poor);
    await write(first, { hasMore: true });
    expect([...unsaved.values()]).toMatchObject([{ isOpen: true, before: poor, document: { content: first } }]);
    await write(rest);
    expect(unsaved.size).toBe(0);
    expect(await contents()).toEqual([whole]);
  });

  test('a mended end without its section leaves the whole text, and of a shorter one that took its place it is told', async () => {
    const { write, unsaved, contents } = await openTools();
    const poor = `${whole}\nIt is fast.\n`;
    await write(poor);
    expect(await write(rest)).toMatchObject({ saved: false, error: expect.stringContaining('as section') });
    expect([...unsaved.values()]).toMatchObject([{ document: { content: poor } }]);
    expect(await write(whole)).toMatchObject({ saved: true, replaced: expect.stringContaining('longer text') });
    expect(await contents()).toEqual([whole]);
  });

  test('a section of a saved text makes a version in which all else is as it was, by hand or not', async () => {
    const { write, contents, person, project } = await openTools();
    await write(whole);
    const param = { projectId: project.id };
    const edited = `${whole}\n## By hand\n\nBread is warm.\n`;
    const json = { title: 'Requirements', type: 'requirements' as const, content: edited, baseVersion: 1 };
    await person.client.projects[':projectId'].documents.$post({ param, json });
    const glossary = '## Glossary\n\n- **Order**: what one customer asks for.\n';
    const vision = '## Vision\n\nBakers know at 21:00 what to bake.\n';
    expect(await write(glossary, { section: 'Glossary', hasMore: true })).toMatchObject({
      saved: false,
      instruction: expect.stringContaining('Send the next section'),
    });
    expect(await write(vision, { section: 'Vision' })).toMatchObject({ saved: true, version: 3 });
    expect(await contents()).toEqual([
      edited
        .replace(/^## Vision\n[\s\S]*?(?=^## )/m, `${vision}\n`)
        .replace(/^## Glossary\n[\s\S]*?(?=^## )/m, `${glossary}\n`),
    ]);
  });

  test('sections go into the version that is the newest when the last one comes', async () => {
    const { write, contents, person, project } = await openTools();
    await write(whole);
    await write('## Glossary\n\n- **Order**: what one customer asks for.\n', { section: 'Glossary', hasMore: true });
    const content = `${whole}\n## By hand\n\nBread is warm.\n`;
    const json = { title: 'Requirements', type: 'requirements' as const, content, baseVersion: 1 };
    await person.client.projects[':projectId'].documents.$post({ param: { projectId: project.id }, json });
    await write('## Vision\n\nBakers know at 21:00 what to bake.\n', { section: 'Vision' });
    const [text] = await contents();
    for (const told of ['what one customer asks for', 'at 21:00', 'Bread is warm']) expect(text).toContain(told);
  });

  test('a section that leaves headings out is asked about once; the title is no section', async () => {
    const { write, contents } = await openTools();
    await write(whole);
    const features = '## Features\n\nNone.\n';
    const lost = expect.stringContaining('“FR-1');
    expect(await write(features, { section: 'Features', hasMore: true })).toMatchObject({ saved: false, error: lost });
    expect(await write(whole, { section: 'Features' })).toHaveProperty('error');
    expect(await write(features, { section: whole.split('\n', 1)[0] ?? '' })).toHaveProperty('error');
    expect(await contents()).toEqual([whole]);
    expect(await write(features, { section: 'Features', hasMore: true })).not.toHaveProperty('error');
  });

  test('a saved prompt is read by its title, and one section of it changes', async () => {
    const { createPrompt, readDocument } = await openTools();
    const prompt = { title: 'Set-up', documentType: 'setup_prompt' as const };
    await createPrompt.execute?.({ ...prompt, content: goodPrompts.setup.content }, options());
    await createPrompt.execute?.(
      { ...prompt, section: 'Objective', content: 'Make the empty app for FR-1.' },
      options(),
    );
    expect(await readDocument.execute?.({ title: 'Set-up' }, options())).toMatchObject({
      title: 'Set-up',
      version: 2,
      content: expect.stringMatching(/## Objective\n\nMake the empty app for FR-1\.\n\n## What the app is/),
    });
  });

  test('a section of a text whose end has not come does not end it', async () => {
    const { write, contents } = await openTools();
    const vision = /^## Vision\n[\s\S]*?(?=^## )/m.exec(whole)?.[0] ?? '';
    await write(first.replace(vision, '## Vision\n\nIt is fast.\n\n'), { hasMore: true });
    expect(await write(vision, { section: 'Vision' })).toMatchObject({ saved: false, kept: expect.any(Object) });
    expect(await contents()).toEqual([]);
    await write(rest);
    expect(await contents()).toEqual([whole]);
  });

  test('a text that grows over what a body may have is not taken, and what is kept stays', async () => {
    const { write, unsaved } = await openTools();
    const big = `${'Plants are watered. '.repeat(9_000)}\n\n`;
    await write(first + big, { hasMore: true });
    expect(await write(`${big}And more.`)).toMatchObject({ saved: false, error: expect.stringContaining('256 KB') });
    expect([...unsaved.values()]).toMatchObject([{ document: { content: first + big } }]);
  });

  test('a prompt may come in parts, too', async () => {
    const { createPrompt, unsaved } = await openTools();
    const prompt = { title: 'Set-up', documentType: 'setup_prompt' as const };
    await createPrompt.execute?.({ ...prompt, hasMore: true, content: '# Set-up\n\n## Goal' }, options());
    await createPrompt.execute?.({ ...prompt, hasMore: true, content: 'It runs.' }, options());
    expect([...unsaved.values()]).toMatchObject([{ prompt: { content: '# Set-up\n\n## Goal\n\nIt runs.' } }]);
  });
});

test.each([
  ['whole', {}, 'complete', 1],
  ['without its end', { isCut: true as const }, 'interrupted', 0],
])(
  'a fault after the one prompt, %s, makes the turn what it is and charges only the whole one',
  async (_, cut, state, used) => {
    const { person, project, readUsed } = await setUpConversation();
    const turn = {
      projectId: project.id,
      userId: person.userId,
      plan: 'free',
      content: 'Write a coding prompt: Set-up',
      queryType: 'prompt_generation' as const,
      clientId: 'prompt-0001',
      promptTitle: 'Set-up',
    };
    const context = createContext(env, 'test');
    const { userMessage, promptsUsedToday } = await beginTurn(context, turn);
    const prompt = { promptId: 'one', title: 'Set-up', documentType: 'setup_prompt' as const, version: 1 };
    const parts: MessagePart[] = [{ type: 'promptCreated', ...prompt, ...cut }];
    const ending = { replyTo: userMessage.id, content: '', parts, state: 'interrupted' as const, promptsUsedToday };
    expect(await endTurn(context, turn, ending)).toMatchObject({ state });
    expect(await readUsed()).toBe(used);
  },
);
