import { runInDurableObject } from 'cloudflare:test';
import { env } from 'cloudflare:workers';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { goodDocuments } from '#shared/document-check/testing/good-documents.ts';
import type { ReplyRun } from '#worker/features/chat/chat.object.ts';
import { goPro, setUpConversation } from '#worker/features/chat/testing/conversation.ts';
import { createTextCheck } from '#worker/features/chat/texts/check.service.ts';
import type { UnsavedText } from '#worker/features/chat/texts/saving.service.ts';
import { noteDecisions, selectDecisions } from '#worker/features/decisions/decisions.service.ts';
import { createDocument, selectExcerpts } from '#worker/features/documents/documents.service.ts';
import { receiveOwnedProject } from '#worker/features/projects/projects.middleware.ts';
import { createContext } from '#worker/platform/context.ts';
import { changeEnv } from '#worker/platform/testing/object-env.ts';

afterEach(() => {
  vi.restoreAllMocks();
});

async function setUp() {
  const conversation = await setUpConversation();
  const { person, project, run } = conversation;
  /** A conversation of so many questions and replies, as if it had been. */
  const remember = (pairs: number, say: (at: number) => string) =>
    env.DB.batch(
      Array.from({ length: pairs * 2 }, (_, at) =>
        env.DB.prepare(
          'insert into chat_messages (id, project_id, user_id, role, content, reply_to) values (?, ?, ?, ?, ?, ?)',
        ).bind(
          `${project.id}-${String(at).padStart(4, '0')}`.replace(/^/, '00000000-'),
          project.id,
          person.userId,
          at % 2 ? 'assistant' : 'user',
          at % 2 ? `Reply ${at}` : say(at),
          at % 2 ? `00000000-${project.id}-${String(at - 1).padStart(4, '0')}` : null,
        ),
      ),
    );
  const decide = (topic: string, decision: string) =>
    env.DB.prepare('insert into decisions (id, project_id, topic, decision) values (?, ?, ?, ?)')
      .bind(crypto.randomUUID(), project.id, topic, decision)
      .run();
  const readMark = () => runInDurableObject(run, (_, state) => state.storage.get<string>('condensed'));
  return { ...conversation, remember, decide, readMark };
}

/** What happens after a turn, on a machine that may be busy. */
const eventually = <Value>(read: () => Value) => expect.poll(read, { timeout: 15_000 });

/** Collects the lines of an event that are logged from here on. */
function listen(event: 'model_turn' | 'model_call') {
  const lines: Record<string, unknown>[] = [];
  vi.spyOn(console, event === 'model_turn' ? 'log' : 'warn').mockImplementation((line) => {
    const parsed = typeof line === 'string' && line.startsWith('{') ? JSON.parse(line) : {};
    if (parsed.event === event) lines.push(parsed);
  });
  return lines;
}

