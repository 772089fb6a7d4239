import { describe, expect, test } from 'vitest';
import type { MessagePart } from '#shared/chat.ts';
import {
  type ConversationMessage,
  chooseToCondense,
  fitHistory,
  selectConversation,
} from '#worker/features/chat/context/history.rules.ts';
import { mostHistoryTokens } from '#worker/features/chat/context/project-data.rules.ts';
import { estimateTokens } from '#worker/platform/ai-tokens.ts';

const idOf = (at: number) => `m${String(at).padStart(4, '0')}`;
const message = (at: number, content: string, more: Partial<ConversationMessage> = {}): ConversationMessage => ({
  id: idOf(at),
  role: at % 2 === 0 ? 'user' : 'assistant',
  content,
  parts: [],
  replyTo: at % 2 === 0 ? null : idOf(at - 1),
  ...more,
});
/** Questions and replies, ending with a question. */
const talk = (count: number, words = 20) =>
  Array.from({ length: count * 2 + 1 }, (_, at) =>
    message(at, `${at % 2 ? 'Reply' : 'Question'} ${at} ${'word '.repeat(words)}`),
  );
const tokensOf = ({ messages }: ReturnType<typeof fitHistory>) =>
  messages.reduce((sum, { content }) => sum + estimateTokens(String(content)), 0);

describe('selectConversation', () => {
  test('ends with what is asked, without an earlier try of its reply or what came later', () => {
    const [asked, earlierTry, later] = [
      message(4, 'asked'),
      message(5, 'half', { replyTo: idOf(4) }),
      message(6, 'later'),
    ];
    const earlier = talk(1).slice(0, 2);
    const rows = [later, earlierTry, asked, ...earlier.toReversed()];
    expect(selectConversation(rows, asked)).toEqual([...earlier, asked]);
    expect(selectConversation([later], asked)).toEqual([asked]);
  });
});

describe('fitHistory', () => {
  test('a short conversation is sent whole', () => {
    const conversation = talk(5);
    const { messages, sent, leftOut } = fitHistory(conversation);
    expect(messages).toEqual(conversation.map(({ role, content }) => ({ role, content })));
    expect({ sent, leftOut }).toEqual({ sent: 11, leftOut: 0 });
  });

  test('of a long one the newest in one piece, beginning with the person, within the budget', () => {
    const conversation = talk(200, 100);
    const history = fitHistory(conversation);
    expect(tokensOf(history)).toBeLessThanOrEqual(mostHistoryTokens);
    expect(tokensOf(history)).toBeGreaterThan(mostHistoryTokens * 0.9);
    expect(history.messages[0]?.role).toBe('user');
    expect(history.messages.map(({ content }) => content)).toEqual(
      conversation.slice(-history.sent).map(({ content }) => content),
    );
    expect(history.sent + history.leftOut).toBe(conversation.length);
  });

  test('one endless message is cut and crowds out the others, none is sent over the budget', () => {
    for (const text of ['word '.repeat(20_000), '漢'.repeat(200_000), '<'.repeat(200_000)]) {
      const history = fitHistory([...talk(3), message(7, 'Reply'), message(8, text)]);
      expect(tokensOf(history)).toBeLessThanOrEqual(mostHistoryTokens);
      expect(String(history.messages.at(-1)?.content).length).toBeGreaterThan(10_000);
    }
  });

  test('what was condensed is left out, but never the question itself', () => {
    const conversation = talk(3);
    expect(fitHistory(conversation, idOf(3)).messages).toHaveLength(3);
    expect(fitHistory(conversation, idOf(999)).messages).toEqual([
      { role: 'user', content: conversation.at(-1)?.content },
    ]);
  });

  test('a question without a reply has a place for it, so that both take turns', () => {
    const { messages } = fitHistory([message(0, 'One'), message(2, 'Two'), message(3, ''), message(4, 'Three')]);
    expect(messages.map(({ role }) => role)).toEqual(['user', 'assistant', 'user', 'assistant', 'user']);
    expect(messages[1]?.content).toBe('[no reply came]');
  });

  test('a reply tells what its cards were before its words', () => {
    const parts: MessagePart[] = [
      { type: 'fallback', text: 'The model is down.' },
      { type: 'decision', topic: 'Payment', decision: 'On pick-up' },
      { type: 'documentCreated', documentId: 'd', title: 'Plan', documentType: 'plan', version: 2, message: 'x' },
      { type: 'promptCreated', promptId: 'p', title: 'Set-up', documentType: 'setup_prompt', version: 1 },
      { type: 'taskStatus', taskId: 't', stepNumber: 1, description: 'Define it', status: 'completed' },
      {
        type: 'questions',
        questions: [
          { question: 'Who pays?', why: 'x', options: [{ label: 'Bakers', recommended: true }, { label: 'Guests' }] },
          {
            question: 'Right?',
            why: 'x',
            options: [{ label: 'Yes' }, { label: 'No' }],
            draft: 'Guests order.\nWe bake.',
          },
        ],
      },
    ];
    const { messages } = fitHistory([message(0, 'Go'), message(1, 'Shall I go on?', { parts }), message(2, 'Yes')]);
    expect(messages[1]?.content).toBe(
      [
        '[noted the decision “Payment”: On pick-up]',
        '[saved the document “Plan”: plan, version 2]',
        '[saved the prompt “Set-up”: setup_prompt, version 1]',
        '[set the task “Define it” to completed]',
        '[asked in a form “Who pays?” with the options: Bakers (recommended); Guests]',
        '[asked in a form “Right?” with the options: Yes; No; or to change this draft: Guests order. / We bake.]',
        'Shall I go on?',
      ].join('\n'),
    );
  });
});

describe('chooseToCondense', () => {
  test('nothing while the conversation is within its share', () => {
    expect(chooseToCondense(talk(10))).toBeUndefined();
    expect(chooseToCondense(talk(40, 200), idOf(70))).toBeUndefined();
  });

  test('the oldest, up to a whole reply, until little is left', () => {
    for (const conversation of [talk(40, 200), talk(29, 1)]) {
      const chosen = chooseToCondense(conversation);
      expect(chosen?.lines[0]).toMatch(/^Person: Question 0 /);
      expect(chosen?.lines.at(-1)).toMatch(/^Assistant: /);
      const after = fitHistory(conversation, chosen?.mark);
      expect(after.messages[0]?.role).toBe('user');
      expect(after.sent).toBeGreaterThan(2);
      expect(tokensOf(after)).toBeLessThan(6_000);
      expect(chooseToCondense(conversation, chosen?.mark)).toBeUndefined();
    }
  });

  test('goes on from the mark, and takes no more at once than one call holds', () => {
    const conversation = talk(100, 2_000);
    const first = chooseToCondense(conversation);
    const second = chooseToCondense(conversation, first?.mark);
    expect(first && second && first.mark < second.mark).toBe(true);
    for (const chosen of [first, second]) {
      expect(estimateTokens(chosen?.lines.join('\n') ?? '')).toBeLessThanOrEqual(mostHistoryTokens + 100);
    }
  });

  test('one endless message is no obstacle', () => {
    const conversation = [
      message(0, '漢'.repeat(200_000)),
      message(1, 'Reply'),
      ...talk(30).map((each, at) => message(at + 2, each.content)),
    ];
    expect(chooseToCondense(conversation)?.mark).not.toBeUndefined();
  });
});
