import { QueryClient } from '@tanstack/react-query';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { conversationQuery, type Message } from '#web/features/chat/chat.queries.ts';
import type { ChatCalls } from '#web/features/chat/chat-calls.ts';
import { createChatRun } from '#web/features/chat/chat-run.ts';
import type { StreamEvent } from '#web/features/chat/chat-stream.ts';
import { ask, opening, reply } from '#web/features/chat/testing/talk.ts';
import { ApiError } from '#web/lib/api-error.ts';

const projectId = 'bakery';
const unreachable = new ApiError(0, { code: 'network.unreachable' });
const nothing = () => new Response(null, { status: 204 });
const word = (delta: string): StreamEvent => ({ type: 'text-delta', id: 'text', delta });
const asked = (data: Message): StreamEvent => ({ type: 'data-userMessage', data });
const saved = (data: Message): StreamEvent => ({ type: 'data-message', data });

/** A stream that a test writes, and breaks or ends when it likes. */
function createStream() {
  const { readable, writable } = new TransformStream<Uint8Array, Uint8Array>();
  const writer = writable.getWriter();
  const encoder = new TextEncoder();
  const write = (text: string) => writer.write(encoder.encode(text));
  return {
    response: new Response(readable),
    say: async (...events: StreamEvent[]) => {
      for (const event of events) await write(`data: ${JSON.stringify(event)}\n\n`);
    },
    end: async () => {
      await write('data: [DONE]\n\n');
      await writer.close();
    },
    break: () => writer.abort(),
  };
}

/** A run whose server is the test: each call waits for what the test answers, `saved` is the conversation there. */
function createRun(messages: Message[], kept: Record<string, unknown> = {}) {
  for (const [key, value] of Object.entries(kept)) localStorage.setItem(`draft:${key}`, JSON.stringify(value));
  const queryClient = new QueryClient({ defaultOptions: { queries: { staleTime: Number.POSITIVE_INFINITY } } });
  const { queryKey } = conversationQuery(projectId);
  queryClient.setQueryData(queryKey, { messages, olderCursor: null });
  const server = { messages };
  const calls = {
    send: vi.fn<ChatCalls['send']>(() => Promise.reject(unreachable)),
    join: vi.fn<ChatCalls['join']>(() => Promise.resolve(nothing())),
    stop: vi.fn<ChatCalls['stop']>(() => Promise.resolve()),
    fetchNewest: vi.fn<ChatCalls['fetchNewest']>(async () => ({ messages: server.messages, olderCursor: null })),
  };
  const run = createChatRun(queryClient, projectId, () => calls);
  const read = () => queryClient.getQueryData(queryKey)?.messages.map(({ id }) => id);
  return { run, calls, server, queryClient, queryKey, read };
}

const channels = { open: 0, told: [] as unknown[] };
class FakeChannel {
  constructor() {
    channels.open += 1;
  }
  postMessage(news: unknown) {
    channels.told.push(news);
  }
  close() {
    channels.open -= 1;
  }
}

beforeEach(() => {
  const stored = new Map<string, string>();
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => stored.set(key, value),
    removeItem: (key: string) => stored.delete(key),
  });
  Object.assign(channels, { open: 0, told: [] });
  vi.stubGlobal('BroadcastChannel', FakeChannel);
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const talk = [...opening, ask('3', 'Hello'), reply('4', '3')];
const stored = (key: string) => JSON.parse(localStorage.getItem(`draft:${key}:${projectId}`) ?? 'null');

test('the text of an edit whose message was replaced elsewhere goes to the input, and others may be edited again', async () => {
  const { run, server } = createRun(talk, { 'edit:bakery': { id: '3', text: 'Hello, reworded' } });
  await run.begin();
  expect(run.getState().edit?.id).toBe('3');
  server.messages = [...opening, ask('5', 'Said elsewhere', { replaces: '3' }), reply('6', '5')];
  await run.look();
  expect(run.getState()).toMatchObject({ edit: null, draft: 'Hello, reworded' });
  expect(stored('edit')).toBeNull();
});

test('an edit that was sent leaves nothing behind', async () => {
  const { run, server } = createRun(talk, { 'edit:bakery': { id: '3', text: 'Hello, reworded' } });
  await run.begin();
  server.messages = [...opening, ask('5', 'Hello, reworded', { replaces: '3' }), reply('6', '5')];
  await run.look();
  expect(run.getState()).toMatchObject({ edit: null, draft: '' });
});