describe('a long conversation', () => {
  test('its oldest messages become decisions after a turn, and leave the history', async () => {
    const { run, send, remember, decide, readDecisions, readMark } = await setUp();
    await remember(28, (at) => (at === 4 ? 'I decide payment=cash and I decide opening=early' : `Question ${at}`));
    await decide('payment', 'On pick-up');
    await changeEnv(run, { AI_DEBUG: '1' });
    const turns = listen('model_turn');
    expect((await send('!say One.')).status).toBe(200);
    await eventually(readMark).toBeTypeOf('string');
    const decisions = await readDecisions();
    expect(decisions.toSorted((one, other) => one.topic.localeCompare(other.topic))).toEqual([
      { topic: 'opening', decision: 'early' },
      { topic: 'payment', decision: 'On pick-up' },
    ]);
    const calls = listen('model_call');
    expect((await send('!say Two.')).status).toBe(200);
    expect(turns[0]).toMatchObject({ messagesSent: 57, messagesLeftOut: 0 });
    const [call] = calls as { messages: { content: { text: string }[] }[]; instructions: string[]; cut: object }[];
    expect(call?.messages.length).toBeLessThan(25);
    expect(call?.messages.at(-1)?.content[0]?.text).toBe('!say Two.');
    expect(JSON.stringify(call?.messages)).not.toContain('I decide');
    expect(call?.instructions.join()).toContain('"opening"');
    expect(call?.cut).toMatchObject({ messages: expect.any(Number) });
  });

  test('what can not be condensed stays; it is tried again some messages later, and then kept as beginnings', async () => {
    const { person, run, send, remember, readDecisions, readMark } = await setUp();
    await goPro(person.userId);
    await remember(21, (at) => `Question ${at} ${'word '.repeat(200)}`);
    const asked = vi.spyOn(globalThis, 'fetch');
    const noise = vi.spyOn(console, 'error').mockImplementation(() => {});
    const countOf = (event: string) => noise.mock.calls.filter(([line]) => String(line).includes(`"${event}"`)).length;
    const countAsked = () => asked.mock.calls.filter(([, init]) => String(init?.body).includes('<messages>')).length;
    const sayMore = async (times: number) => {
      for (let time = 0; time < times; time += 1) await send('!say Yes.');
    };
    await sayMore(1);
    await eventually(() => countOf('history_not_condensed')).toBe(1);
    await sayMore(3);
    expect([await readMark(), await readDecisions(), countAsked()]).toEqual([undefined, [], 1]);
    await sayMore(1);
    await eventually(() => countOf('history_not_condensed')).toBe(2);
    await sayMore(4);
    await eventually(() => countOf('history_cut')).toBe(1);
    await eventually(readMark).toBeTypeOf('string');
    await changeEnv(run, { AI_DEBUG: '1' });
    const calls = listen('model_call');
    await sayMore(1);
    const [call] = calls as { instructions: string[] }[];
    expect(call?.instructions.join()).toMatch(/"earlierMessages": \[\n {2}"Person: Question \d+ word/);
    expect(countAsked()).toBe(3);
  });

  test('an edit of what was condensed takes it back: the history begins anew, and what was noted is in force no more', async () => {
    const { project, run, send, remember, readMark } = await setUp();
    await remember(28, (at) => (at === 4 ? 'I decide opening=early' : `Question ${at}`));
    await changeEnv(run, { AI_DEBUG: '1' });
    await send('!say One.');
    await eventually(readMark).toBeTypeOf('string');
    const calls = listen('model_call') as unknown as { messages: object[]; instructions: string[] }[];
    await send('!say Two.');
    const replaces = `00000000-${project.id}-0008`;
    await send({ content: '!say Three.', replaces });
    expect(await readMark()).toBeUndefined();
    expect(calls.map(({ instructions }) => instructions.join().includes('"opening"'))).toEqual([true, false]);
    expect(JSON.stringify(calls[1]?.messages)).toContain('I decide opening=early');
  });

  test('with the built-in guide nobody is asked: its answers are decisions already', async () => {
    const { run, send, remember, readDecisions, readMark } = await setUp();
    await remember(28, () => 'I decide opening=early');
    await changeEnv(run, { AI_PROVIDER: 'guide' });
    const asked = vi.spyOn(globalThis, 'fetch');
    expect((await send('What is next?')).status).toBe(200);
    await eventually(readMark).toBeTypeOf('string');
    expect(asked.mock.calls.filter(([url]) => String(url).includes('/chat/completions'))).toEqual([]);
    expect((await readDecisions()).map(({ topic }) => topic)).not.toContain('opening');
  });

  test('a deleted project is not remembered, also when it is condensed just then', async () => {
    const { person, project, run, send, remember, readDecisions } = await setUp();
    await remember(28, () => 'I decide opening=early');
    const { fetch } = globalThis;
    const [reached, released] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
    vi.spyOn(globalThis, 'fetch').mockImplementation(async (url, init) => {
      if (!String(init?.body).includes('<messages>')) return fetch(url, init);
      reached.resolve();
      const stopped = Promise.withResolvers<never>();
      init?.signal?.addEventListener('abort', () => stopped.reject(init.signal?.reason));
      await Promise.race([released.promise, stopped.promise]);
      return fetch(url, init);
    });
    await send('!say One.');
    await reached.promise;
    const deleting = person.client.projects[':id'].$delete({ param: { id: project.id } });
    const isGone = () => env.DB.prepare('select id from projects where id = ?').bind(project.id).first();
    await eventually(isGone).toBeNull();
    released.resolve();
    await deleting;
    const kept = await runInDurableObject(run, async (instance: ReplyRun, { storage }) => {
      await Reflect.get(Reflect.get(instance, 'condensed'), 'working');
      return (await storage.list()).size;
    });
    expect(kept).toBe(0);
    expect(await readDecisions()).toEqual([]);
  });
});

describe('a decision', () => {
  test('of a message that is set aside is in force no more; on its topic another may be noted', async () => {
    const { person, project, base, run, send } = await setUp();
    await goPro(person.userId);
    await changeEnv(run, { AI_DEBUG: '1' });
    await send('!decide Opening=early\n!say Noted.');
    await send('!decide Payment=cash\n!say Noted.');
    const messages = await (await person.call(`${base}/messages`)).json<{ id: string; content: string }[]>();
    const asked = messages.find(({ content }) => content.includes('Payment'));
    const calls = listen('model_call') as unknown as { instructions: string[] }[];
    await send({ content: '!say Never mind.', replaces: asked?.id });
    await send('!say Well.');
    for (const { instructions } of calls) {
      expect(instructions.join()).toContain('"topic": "Opening"');
      expect(instructions.join()).not.toContain('"topic": "Payment"');
    }
    const context = createContext(env, 'test');
    const owned = receiveOwnedProject(project.id);
    const read = async () => (await selectDecisions(context.db, project.id, 10)).map(({ decision }) => decision);
    const noted = (decision: string) => ['Opening', 'Payment'].map((topic) => ({ topic, decision }));
    await noteDecisions(context, owned, noted('of what is set aside'), asked?.id ?? '');
    expect(await read()).toEqual(['early']);
    await noteDecisions(context, owned, noted('by card'), messages[0]?.id ?? '');
    expect(await read()).toEqual(['by card', 'early']);
    await noteDecisions(context, owned, noted('by voucher'), messages[0]?.id ?? '');
    expect(await read()).toEqual(['by card', 'early']);
  });
});

describe('what is logged', () => {
  test('a turn in numbers, without a word of a person', async () => {
    const { send } = await setUp();
    const log = vi.spyOn(console, 'log').mockImplementation(() => {});
    await send('!sloppy Payment=Cash\n!say The secret is out.');
    const text = log.mock.calls.flat().join('\n');
    expect(text).not.toMatch(/secret|bakery|Cash/);
    const line = JSON.parse(text.split('\n').find((entry) => entry.includes('model_turn')) ?? '{}');
    expect(line).toMatchObject({
      requestId: expect.any(String),
      provider: 'openai-compatible',
      tokens: { instructions: expect.any(Number), messages: expect.any(Number) },
      messagesSent: 1,
      messagesLeftOut: 0,
      calls: 2,
      retries: 0,
      fellBack: false,
      repaired: 1,
      msToFirstToken: expect.any(Number),
    });
  });

  test('with AI_DEBUG each call as it is sent', async () => {
    const { run, send } = await setUp();
    await changeEnv(run, { AI_DEBUG: '1' });
    const calls = listen('model_call');
    await send('!decide Payment=Cash\n!say Noted.');
    expect(calls).toHaveLength(2);
    expect(calls[0]).toMatchObject({
      call: 1,
      requestId: expect.any(String),
      instructions: [expect.stringContaining('Pre-orders for a small bakery')],
      messages: [{ role: 'user' }],
      tools: expect.arrayContaining(['askQuestions', 'createDocument', 'recordDecision']),
      tokens: { instructions: expect.any(Number), messages: expect.any(Number) },
      cut: { messages: 0 },
    });
    expect(JSON.stringify(calls[1]?.messages)).toContain('"tool-result"');
  });
});

test('answers to a form ask for no text, whatever words they need', async () => {
  const { run, send } = await setUp();
  await changeEnv(run, { AI_DEBUG: '1' });
  const calls = listen('model_call') as unknown as { instructions: string[] }[];
  await send({ content: 'Write the plan', queryType: 'planning' });
  await send({ content: '**What comes first?**\nThe plan of the kitchen', queryType: 'planning' });
  expect(calls.map(({ instructions }) => /The person wants a plan/.test(instructions.join()))).toEqual([true, false]);
});

describe('arguments of a tool call', () => {
  test('that are broken JSON are mended', async () => {
    const { send, readDecisions } = await setUp();
    const answer = await send('!sloppy Payment=Cash\n!say Noted.');
    expect(await answer.json()).toMatchObject({ message: { content: 'Noted.', parts: [{ type: 'decision' }] } });
    expect(await readDecisions()).toEqual([{ topic: 'Payment', decision: 'Cash\nfor now' }]);
  });

  test('of the wrong shape go back once; the reply goes on when they come again', async () => {
    const { send } = await setUp();
    const turns = listen('model_turn');
    const mended = await send('!broken\n!document Requirements\n!say It is written.');
    expect(await mended.json()).toMatchObject({ message: { parts: [{ type: 'documentCreated' }] } });
    const given = await send('!broken\n!broken\n!say I could not save that.');
    expect(await given.json()).toMatchObject({ message: { content: 'I could not save that.', parts: [] } });
    expect(turns).toMatchObject([
      { repaired: 0, sentBack: 1, givenUp: 0 },
      { repaired: 0, sentBack: 1, givenUp: 1 },
    ]);
  });

  test('of a form that nobody saw do not end the turn', async () => {
    const { send } = await setUp();
    const answer = await send('!brokenAsk Who comes?\n!ask Who comes first?\n!say Never said.');
    expect(await answer.json()).toMatchObject({
      message: { parts: [{ type: 'questions', questions: [{ question: 'Who comes first?' }] }] },
    });
  });
});

describe('ids of other documents', () => {
  const plan =
    '# Plan\n\n- **T-1** Serves: FR-1. Depends on: nothing. Verify: a test.\n- **T-2** Serves: FR-99. Depends on: T-1. Verify: a test.\n';
  const planText = { saveId: 's', document: { type: 'plan' as const, title: 'Plan', content: plan } };
  const promptText = {
    saveId: 's',
    prompt: { documentType: 'development_prompt' as const, title: 'Orders', content: 'Build FR-99 and FR-1.' },
  };
  const requirements = { ...goodDocuments.requirements, type: 'requirements' as const };
  const sideText = (type: 'security' | 'tests' | 'idea', content: string) => ({
    saveId: 's',
    document: { type, title: 'Beside', content: `# Beside\n\n${content}\n` },
  });
  const unknownIn = async (check: ReturnType<typeof createTextCheck>, text: UnsavedText) =>
    (await check.findErrors(text))
      .filter(({ rule }) => rule === 'unknown-id')
      .map(({ message }) => message.split(' ')[0]);
  /** The check as a turn opens it. */
  const open = async (projectId: string) => {
    const context = createContext(env, 'test');
    return createTextCheck(context, await selectExcerpts(context.db, projectId, 100));
  };

  test('are held against the requirements of the project, once there are some', async () => {
    const { project } = await setUp();
    expect(await unknownIn(await open(project.id), planText)).toEqual([]);
    await createDocument(createContext(env, 'test'), receiveOwnedProject(project.id), requirements);
    expect(await unknownIn(await open(project.id), planText)).toEqual(['FR-99']);
    expect(await unknownIn(await open(project.id), promptText)).toEqual(['FR-99']);
  });

  test('are held against them in every other document, too, but not what such a document numbers itself', async () => {
    const { project } = await setUp();
    await createDocument(createContext(env, 'test'), receiveOwnedProject(project.id), requirements);
    const check = await open(project.id);
    expect(await unknownIn(check, sideText('tests', '- FR-1 and FR-77 are tried, as SM-1 and SM-77 say.'))).toEqual([
      'FR-77',
      'SM-77',
    ]);
    expect(await unknownIn(check, sideText('idea', '### FR-88 A feature of its own'))).toEqual(['FR-88']);
    expect(
      await unknownIn(check, sideText('security', '| T-1 | A stranger reads along |\n\nSee T-1 and AD-5.')),
    ).toEqual([]);
    expect(
      await unknownIn(check, { saveId: 's', document: { ...requirements, title: 'Other', content: '- FR-5: New' } }),
    ).toEqual([]);
  });

  test('are not given by a document that is no requirements', async () => {
    const { project } = await setUp();
    const check = await open(project.id);
    check.learn({ saveId: 's', document: requirements });
    check.learn({ ...sideText('tests', '- FR-77: A test.'), saveId: 't' });
    expect(
      await unknownIn(check, { ...planText, document: { ...planText.document, content: plan.replace('99', '77') } }),
    ).toEqual(['FR-77']);
  });

  test('are known from the moment that the same turn has saved them', async () => {
    const { project } = await setUp();
    const check = await open(project.id);
    check.learn({ saveId: 's', document: requirements });
    expect(await unknownIn(check, planText)).toEqual(['FR-99']);
    const content = requirements.content.replaceAll('FR-1', 'FR-99');
    check.learn({ saveId: 's', document: { ...requirements, content } });
    expect(await unknownIn(check, planText)).toEqual(['FR-1']);
  });

  test('that can not be read are not asked for', async () => {
    const { project } = await setUp();
    await createDocument(createContext(env, 'test'), receiveOwnedProject(project.id), requirements);
    const noise = vi.spyOn(console, 'error').mockImplementation(() => {});
    vi.spyOn(env.BODIES, 'get').mockRejectedValue(new Error('R2 is away'));
    expect(await unknownIn(await open(project.id), planText)).toEqual([]);
    expect(noise.mock.calls.flat().join()).toContain('ids_not_read');
  });

  test('send a text back to the model, also when they came in the same turn', async () => {
    const { send } = await setUp();
    const say = async (...lines: string[]) =>
      (await (await send(lines.join('\n'))).json<{ message: { parts: object[] } }>()).message.parts;
    const first = await say('!document Requirements', '!plan FR-99', '!plan FR-1', '!say Planned.');
    expect(first).toMatchObject([{ title: 'Requirements' }, { title: 'Plan', version: 1 }]);
    expect(await say('!plan FR-99', '!plan FR-1', '!say Planned.')).toMatchObject([{ title: 'Plan', version: 2 }]);
  });
});
