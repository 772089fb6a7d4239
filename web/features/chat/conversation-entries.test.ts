import { expect, test } from 'vitest';
import type { Message } from '#web/features/chat/chat.queries.ts';
import { type ChatRunState, createState } from '#web/features/chat/chat-state.ts';
import { findAsked, findUnanswered, listEntries } from '#web/features/chat/conversation-entries.ts';

const ofAna: Omit<Message, 'id' | 'role' | 'content'> = {
  projectId: 'bakery',
  userId: 'ana',
  parts: [],
  state: 'complete',
  clientId: null,
  replyTo: null,
  replaces: null,
  replacedBy: null,
  createdAt: '2026-11-02T10:00:00.000Z',
};
const ask = (id: string, content: string, more: Partial<Message> = {}): Message => ({
  ...ofAna,
  id,
  role: 'user',
  content,
  clientId: `client-${id}`,
  ...more,
});
const reply = (id: string, replyTo: string, more: Partial<Message> = {}): Message => ({
  ...ofAna,
  id,
  role: 'assistant',
  content: `Reply to ${replyTo}`,
  replyTo,
  ...more,
});
const opening = [ask('1', 'start', { clientId: 'start' }), reply('2', '1')];
const talk = [...opening, ask('3', 'Hello'), reply('4', '3'), ask('5', 'More'), reply('6', '5')];

const list = (messages: Message[], state: Partial<ChatRunState> = {}) =>
  listEntries(messages, { ...createState('', null), ...state });
const keysOf = (...args: Parameters<typeof list>) => list(...args).map(({ key }) => key);
const written = (text: string, savedId: string | null = null) => ({ text, parts: [], activity: null, savedId });

test('the hidden start is not shown; a reply is known by what it answers', () => {
  expect(keysOf(talk)).toEqual(['reply 1', 'client-3', 'reply 3', 'client-5', 'reply 5']);
});

test('a message and its reply keep their keys from the first moment until both are saved', () => {
  const outgoing = { content: 'And now?', messageId: 'client-7' };
  const asked = ask('7', 'And now?');
  const saved = reply('8', '7');
  expect(list(talk, { phase: 'sending', outgoing }).at(-1)).toMatchObject({ key: 'client-7', progress: 'sending' });
  const steps = [
    keysOf([...talk, asked], { phase: 'analyzing', outgoing, askedId: '7' }),
    keysOf([...talk, asked], { phase: 'writing', outgoing, askedId: '7', reply: written('Now') }),
    keysOf([...talk, asked, saved], { phase: 'writing', outgoing, askedId: '7', reply: written('Now', '8') }),
    keysOf([...talk, asked, saved]),
  ];
  for (const keys of steps) expect(keys).toEqual([...keysOf(talk), 'client-7', 'reply 7']);
});

test('a message that stands in for an earlier one sets that and all later ones aside at once', () => {
  const outgoing = { content: 'Hello again', messageId: 'client-7', replaces: '3' };
  expect(keysOf(talk, { phase: 'sending', outgoing })).toEqual(['reply 1', 'client-7']);
  const saved = [...opening, ask('7', 'Hello again', { replaces: '3' })];
  expect(keysOf(saved, { phase: 'analyzing', outgoing, askedId: '7' })).toEqual(['reply 1', 'client-7', 'reply 7']);
});

test('a reply that was cut short gives way to the one that is being written', () => {
  const broken = [...opening, ask('3', 'Hello'), reply('4', '3', { state: 'interrupted' })];
  expect(findUnanswered(broken)?.id).toBe('3');
  const entries = list(broken, { phase: 'writing', askedId: '3', reply: written('Anew') });
  expect(entries.map(({ message }) => message.content)).toEqual(['Reply to 1', 'Hello', 'Anew']);
});

test('nobody asked for the greeting', () => {
  expect(findAsked(talk, '2')).toBeNull();
  expect(findAsked(talk, '6')?.id).toBe('5');
  expect(findUnanswered(talk)).toBeNull();
  expect(findUnanswered([...talk, ask('7', 'Late')])?.id).toBe('7');
});
