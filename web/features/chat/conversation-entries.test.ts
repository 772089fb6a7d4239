import { expect, test } from 'vitest';
import type { Message } from '#web/features/chat/chat.queries.ts';
import { type ChatRunState, createState, type Outgoing } from '#web/features/chat/chat-state.ts';
import {
  findAnswers,
  findAsked,
  findUnanswered,
  listEntries,
  mayRetry,
} from '#web/features/chat/conversation-entries.ts';
import { ask, opening, reply } from '#web/features/chat/testing/talk.ts';
import { ApiError } from '#web/lib/api-error.ts';

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

test('what was read of a reply whose connection was lost is shown, and is not being written', () => {
  const state = { phase: 'idle', askedId: '7', reply: written('As far as') } as const;
  const last = list([...talk, ask('7', 'And now?')], state).at(-1);
  expect(last).toMatchObject({ key: 'reply 7', progress: null, activity: null, message: { content: 'As far as' } });
});

test('a form is answered by the first message that answers its questions, else by whatever came next', () => {
  const parts = [{ type: 'questions' as const, questions: [{ question: 'Who is it for?', why: '', options: [] }] }];
  const form = [...opening, ask('3', 'Hello'), reply('4', '3', { parts }), ask('5', 'Wait'), reply('6', '5')];
  expect(findAnswers(form).get('4')?.id).toBe('5');
  expect(findAnswers([...form, ask('7', '**Who is it for?**\nBakers')]).get('4')?.id).toBe('7');
  expect(findAnswers(form.slice(0, 4)).has('4')).toBe(false);
});

test('what failed is not sent again as it was once its text was changed where it was written', () => {
  const may = (draft: string, sent: Partial<Outgoing> = {}, editText?: string) =>
    mayRetry([...talk, ask('7', 'Arrived')], {
      ...createState(draft, editText === undefined ? null : { id: '3', text: editText }),
      failure: { content: 'Hi', messageId: 'client-9', ...sent, error: new ApiError(0, {}) },
    });
  expect([may('Hi '), may('Hi there'), may('')]).toEqual([true, false, false]);
  // One that arrived and the opening have no text in the input.
  expect([may('Next', { messageId: 'client-7' }), may('Next', { content: 'start' })]).toEqual([true, true]);
  const edited = { replaces: '3' };
  expect([may('', edited), may('', edited, 'Hi'), may('', edited, 'Hi there')]).toEqual([true, true, false]);
});
