import { runDurableObjectAlarm, runInDurableObject } from 'cloudflare:test';
import { env } from 'cloudflare:workers';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { setUpConversation, slowModel } from '#worker/features/chat/testing/conversation.ts';
import { newId } from '#worker/platform/schema.ts';
import { asJson, createPerson } from '#worker/platform/testing/client.ts';
import { flyThrough } from '#worker/platform/testing/object-time.ts';
import { collectEvents, readEvents } from '#worker/platform/testing/stream.ts';

afterEach(() => {
  vi.restoreAllMocks();
});

describe('a long reply', () => {
  test('may take many times as long as a model may be silent', async () => {
    const words = Array.from({ length: 6 }, (_, at) => ({ response: `word${at} ` }));
    const { run, stream, readReply, readUsed } = await setUpConversation(slowModel(words, 50_000));
    const { text, types } = await flyThrough(run, async () => collectEvents(await stream('Take your time')));
    expect(text).toBe('word0 word1 word2 word3 word4 word5 ');
    expect(types.at(-1)).toBe('finish');
    expect((await readReply())?.state).toBe('complete');
    expect(await readUsed()).toBe(1);
  });

  test('is given up when its model falls silent', async () => {
    const { run, stream, readReply, readUsed } = await setUpConversation(slowModel([{ response: 'Half a' }], 90_000));
    const noise = vi.spyOn(console, 'error').mockImplementation(() => {});
    const { types } = await flyThrough(run, async () => collectEvents(await stream('Take your time')));
    expect(types.at(-1)).toBe('error');
    expect(noise.mock.calls.flat().join()).toContain('the model fell silent');
    expect(await readReply()).toEqual({ content: 'Half a', state: 'interrupted' });
    expect(await readUsed()).toBe(0);
  });

  test('is not disturbed by its heartbeats, however many there are, and leaves none behind', async () => {
    const { stream, run, readReply } = await setUpConversation();
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

test.each([
  ['its text', '!words 2000 2', /^word1 /],
  ['the arguments of a tool', `!say It begins.\n!decide Topic=${'x'.repeat(1_900)}`, /^It begins/],
])('a reply that does not end, in %s, is ended, kept as interrupted and free', async (_, content, kept) => {
  const { stream, changePatience, readReply, readUsed } = await setUpConversation();
  await changePatience({ characters: 200 });
  const noise = vi.spyOn(console, 'error').mockImplementation(() => {});
  const { types } = await collectEvents(await stream(content));
  expect(types.at(-1)).toBe('error');
  expect(noise.mock.calls.flat().join()).toContain('the reply does not end');
  const reply = await readReply();
  if (reply) {
    expect(reply.state).toBe('interrupted');
    expect(reply.content).toMatch(kept);
    expect(reply.content.length).toBeLessThan(2_000);
  }
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
}, 60_000);

describe('a stop', () => {
  test.each([
    ['amid the text', '!words 2000 10'],
    ['while the model is silent', '!say One moment,\n!wait 20000\n!say and here it is.'],
  ])('%s takes effect at once', async (_, content) => {
    const { stream, stop, readReply } = await setUpConversation();
    const remainingMs = 20_000;
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
    const { stream, join, readReply } = await setUpConversation();
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
    const { stream, join, readReply } = await setUpConversation();
    const first = await stream('!words 40 5');
    const stalled = await join();
    expect((await collectEvents(first)).types.at(-1)).toBe('finish');
    expect((await readReply())?.state).toBe('complete');
    expect((await collectEvents(stalled)).text).toBe((await readReply())?.content);
  });
});
