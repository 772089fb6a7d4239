import type { ModelMessage } from 'ai';
import { formatQuestion, type MessagePart } from '#shared/chat.ts';
import type { Message } from '#worker/features/chat/chat.table.ts';
import { mostHistoryTokens } from '#worker/features/chat/context/project-data.rules.ts';
import { cutToTokens, estimateTokens, isWithinTokens, takeWithinTokens } from '#worker/platform/ai-tokens.ts';

export type ConversationMessage = Pick<Message, 'id' | 'role' | 'content' | 'parts' | 'replyTo'>;

/** From here on the oldest messages are condensed into decisions, down to what is kept: two thirds of the history's room. */
const softShare = { tokens: 10_000, messages: 40 };
const keptShare = { tokens: 5_000, messages: 16 };
/** Of one long message that is condensed. */
const mostTokensCondensedOfOne = 4_000;

/** The messages that a reply builds on, oldest first, ending with the one that is answered; not an earlier try of its reply. */
export function selectConversation<Row extends ConversationMessage>(newestFirst: Row[], asked: Row): Row[] {
  const earlier = newestFirst.filter(({ id, replyTo }) => id < asked.id && replyTo !== asked.id);
  return [...earlier.toReversed(), asked];
}

/** Messages up to this id were condensed into decisions; the last one is what is asked, and always stays. */
const afterMark = (conversation: ConversationMessage[], mark: string | undefined) =>
  conversation.filter(({ id }, index) => mark === undefined || id > mark || index === conversation.length - 1);

/**
 * The conversation for the model: the newest messages that fit, in one piece, ending with the one to answer. It begins with the
 * person, and both take turns, as the templates of many models demand.
 * @returns them, how many of the conversation are sent and left out, and their tokens, about.
 */
export function fitHistory(conversation: ConversationMessage[], mark?: string) {
  const open = afterMark(conversation, mark);
  const asked = open.at(-1);
  const question = cutToTokens(asked?.content ?? '', mostHistoryTokens);
  const questionTokens = estimateTokens(question);
  const room = Math.max(0, mostHistoryTokens - questionTokens);
  const { taken, tokens } = takeWithinTokens(open.slice(0, -1).toReversed(), room, textFor);
  const fitting = taken.toReversed();
  const begin = fitting.findIndex(({ role }) => role === 'user');
  const before = begin < 0 ? [] : fitting.slice(begin);
  const messages: ModelMessage[] = [];
  for (const message of before) {
    if (message.role === 'user') addMissingReply(messages);
    messages.push({ role: message.role, content: textFor(message) });
  }
  addMissingReply(messages);
  messages.push({ role: 'user', content: question });
  const sent = before.length + 1;
  return { messages, sent, leftOut: conversation.length - sent, tokens: questionTokens + tokens };
}

const noReply = '[no reply came]';

function addMissingReply(messages: ModelMessage[]) {
  if (messages.at(-1)?.role === 'user') messages.push({ role: 'assistant', content: noReply });
}

/** A reply's cards stand before its words, so that it still ends with what it asked or offered. */
function textFor({ role, content, parts }: ConversationMessage): string {
  if (role === 'user') return content;
  const text = [...parts.map(describePart), content].filter((line) => line !== '').join('\n');
  return text || noReply;
}

/** What a tool did, as a line that is told from the assistant's own words by its brackets. */
function describePart(part: MessagePart): string {
  switch (part.type) {
    case 'documentCreated':
      return `[saved the document “${part.title}”: ${part.documentType}, version ${part.version}]`;
    case 'promptCreated':
      return `[saved the prompt “${part.title}”: ${part.documentType}, version ${part.version}]`;
    case 'questions':
      return part.questions.map(formatQuestion).join('\n');
    case 'decision':
      return part.isTakenBack
        ? `[took back the decision “${part.topic}”]`
        : `[noted the decision “${part.topic}”: ${part.decision}]`;
    case 'taskStatus':
      return `[set the task “${part.description}” to ${part.status}]`;
    case 'notice':
      return `[told: ${part.text}]`;
    case 'fallback':
      return '';
  }
}

export type ToCondense = { lines: string[]; mark: string };

/**
 * The oldest messages, when the conversation has outgrown its soft share: what is to be condensed, up to a whole reply.
 * @returns the messages as lines for the model and the id of the newest of them; nothing while all is within its share.
 */
export function chooseToCondense(conversation: ConversationMessage[], mark?: string): ToCondense | undefined {
  const open = afterMark(conversation, mark);
  const isMany = open.length > softShare.messages;
  if (!isMany && isWithinTokens(open.map(textFor).join('\n'), softShare.tokens)) return undefined;
  const { taken } = takeWithinTokens(open.toReversed(), keptShare.tokens, textFor);
  const kept = Math.min(taken.length, keptShare.messages);
  const oldest = open.slice(0, open.length - Math.max(kept, 2));
  const end = oldest.findLastIndex(({ role }) => role === 'assistant');
  const condensed = oldest.slice(0, end + 1);
  const { taken: fitting } = takeWithinTokens(condensed.map(lineFor), mostHistoryTokens, (line) => line);
  const last = condensed[fitting.length - 1];
  return last && { lines: fitting, mark: last.id };
}

const lineFor = (message: ConversationMessage) =>
  `${message.role === 'user' ? 'Person' : 'Assistant'}: ${cutToTokens(textFor(message), mostTokensCondensedOfOne)}`;

const mostLinesKept = 20;
const mostTokensKeptOfOne = 60;

/** What stays of messages that can't be condensed: the beginnings of the newest of them, after those of before. */
export const cutLines = (before: string[], lines: string[]) =>
  [...before, ...lines.map((line) => cutToTokens(line, mostTokensKeptOfOne))].slice(-mostLinesKept);

/** How many messages of a conversation are newer than the one with this id. */
export const countAfter = (conversation: ConversationMessage[], id: string) =>
  conversation.filter((message) => message.id > id).length;