test('a message waits for the look for a reply elsewhere to be over, and is followed once', async () => {
  const { run, calls, server } = createRun(talk);
  await run.begin();
  const page = Promise.withResolvers<Awaited<ReturnType<ChatCalls['fetchNewest']>>>();
  calls.fetchNewest.mockReturnValueOnce(page.promise);
  const looking = run.look();
  const stream = createStream();
  calls.send.mockResolvedValueOnce(stream.response);
  const sending = run.send({ content: 'More', messageId: 'client-5' });
  expect(calls.send).not.toHaveBeenCalled();
  page.resolve({ messages: talk, olderCursor: null });
  await looking;
  await vi.waitFor(() => expect(run.getState().phase).toBe('analyzing'));
  server.messages = [...talk, ask('5', 'More'), reply('6', '5')];
  await stream.say(asked(ask('5', 'More')), word('Once'), saved(reply('6', '5')));
  await stream.end();
  await sending;
  expect(run.getState()).toMatchObject({ phase: 'idle', ended: 'complete' });
  expect(calls.send).toHaveBeenCalledOnce();
  expect(calls.join).not.toHaveBeenCalled();
});

test('after a sign-out nothing of a reply under way is said, asked or kept', async () => {
  const { run, calls, read } = createRun(talk);
  await run.begin();
  const stream = createStream();
  calls.send.mockResolvedValueOnce(stream.response);
  const sending = run.send({ content: 'More', messageId: 'client-5' });
  await vi.waitFor(() => expect(run.getState().phase).toBe('analyzing'));
  const { told } = channels;
  run.discard();
  const heard = told.length;
  await stream.say(asked(ask('5', 'More'))).catch(() => {});
  await stream.end().catch(() => {});
  await sending;
  expect(read()).toEqual(['1', '2', '3', '4']);
  expect(told).toHaveLength(heard);
  expect(calls.fetchNewest).not.toHaveBeenCalled();
});

test('a message that arrived after all takes its card and its text along, and the same words again are a new message', async () => {
  const { run, server } = createRun(talk);
  await run.begin();
  const messageId = run.idFor('Continue');
  await run.send({ content: 'Continue', messageId });
  expect(run.getState()).toMatchObject({ draft: 'Continue', failure: { messageId } });
  expect(run.idFor('Continue')).toBe(messageId);
  server.messages = [...talk, ask('5', 'Continue', { clientId: messageId }), reply('6', '5')];
  await run.look();
  expect(run.getState()).toMatchObject({ draft: '', failure: null });
  expect(stored('outgoing')).toBeNull();
  expect(run.idFor('Continue')).not.toBe(messageId);
});

test('a model that failed keeps its card over a look, until there is an answer', async () => {
  const { run, calls, server } = createRun(talk);
  await run.begin();
  const stream = createStream();
  calls.send.mockResolvedValueOnce(stream.response);
  const sending = run.send({ content: 'More', messageId: 'client-5' });
  server.messages = [...talk, ask('5', 'More')];
  await stream.say(asked(ask('5', 'More')), { type: 'error', errorText: 'It is down.' });
  await stream.end();
  await sending;
  await run.look();
  expect(run.getState()).toMatchObject({ draft: '', failure: { error: { message: 'It is down.' } } });
  expect(run.idFor('More')).not.toBe('client-5');
  server.messages = [...server.messages, reply('6', '5')];
  await run.look();
  expect(run.getState().failure).toBeNull();
});

test('a message from the stream takes its place by its id, and makes no conversation where none is loaded', async () => {
  const { run, calls, read, queryClient, queryKey } = createRun([...talk, ask('7', 'Later'), reply('8', '7')]);
  await run.begin();
  const streams = [createStream(), createStream()];
  for (const stream of streams) calls.send.mockResolvedValueOnce(stream.response);
  for (const stream of streams) {
    const sending = run.send({ content: 'More', messageId: 'client-5' });
    await stream.say(asked(ask('5', 'More')), saved(reply('6', '5')));
    await stream.end();
    await sending;
    if (stream !== streams[0]) break;
    expect(read()).toEqual(['1', '2', '3', '4', '5', '6', '7', '8']);
    queryClient.removeQueries({ queryKey });
  }
  expect(read()).toBeUndefined();
  expect(run.getState().draft).toBe('');
});

