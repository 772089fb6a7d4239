import { evictDurableObject, runDurableObjectAlarm, runInDurableObject } from 'cloudflare:test';
import { env } from 'cloudflare:workers';
import { describe, expect, test, vi } from 'vitest';
import type { ReplyRun } from '#worker/features/chat/chat.object.ts';
import { setUpConversation } from '#worker/features/chat/testing/conversation.ts';
import { tasksInOrder } from '#worker/features/checklists/checklists-tasks.rules.ts';
import { asJson, createPerson, createProject, type Person } from '#worker/platform/testing/client.ts';
import { breakD1 } from '#worker/platform/testing/d1-meter.ts';
import { flyThrough } from '#worker/platform/testing/object-time.ts';
import { collectEvents, readEvents } from '#worker/platform/testing/stream.ts';

const chatPath = (projectId: string) => `/api/projects/${projectId}/contextual-chat`;
const send = (person: Person, projectId: string, body: { content: string; messageId?: string }) =>
  person.call(chatPath(projectId), asJson(body));
const stream = (person: Person, projectId: string, body: { content: string; messageId?: string }) =>
  person.call(chatPath(projectId), asJson(body, { accept: 'text/event-stream' }));
const readMessages = async (person: Person, id: string) =>
  (await person.client.projects[':id'].messages.$get({ param: { id }, query: {} })).json();
const readUsed = async (person: Person) => (await (await person.client.usage.$get()).json()).promptsUsedToday;
const runOf = (projectId: string) =>
  env.REPLY_RUN.get(env.REPLY_RUN.idFromName(projectId)) as DurableObjectStub<ReplyRun>;

async function setUp() {
  const person = await createPerson();
  return { person, project: await createProject(person) };
}

/** A record that an eviction left, with its hold. */
async function leaveRecord(tries = 0) {
  const { person, project } = await setUp();
  await (await send(person, project.id, { content: '!say Before.' })).text();
  const [asked] = await readMessages(person, project.id);
  await env.DB.prepare('delete from chat_messages where reply_to = ?').bind(asked?.id).run();
  const turn = {
    projectId: project.id,
    userId: person.userId,
    plan: 'free',
    content: 'x',
    queryType: 'general',
    clientId: 'cut',
  };
  const limits = env.USER_LIMITS.get(env.USER_LIMITS.idFromName(person.userId));
  await limits.reserve(`${project.id}:cut`, 5, 60_000);
  const record = {
    turn,
    requestId: 'r',
    replyTo: asked?.id,
    text: 'Half a thou',
    parts: [],
    unsaved: new Map(),
    tries,
  };
  await runInDurableObject(runOf(project.id), async (_, { storage }) => {
    await storage.put('run', record);
    await storage.setAlarm(Date.now() + 60_000);
  });
  return { person, project, asked };
}

