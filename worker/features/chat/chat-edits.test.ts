import { env } from 'cloudflare:workers';
import { strFromU8, unzipSync } from 'fflate';
import { describe, expect, test, vi } from 'vitest';
import type { Message } from '#worker/features/chat/chat.table.ts';
import { goPro, setUpConversation } from '#worker/features/chat/testing/conversation.ts';
import { breakD1, meterD1 } from '#worker/platform/testing/d1-meter.ts';
import { collectEvents } from '#worker/platform/testing/stream.ts';

async function setUp() {
  const conversation = await setUpConversation();
  const { person, base, send } = conversation;
  await goPro(person.userId);
  const say = async (text: string, replaces?: string) => {
    const answer = await send({ content: `!say ${text}`, replaces });
    const { message } = await answer.json<{ message: Message }>();
    return { status: answer.status, reply: message, asked: message?.replyTo ?? '' };
  };
  const read = async (query = '') => (await person.call(`${base}/messages${query}`)).json<Message[]>();
  const readTexts = async (query = '') => (await read(query)).map(({ content }) => content);
  return { ...conversation, say, read, readTexts };
}

/** What the model was sent while `action` ran, call by call. */
async function listen(action: () => Promise<unknown>) {
  const calls = vi.spyOn(globalThis, 'fetch');
  await action();
  const bodies = calls.mock.calls.map(([, init]) => String(init?.body));
  calls.mockRestore();
  return bodies.map((body) => (JSON.parse(body) as { messages: { role: string; content: unknown }[] }).messages);
}

describe('a message sent in place of an earlier one', () => {
  test('sets that one and all after it aside, for the reader and for the model, and costs one', async () => {
    const { say, readTexts, readUsed } = await setUp();
    await say('zero');
    const { asked } = await say('one');
    await say('two');
    const [sent] = await listen(() => say('another one', asked));
    const told = JSON.stringify(sent?.filter(({ role }) => role !== 'system'));
    expect(told).toContain('zero');
    expect(told).not.toContain('!say one');
    expect(told).not.toContain('two');
    expect(await readTexts()).toEqual(['!say zero', 'zero', '!say another one', 'another one']);
    expect(await readUsed()).toBe(4);
  });

  test('keeps what it replaces, oldest first, version by version, in the export too', async () => {
    const { person, say, read, readTexts } = await setUp();
    const first = await say('one');
    await say('two');
    const second = await say('three', first.asked);
    const third = await say('four', second.asked);
    expect(await readTexts()).toEqual(['!say four', 'four']);
    expect(await readTexts(`?replacedBy=${third.asked}`)).toEqual(['!say three', 'three']);
    expect(await readTexts(`?replacedBy=${second.asked}`)).toEqual(['!say one', 'one', '!say two', 'two']);
    const [earlier] = await read(`?replacedBy=${third.asked}`);
    expect(earlier).toMatchObject({ replaces: first.asked, replacedBy: third.asked });
    const files = unzipSync(new Uint8Array(await (await person.call('/api/user/export')).arrayBuffer()));
    const name = Object.keys(files).find((path) => path.endsWith('messages.json')) ?? '';
    expect(JSON.parse(strFromU8(files[name] ?? new Uint8Array()))).toHaveLength(8);
  });

  test('keeps a long conversation too, in pages', async () => {
    const { person, project, base, say } = await setUp();
    const idOf = (at: number) => `00000000-${project.id}-${String(at).padStart(3, '0')}`;
    await env.DB.batch(
      Array.from({ length: 120 }, (_, at) =>
        env.DB.prepare(
          'insert into chat_messages (id, project_id, user_id, role, content) values (?, ?, ?, ?, ?)',
        ).bind(idOf(at), project.id, person.userId, 'user', `${at}`),
      ),
    );
    const { asked } = await say('instead', idOf(0));
    const pages: string[][] = [];
    for (let before: string | null = ''; before !== null; ) {
      const answer = await person.call(`${base}/messages?replacedBy=${asked}${before && `&before=${before}`}`);
      pages.unshift((await answer.json<Message[]>()).map(({ content }) => content));
      before = answer.headers.get('x-older-cursor');
    }
    expect(pages.map(({ length }) => length)).toEqual([20, 50, 50]);
    expect(pages.flat()).toEqual(Array.from({ length: 120 }, (_, at) => `${at}`));
  });

  test('says in the stream what it replaces', async () => {
    const { say, stream } = await setUp();
    const { asked } = await say('one');
    const { events } = await collectEvents(await stream({ content: '!say two', replaces: asked }));
    expect(events[0]).toMatchObject({ type: 'data-userMessage', data: { replaces: asked, replacedBy: null } });
  });

  test('the same content again is a regenerated reply', async () => {
    const { say, readTexts, readUsed } = await setUp();
    const { asked } = await say('one');
    const again = await say('one', asked);
    expect(again.asked).not.toBe(asked);
    expect(await readTexts()).toEqual(['!say one', 'one']);
    expect(await readUsed()).toBe(2);
  });

  test('sent twice, also after more was said, changes nothing more', async () => {
    const { say, send, readTexts, readUsed } = await setUp();
    const { asked } = await say('one');
    const body = { content: '!say two', replaces: asked, messageId: 'edited-once' };
    const first = await (await send(body)).text();
    await say('three');
    expect(await (await send(body)).text()).toBe(first);
    expect(await readTexts()).toEqual(['!say two', 'two', '!say three', 'three']);
    expect(await readUsed()).toBe(3);
  });

  test('costs no round trip more than any other', async () => {
    const { say } = await setUp();
    const { asked } = await say('one');
    const plain = await meterD1(() => say('two'));
    const edited = await meterD1(() => say('three', asked));
    expect(edited.roundTrips).toBe(plain.roundTrips);
  });
});

