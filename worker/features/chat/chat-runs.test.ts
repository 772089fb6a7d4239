import { runDurableObjectAlarm, runInDurableObject } from 'cloudflare:test';
import { env } from 'cloudflare:workers';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { ReplyRun } from '#worker/features/chat/chat.object.ts';
import { newId } from '#worker/platform/schema.ts';
import { asJson, createPerson, createProject } from '#worker/platform/testing/client.ts';
import { collectEvents, readEvents } from '#worker/platform/testing/stream.ts';

async function setUp() {
  const person = await createPerson();
  const project = await createProject(person);
  const path = `/api/projects/${project.id}/contextual-chat`;
  const stream = (content: string) => person.call(path, asJson({ content }, { accept: 'text/event-stream' }));
  const join = () => person.call(`${path}/stream`);
  const stop = () => person.call(`${path}/stream`, { method: 'DELETE' });
  const run = env.REPLY_RUN.get(env.REPLY_RUN.idFromName(project.id));
  const readReply = async () =>
    env.DB.prepare("select content, state from chat_messages where project_id = ? and role = 'assistant'")
      .bind(project.id)
      .first<{ content: string; state: string }>();
  const readUsed = async () => (await (await person.client.usage.$get()).json()).promptsUsedToday;
  return { stream, join, stop, run, readReply, readUsed };
}

const { silenceMs, mostCharacters } = ReplyRun;
afterEach(() => {
  Object.assign(ReplyRun, { silenceMs, mostCharacters });
});

describe('a long reply', () => {
  test('may take many times as long as a model may be silent', async () => {
    const { stream, readReply, readUsed } = await setUp();
    ReplyRun.silenceMs = 500;
    const began = Date.now();
    const { types } = await collectEvents(await stream('!words 90 25'));
    const took = Date.now() - began;
    console.log(`a reply of ${took} ms with ${ReplyRun.silenceMs} ms of patience`);
    expect(took).toBeGreaterThan(4 * ReplyRun.silenceMs);
    expect(types.at(-1)).toBe('finish');
    expect((await readReply())?.state).toBe('complete');
    expect(await readUsed()).toBe(1);
  });

  test('is not disturbed by its heartbeats, however many there are, and leaves none behind', async () => {
    const { stream, run, readReply } = await setUp();
    const reading = stream('!words 40 10').then(collectEvents);
    await vi.waitFor(() =>
      runInDurableObject(run, async (_, { storage }) => expect(await storage.get('run')).toBeDefined()),
    );
    let heartbeats = 0;
    for (; heartbeats < 8; heartbeats += 1) {
      expect(await runDurableObjectAlarm(run)).toBe(true);
      const next = await runInDurableObject(run, (_, { storage }) => storage.getAlarm());
      expect(next).toBeGreaterThan(Date.now());
    }
    expect((await reading).text).toMatch(/^word1 .* word40 $/);
    expect((await readReply())?.state).toBe('complete');
    expect(await runDurableObjectAlarm(run)).toBe(false);
  });
});

test('a reply that does not end is ended, kept as interrupted and free', async () => {
  const { stream, readReply, readUsed } = await setUp();
  ReplyRun.mostCharacters = 200;
  const noise = vi.spyOn(console, 'error').mockImplementation(() => {});
  const { types } = await collectEvents(await stream('!words 2000 2'));
  expect(types.at(-1)).toBe('error');
  expect(noise.mock.calls.flat().join()).toContain('the reply does not end');
  noise.mockRestore();
  const reply = await readReply();
  expect(reply?.state).toBe('interrupted');
  expect(reply?.content).toMatch(/^word1 /);
  expect(reply?.content.length).toBeLessThan(2_000);
  expect(await readUsed()).toBe(0);
});

test('200 messages at once in 200 projects of one person on Free are answered 5 times and charge 5', async () => {
  const person = await createPerson();
  const ids = Array.from({ length: 200 }, () => newId());
  const insert = env.DB.prepare(
    'insert into projects (id, user_id, name, slug, description) select value, ?, value, value, value from json_each(?)',
  );
  await insert.bind(person.userId, JSON.stringify(ids)).run();
  const send = (id: string) => person.call(`/api/projects/${id}/contextual-chat`, asJson({ content: '!say Yes.' }));
  const statuses = (await Promise.all(ids.map(send))).map(({ status }) => status);
  expect(statuses.filter((status) => status === 200)).toHaveLength(5);
  expect(statuses.filter((status) => status === 403)).toHaveLength(195);
  expect((await (await person.client.usage.$get()).json()).promptsUsedToday).toBe(5);
  const kept = await env.DB.prepare('select count(*) as n from chat_messages where user_id = ?')
    .bind(person.userId)
    .first();
  expect(kept?.n).toBe(10);
});

describe('a stop', () => {
  test.each([
    ['amid the text', '!words 400 10'],
    ['while the model is silent', '!say One moment,\n!wait 4000\n!say and here it is.'],
  ])('%s takes effect at once', async (_, content) => {
    const { stream, stop, readReply } = await setUp();
    const remainingMs = 4_000;
    let asked = 0;
    for await (const event of readEvents(await stream(content))) {
      if (event.type !== 'text-delta' || asked > 0) continue;
      asked = Date.now();
      await stop();
    }
    const took = Date.now() - asked;
    console.log(`stopped within ${took} ms of ${remainingMs} ms that were left`);
    expect(took).toBeLessThan(remainingMs / 4);
    expect((await readReply())?.state).toBe('stopped');
  });
});

describe('a second tab', () => {
  test('joins amid the text and reads everything, as the first does and as it is saved', async () => {
    const { stream, join, readReply } = await setUp();
    const first = await stream('!decide Payment=Later\n!words 40 10');
    const tabs: ReturnType<typeof collectEvents>[] = [];
    let text = '';
    const types: string[] = [];
    for await (const event of readEvents(first)) {
      types.push(event.type);
      if (event.type !== 'text-delta') continue;
      text += event.delta;
      if (tabs.length < 3) tabs.push(collectEvents(await join()));
    }
    expect(tabs).toHaveLength(3);
    const kinds = (of: string[]) => of.filter((type, index) => type !== of[index - 1]);
    for (const tab of await Promise.all(tabs)) {
      expect(tab.text).toBe(text);
      expect(kinds(tab.types)).toEqual(kinds(types));
    }
    expect((await readReply())?.content).toBe(text);
  });

  test('that never reads costs the run nothing', async () => {
    const { stream, join, readReply } = await setUp();
    const first = await stream('!words 40 5');
    const stalled = await join();
    expect((await collectEvents(first)).types.at(-1)).toBe('finish');
    expect((await readReply())?.state).toBe('complete');
    expect((await collectEvents(stalled)).text).toBe((await readReply())?.content);
  });
});