test('a saved reply that comes without its text has what the stream said, in its order', async () => {
  const { run, calls, queryClient, queryKey } = createRun(talk);
  await run.begin();
  const stream = createStream();
  calls.send.mockResolvedValueOnce(stream.response);
  const sending = run.send({ content: 'More', messageId: 'client-5' });
  const { content: _, ...withoutText } = reply('6', '5');
  const start: StreamEvent = { type: 'text-start', id: '1' };
  await stream.say(asked(ask('5', 'More')), start, word('One '), word('text.'), start, word('Another.'));
  await stream.say({ type: 'data-message', data: withoutText });
  await stream.end();
  await sending;
  const messages = queryClient.getQueryData<{ messages: Message[] }>(queryKey)?.messages;
  expect(messages?.at(-1)).toEqual(reply('6', '5', { content: 'One text.\n\nAnother.' }));
});

test('a reload while a reply that was cut short is written anew joins it', async () => {
  const broken = [...opening, ask('3', 'Hello'), reply('4', '3', { state: 'interrupted' })];
  const { run, calls } = createRun(broken);
  const stream = createStream();
  calls.join.mockResolvedValueOnce(stream.response);
  const beginning = run.begin();
  await stream.say(asked(ask('3', 'Hello')), word('Anew'));
  await vi.waitFor(() => expect(run.getState().reply?.text).toBe('Anew'));
  await run.stop();
  expect(calls.stop).toHaveBeenCalledWith('client-3');
  await stream.end();
  await beginning;
  expect(run.getState()).toMatchObject({ phase: 'idle', joined: false, settled: true });
});

test('what was read of a reply stays when the connection is lost, until a look brings the rest', async () => {
  vi.useFakeTimers();
  const { run, calls, server } = createRun(talk);
  await run.begin();
  const stream = createStream();
  calls.send.mockResolvedValueOnce(stream.response);
  calls.join.mockRejectedValue(unreachable);
  calls.fetchNewest.mockRejectedValueOnce(unreachable);
  const sending = run.send({ content: 'More', messageId: 'client-5' });
  await stream.say(asked(ask('5', 'More')), word('As far as'));
  await stream.break();
  await vi.runAllTimersAsync();
  await sending;
  expect(calls.join).toHaveBeenCalledTimes(3);
  expect(run.getState()).toMatchObject({ phase: 'idle', settled: false, reply: { text: 'As far as' } });
  server.messages = [...talk, ask('5', 'More'), reply('6', '5')];
  await run.look();
  expect(run.getState()).toMatchObject({ phase: 'idle', settled: true, reply: null });
});

test('a look for a reply that fails leaves the run ready', async () => {
  const { run, calls } = createRun([...talk, ask('5', 'More')]);
  calls.join.mockRejectedValueOnce(unreachable);
  await run.begin();
  expect(run.getState()).toMatchObject({ phase: 'idle', settled: true });
  // Nor does a stream that makes no sense.
  calls.join.mockResolvedValueOnce(new Response('data: {nonsense\n\n'));
  await run.look();
  expect(run.getState()).toMatchObject({ phase: 'idle', joined: false, settled: true });
});

test('a message sent again takes nothing of its failure along, and a refused session is forgotten with the next look', async () => {
  const { run, calls } = createRun(talk);
  await run.begin();
  const message = { content: 'Again', messageId: 'client-5' };
  calls.send.mockRejectedValue(new ApiError(401, { code: 'auth.required' }));
  await run.send(message);
  const { failure } = run.getState();
  expect(failure?.error.status).toBe(401);
  if (failure) await run.send(failure);
  for (const [sent] of calls.send.mock.calls) expect(Object.keys(sent)).not.toContain('error');
  expect(calls.send.mock.calls).toHaveLength(2);
  expect(stored('outgoing')).toEqual(message);
  calls.fetchNewest.mockRejectedValueOnce(unreachable);
  await run.look();
  expect(run.getState().failure).not.toBeNull();
  await run.look();
  expect(run.getState()).toMatchObject({ failure: null, draft: 'Again' });
});

test('a text that its writer deleted does not come back', async () => {
  const { run } = createRun(talk);
  await run.begin();
  await run.send({ content: 'Never mind', messageId: 'client-5' });
  expect(stored('outgoing')).toMatchObject({ content: 'Never mind' });
  run.setDraft('');
  expect(stored('outgoing')).toBeNull();
});

test('the other tabs are listened to while a screen shows the conversation', () => {
  const { run } = createRun(talk);
  expect(channels.open).toBe(0);
  const leave = [run.subscribe(() => {}), run.subscribe(() => {})];
  expect(channels.open).toBe(1);
  leave[0]?.();
  expect(channels.open).toBe(1);
  leave[1]?.();
  expect(channels.open).toBe(0);
});