describe('nothing is stored, set aside or charged', () => {
  test('when what it replaces is no message of the person in this project, or is the hidden start', async () => {
    const { say, send, read, readUsed } = await setUp();
    await (await send({ content: 'start' })).text();
    const [start] = await read();
    const { reply } = await say('one');
    const elsewhere = await (await setUp()).say('elsewhere');
    const before = await read();
    for (const replaces of ['', 'unknown', reply.id, elsewhere.asked, start?.id]) {
      const refused = await send({ content: '!say two', replaces });
      expect(refused.status).toBe(404);
      expect(await refused.json()).toMatchObject({ code: 'chat.message_not_found' });
    }
    expect(await read()).toEqual(before);
    expect(await readUsed()).toBe(1);
  });

  test('when another tab replaced it first, and none but one of many gets through', async () => {
    const { say, send, read, readTexts, readUsed } = await setUp();
    const { asked } = await say('one');
    const send2 = (number: number) => send({ content: `!say ${number}`, replaces: asked });
    const statuses = (await Promise.all([1, 2, 3, 4].map(send2))).map(({ status }) => status);
    expect(statuses.toSorted()).toEqual([200, 409, 409, 409]);
    expect((await send2(5)).status).toBe(404);
    expect(await readTexts()).toHaveLength(2);
    expect(await read(`?replacedBy=${(await read())[0]?.id}`)).toHaveLength(2);
    expect(await readUsed()).toBe(2);
  });

  test('when the batch fails', async () => {
    const { say, send, read, readUsed } = await setUp();
    const { asked } = await say('one');
    const before = await read();
    const body = { content: '!say two', replaces: asked, messageId: 'edit-and-fail' };
    const failed = await breakD1(/insert into "chat_messages"/, () => send(body));
    expect(failed.status).toBe(500);
    expect(await read()).toEqual(before);
    expect(await readUsed()).toBe(1);
    expect((await send(body)).status).toBe(200);
  });

  test('when a message is sent again that was replaced before it had a reply', async () => {
    const { say, send, read, readTexts, readUsed } = await setUp();
    const body = { content: '!status 400', messageId: 'never-answered' };
    expect((await send(body)).status).toBe(502);
    const [asked] = await read();
    await say('better', asked?.id);
    expect((await send(body)).status).toBe(404);
    expect(await readTexts()).toEqual(['!say better', 'better']);
    expect(await readUsed()).toBe(1);
  });

  test('start replaces nothing, whatever comes with it', async () => {
    const { say, send, readTexts } = await setUp();
    const { asked } = await say('one');
    await (await send({ content: 'start', replaces: asked })).text();
    expect((await readTexts()).slice(0, 2)).toEqual(['!say one', 'one']);
  });
});

test("an earlier version is its owner's alone, also by a project of one's own", async () => {
  const [mine, other] = [await setUp(), await setUp()];
  const { asked } = await mine.say('secret');
  const edited = await mine.say('public', asked);
  expect((await other.person.call(`${mine.base}/messages?replacedBy=${edited.asked}`)).status).toBe(404);
  expect(await other.readTexts(`?replacedBy=${edited.asked}`)).toEqual([]);
});