describe('a turn', () => {
  test('streams the reply and saves both messages for one charge', async () => {
    const { person, project } = await setUp();
    const answer = await stream(person, project.id, {
      content: '!say Hello, baker. What do you bake?',
      messageId: 'message-1',
    });
    expect(answer.headers.get('content-type')).toBe('text/event-stream');
    const { types, text, events } = await collectEvents(answer);
    expect(text).toBe('Hello, baker. What do you bake?');
    expect(types[0]).toBe('data-userMessage');
    expect(types.at(-1)).toBe('finish');
    const [asked, reply] = await readMessages(person, project.id);
    expect(asked).toMatchObject({ role: 'user', clientId: 'message-1' });
    expect(reply).toMatchObject({ role: 'assistant', content: text, state: 'complete', replyTo: asked?.id });
    const { content: _, ...rest } = reply ?? {};
    expect(events.find((event) => event.type === 'data-message')).toEqual({ type: 'data-message', data: rest });
    expect(await readUsed(person)).toBe(1);
  });

  test('answers JSON with the document that was made', async () => {
    const { person, project } = await setUp();
    const answer = await send(person, project.id, { content: '!document Requirements\n!say It is written.' });
    expect(await answer.json()).toMatchObject({
      message: { role: 'assistant', content: 'It is written.' },
      documentCreated: { title: 'Requirements', message: 'Requirements is in your documents.' },
    });
    const [document] = await (
      await person.client.projects[':projectId'].documents.$get({ param: { projectId: project.id } })
    ).json();
    expect(document).toMatchObject({ title: 'Requirements', type: 'requirements', version: 1, status: 'draft' });
    expect(document?.excerpt).toHaveLength(500);
    const whole = await person.client.documents[':id'].$get({ param: { id: document?.id ?? '' } });
    expect((await whole.json()).content).toMatch(/^# Requirements\n\n(A line of the document.\n){60}\n## Vision\n/);
  });

  test('makes documents, prompts, decisions and questions by its tools', async () => {
    const { person, project } = await setUp();
    const content =
      '!decide Payment=On pick-up\n!document Plan\n!prompt Set up the project\n!ask Do bakers print labels?';
    const { events } = await collectEvents(await stream(person, project.id, { content }));
    const parts = events.filter((event) => /^data-(doc|prompt|dec|quest)/.test(event.type)).map((event) => event.type);
    expect(parts).toEqual(['data-decision', 'data-documentCreated', 'data-promptCreated', 'data-questions']);
    const [, reply] = await readMessages(person, project.id);
    expect(reply?.parts.map((part) => part.type)).toEqual([
      'decision',
      'documentCreated',
      'promptCreated',
      'questions',
    ]);
    const prompts = await person.client.projects[':projectId'].prompts.$get({ param: { projectId: project.id } });
    expect(await prompts.json()).toMatchObject([
      { title: 'Set up the project', documentType: 'setup_prompt', stepNumber: 2 },
    ]);
  });

  test("sets a task's status by its tool; the launch phase stays closed to Free there too", async () => {
    const { person, project } = await setUp();
    const [first] = tasksInOrder;
    const launch = tasksInOrder.find(({ stepNumber }) => stepNumber === 3);
    const content = `!task ${first?.id}=completed\n!task ${launch?.id}=completed\n!task nonsense=completed\n!say Ticked off.`;
    const { message } = await (await send(person, project.id, { content })).json<{ message: { parts: object[] } }>();
    expect(message.parts).toEqual([
      { type: 'taskStatus', taskId: first?.id, stepNumber: 1, description: first?.description, status: 'completed' },
    ]);
    const statuses = await person.call(`/api/projects/${project.id}/task-statuses`);
    expect(await statuses.json()).toMatchObject([{ taskId: first?.id, status: 'completed' }]);
  });

  test('a tool call of the wrong shape saves nothing and the reply goes on', async () => {
    const { person, project } = await setUp();
    const answer = await send(person, project.id, { content: '!broken\n!say I could not save that.' });
    expect(await answer.json()).toMatchObject({ message: { content: 'I could not save that.', parts: [] } });
    expect((await env.BODIES.list({ prefix: `documents/${project.id}` })).objects).toHaveLength(0);
  });
});

describe('start', () => {
  test('opens the chat once and is free', async () => {
    const { person, project } = await setUp();
    const first = await collectEvents(await stream(person, project.id, { content: 'start' }));
    const second = await collectEvents(await stream(person, project.id, { content: 'start', messageId: 'another-id' }));
    expect(first.types.at(-1)).toBe('finish');
    expect(second.types).toEqual(['data-userMessage', 'data-message', 'finish']);
    expect(await readMessages(person, project.id)).toHaveLength(2);
    expect(await readUsed(person)).toBe(0);
  });
});

describe('sending again', () => {
  test('the same messageId makes and charges nothing twice', async () => {
    const { person, project } = await setUp();
    const body = { content: '!words 20 10', messageId: 'the-same-id' };
    const answers = await Promise.all([send(person, project.id, body), send(person, project.id, body)]);
    const late = await send(person, project.id, body);
    const bodies = await Promise.all([...answers, late].map((answer) => answer.text()));
    expect(new Set(bodies).size).toBe(1);
    expect(await readMessages(person, project.id)).toHaveLength(2);
    expect(await readUsed(person)).toBe(1);
  });

  test('another message meanwhile is refused and not stored', async () => {
    const { person, project } = await setUp();
    const running = await stream(person, project.id, { content: '!words 30 10' });
    const second = await send(person, project.id, { content: '!say Me too.' });
    expect(second.status).toBe(409);
    expect(Number(second.headers.get('retry-after'))).toBeGreaterThan(0);
    expect(await second.json()).toMatchObject({ code: 'chat.run_in_progress' });
    await collectEvents(running);
    expect(await readMessages(person, project.id)).toHaveLength(2);
    expect(await readUsed(person)).toBe(1);
  });
});

describe('the allowance', () => {
  test('the sixth message of the day on Free gets the limit body and is not stored', async () => {
    const { person, project } = await setUp();
    for (let turn = 1; turn <= 5; turn += 1) {
      expect((await send(person, project.id, { content: '!say Yes.' })).status).toBe(200);
    }
    const sixth = await send(person, project.id, { content: '!say No.' });
    expect(sixth.status).toBe(403);
    const untilMidnight = (new Date().setUTCHours(24, 0, 0, 0) - Date.now()) / 1000;
    expect(Math.abs(Number(sixth.headers.get('retry-after')) - untilMidnight)).toBeLessThan(60);
    expect(await sixth.json()).toMatchObject({ code: 'usage.limit_reached', isLimitError: true, limit: 5, current: 5 });
    expect(await readMessages(person, project.id)).toHaveLength(10);
    const mirror = await env.DB.prepare('select prompts_used_today as n from usage_tracking where user_id = ?')
      .bind(person.userId)
      .first();
    expect(mirror?.n).toBe(5);
  });

  test('a message over the allowance is told so also when it can not be taken out again; it stays unanswered', async () => {
    const { person, project } = await setUp();
    for (let turn = 1; turn <= 5; turn += 1) await send(person, project.id, { content: '!say Yes.' });
    const sixth = await breakD1(/^delete from "chat_messages"/, () =>
      send(person, project.id, { content: '!say No.' }),
    );
    expect(await sixth.json()).toMatchObject({ code: 'usage.limit_reached' });
    expect((await readMessages(person, project.id)).map(({ content }) => content)).toContain('!say No.');
    expect(await readUsed(person)).toBe(5);
  });

  test('a message that is there already stays when there is no allowance to send it again', async () => {
    const { person, project } = await setUp();
    const failed = { content: '!status 403', messageId: crypto.randomUUID() };
    expect((await send(person, project.id, failed)).status).toBe(502);
    for (let turn = 1; turn <= 5; turn += 1) await send(person, project.id, { content: '!say Yes.' });
    expect((await send(person, project.id, failed)).status).toBe(403);
    expect((await readMessages(person, project.id)).map(({ content }) => content)).toContain(failed.content);
  });

  test('a hold that nobody came back for is given back by the alarm', async () => {
    const person = await createPerson();
    const limits = env.USER_LIMITS.get(env.USER_LIMITS.idFromName(person.userId));
    await limits.reserve('forgotten', 5, 0);
    await limits.reserve('spent', 5, 60_000);
    await limits.commit('spent');
    expect(await runDurableObjectAlarm(limits)).toBe(true);
    expect(await readUsed(person)).toBe(1);
  });
});

describe('faults of the model', () => {
  const faults = [
    ['refuses with 400', '!status 400'],
    ['refuses with 401', '!status 401'],
    ['breaks off before the first word', '!cut'],
    ['says nothing at all', '!say'],
    ['sends an error inside the stream', '!error'],
  ];
  test.each(faults)('it %s: 502, nothing charged, the message kept, and a retry works', async (_, content) => {
    const { person, project } = await setUp();
    const failed = await send(person, project.id, { content, messageId: 'retry-me-1' });
    expect(failed.status).toBe(502);
    expect(await failed.json()).toEqual({
      code: 'chat.model_failed',
      message: expect.stringContaining('Your message is kept and did not count'),
    });
    expect(await readUsed(person)).toBe(0);
    expect(await readMessages(person, project.id)).toMatchObject([{ role: 'user', content }]);
  });

  test('it falls silent: ended, free, and the next message is answered', async () => {
    const { person, project, changePatience } = await setUpConversation();
    await changePatience({ silenceMs: 150 });
    expect((await send(person, project.id, { content: '!hang' })).status).toBe(502);
    await changePatience({ silenceMs: 60_000 });
    expect(await readUsed(person)).toBe(0);
    expect((await send(person, project.id, { content: '!say Here again.' })).status).toBe(200);
    const states = (await readMessages(person, project.id)).filter(({ role }) => role === 'assistant');
    expect(states.map(({ content, state }) => [content, state])).toEqual([['Here again.', 'complete']]);
  });

  test('it breaks off in the middle: what was written is kept as interrupted, free, and a retry replaces it', async () => {
    const { person, project } = await setUp();
    const body = { content: '!say The first half\n!cut', messageId: 'retry-me-2' };
    const { types, text } = await collectEvents(await stream(person, project.id, body));
    expect(text).toBe('The first half');
    expect(types.at(-1)).toBe('error');
    const [asked, reply] = await readMessages(person, project.id);
    expect(reply).toMatchObject({ content: 'The first half', state: 'interrupted' });
    expect(await readUsed(person)).toBe(0);
    await env.DB.prepare('update chat_messages set content = ? where id = ?').bind('!say All of it.', asked?.id).run();
    const again = await send(person, project.id, body);
    expect(await again.json()).toMatchObject({ message: { content: 'All of it.', state: 'complete' } });
    expect(await readMessages(person, project.id)).toHaveLength(2);
    expect(await readUsed(person)).toBe(1);
  });
});

describe('faults of ours', () => {
  test('the reply can not be saved: nothing is lost, and the alarm saves and charges it once', async () => {
    const { person, project } = await setUp();
    const { types, text } = await breakD1(
      /insert into "chat_messages".*on conflict \("chat_messages"."reply_to"\)/s,
      async () => collectEvents(await stream(person, project.id, { content: '!say All of it.' })),
    );
    expect(text).toBe('All of it.');
    expect(types.at(-1)).toBe('error');
    expect(await readMessages(person, project.id)).toHaveLength(1);
    expect(await runDurableObjectAlarm(runOf(project.id))).toBe(true);
    expect(await runDurableObjectAlarm(runOf(project.id))).toBe(false);
    const messages = await readMessages(person, project.id);
    expect(messages.at(-1)).toMatchObject({ content: 'All of it.', state: 'complete' });
    expect(messages).toHaveLength(2);
    expect(await readUsed(person)).toBe(1);
  });

  test('the message can not be saved: 500, nothing charged, and sending again works', async () => {
    const { person, project } = await setUp();
    const body = { content: '!say Yes.', messageId: 'again-please' };
    const failed = await breakD1(/insert into "chat_messages"/, () => send(person, project.id, body));
    expect(failed.status).toBe(500);
    expect(await failed.json()).toMatchObject({ code: 'internal.error' });
    expect(await readUsed(person)).toBe(0);
    expect((await send(person, project.id, body)).status).toBe(200);
    expect(await readMessages(person, project.id)).toHaveLength(2);
  });

  test('a run that can not be finished is tried again and again, and does not block its project for ever', async () => {
    const { person, project } = await leaveRecord(10);
    const noise = vi.spyOn(console, 'error').mockImplementation(() => {});
    await breakD1(/insert into "chat_messages".*on conflict \("chat_messages"."reply_to"\)/s, async () => {
      expect((await send(person, project.id, { content: '!say Yes.' })).status).toBe(500);
      expect(await runDurableObjectAlarm(runOf(project.id))).toBe(true);
    });
    expect(noise.mock.calls.flat().join()).toContain('run_given_up');
    noise.mockRestore();
    expect(await runDurableObjectAlarm(runOf(project.id))).toBe(false);
    expect(await readUsed(person)).toBe(1);
    expect((await send(person, project.id, { content: '!say Yes.' })).status).toBe(200);
    expect(await readUsed(person)).toBe(2);
  });

  test('nobody waits for ever until an earlier run is in order', async () => {
    const { person, project } = await setUp();
    const run = runOf(project.id);
    await runInDurableObject(run, (instance) => void Reflect.set(instance, 'finishing', new Promise(() => {})));
    const refused = await flyThrough(run, () => send(person, project.id, { content: '!say Yes.' }));
    expect(refused.status).toBe(409);
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
    expect(await readMessages(person, project.id)).toEqual([]);
  });

  test('a hold whose lease ended during a long run is spent all the same', async () => {
    const person = await createPerson();
    const limits = env.USER_LIMITS.get(env.USER_LIMITS.idFromName(person.userId));
    await limits.reserve('long', 5, 0);
    await runDurableObjectAlarm(limits);
    await limits.commit('long');
    expect(await readUsed(person)).toBe(1);
  });
});

describe('stopping and joining', () => {
  test('a stop keeps what was written and costs one', async () => {
    const { person, project } = await setUp();
    const running = await stream(person, project.id, { content: '!words 500 10' });
    const seen: string[] = [];
    let stopped: Promise<Response> | undefined;
    for await (const event of readEvents(running)) {
      seen.push(event.type);
      if (event.type === 'text-delta') {
        stopped ??= person.call(`${chatPath(project.id)}/stream`, { method: 'DELETE' });
      }
    }
    expect((await stopped)?.status).toBe(204);
    expect(seen.at(-1)).toBe('abort');
    const [, reply] = await readMessages(person, project.id);
    expect(reply?.state).toBe('stopped');
    expect(reply?.content).toMatch(/^word1 /);
    expect(await readUsed(person)).toBe(1);
  });

  test('a stop that names another message is not meant', async () => {
    const { person, project } = await setUp();
    const stop = (messageId: string) =>
      person.call(`${chatPath(project.id)}/stream?messageId=${messageId}`, { method: 'DELETE' });
    const body = { content: '!words 400 10', messageId: 'this-message' };
    const states: string[] = [];
    for await (const event of readEvents(await stream(person, project.id, body))) {
      if (event.type === 'text-delta' && states.length === 0) {
        states.push(`${(await stop('another-one')).status}`);
        states.push(`${(await person.call(`${chatPath(project.id)}/stream`)).status}`);
        await stop('this-message');
      } else if (event.type === 'abort' || event.type === 'finish') states.push(event.type);
    }
    expect(states).toEqual(['204', '200', 'abort']);
  });

  test('a stop while a document is being saved keeps its card', async () => {
    const { person, project } = await setUp();
    const running = await stream(person, project.id, { content: '!document Vision\n!wait 300\n!say Written.' });
    for await (const event of readEvents(running)) {
      if (event.type === 'tool-input-start') {
        await person.call(`${chatPath(project.id)}/stream`, { method: 'DELETE' });
      }
    }
    const documents = await person.client.projects[':projectId'].documents.$get({ param: { projectId: project.id } });
    const cards = (await readMessages(person, project.id)).flatMap((message) => message.parts);
    expect(cards).toHaveLength((await documents.json()).length);
  });

  test('a stop before the first word costs nothing', async () => {
    const { person, project } = await setUp();
    const running = await stream(person, project.id, { content: '!wait 400\n!say Too late.' });
    await person.call(`${chatPath(project.id)}/stream`, { method: 'DELETE' });
    const { text, types } = await collectEvents(running);
    expect(text).toBe('');
    expect(types.at(-1)).toBe('abort');
    expect(await readMessages(person, project.id)).toHaveLength(1);
    expect(await readUsed(person)).toBe(0);
  });

  test('the reply goes on without its reader, and whoever joins reads all of it', async () => {
    const { person, project } = await setUp();
    const first = await stream(person, project.id, { content: '!words 40 10', messageId: 'left-alone' });
    await first.body?.cancel();
    const joined = await collectEvents(await person.call(`${chatPath(project.id)}/stream`));
    expect(joined.text).toMatch(/^word1 word2 .* word40 $/);
    expect(joined.types[0]).toBe('data-userMessage');
    const [, reply] = await readMessages(person, project.id);
    expect(reply).toMatchObject({ content: joined.text, state: 'complete' });
    expect((await person.call(`${chatPath(project.id)}/stream`)).status).toBe(204);
  });

  test('a run that an eviction cut short is marked interrupted, with what was written, and given back', async () => {
    const { person, project, asked } = await leaveRecord();
    await evictDurableObject(runOf(project.id));
    expect(await runDurableObjectAlarm(runOf(project.id))).toBe(true);
    const messages = await readMessages(person, project.id);
    expect(messages.at(-1)).toMatchObject({ content: 'Half a thou', state: 'interrupted', replyTo: asked?.id });
    expect(await readUsed(person)).toBe(1);
  });

  test('nobody else can read, join, stop or add', async () => {
    const { person, project } = await setUp();
    const other = await createPerson();
    const running = await stream(person, project.id, { content: '!words 20 10' });
    expect((await other.call(`/api/projects/${project.id}/messages`)).status).toBe(404);
    expect((await other.call(`${chatPath(project.id)}/stream`)).status).toBe(404);
    expect((await other.call(`${chatPath(project.id)}/stream`, { method: 'DELETE' })).status).toBe(404);
    expect((await send(other, project.id, { content: '!say Hi.' })).status).toBe(404);
    expect((await collectEvents(running)).text).toMatch(/word20 $/);
  });
});

describe('reading', () => {
  test('messages come in pages of 50, the newest first, oldest to newest within', async () => {
    const { person, project } = await setUp();
    const rows = Array.from({ length: 120 }, (_, index) =>
      env.DB.prepare('insert into chat_messages (id, project_id, user_id, role, content) values (?, ?, ?, ?, ?)').bind(
        `m${String(index).padStart(3, '0')}`,
        project.id,
        person.userId,
        'user',
        `${index}`,
      ),
    );
    await env.DB.batch(rows);
    const seen: string[] = [];
    let before = '';
    for (let page = 0; page < 3; page += 1) {
      const answer = await person.call(`/api/projects/${project.id}/messages${before && `?before=${before}`}`);
      seen.unshift(...(await answer.json<{ content: string }[]>()).map((message) => message.content));
      before = answer.headers.get('x-older-cursor') ?? '';
    }
    expect(seen).toEqual(Array.from({ length: 120 }, (_, index) => `${index}`));
    expect(before).toBe('');
  });

  test('an empty or endless message is refused by name', async () => {
    const { person, project } = await setUp();
    for (const content of ['', '  \n ', 'x'.repeat(20_001)]) {
      const answer = await send(person, project.id, { content });
      expect(answer.status).toBe(400);
      expect(await answer.json()).toMatchObject({ details: [{ field: 'content' }] });
    }
  });
});
