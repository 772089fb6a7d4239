import { isEmptyReply, parseAnswers, startMessage } from '#shared/chat.ts';
import type { Message } from '#web/features/chat/chat.queries.ts';
import { type ChatRunState, isAnswering, type Outgoing } from '#web/features/chat/chat-state.ts';

/** What is shown of a message; of one on its way, and of a reply that is being written, as far as it is known. */
export type Shown = Pick<Message, 'id' | 'role' | 'content' | 'parts' | 'state' | 'replaces'>;
/** A message in the conversation. Its key stays when it is saved, so that what the reader sees is not drawn anew. */
export type Entry = { key: string; message: Shown; progress: 'sending' | 'writing' | null; activity: string | null };

const unsaved: Pick<Shown, 'parts' | 'state' | 'replaces'> = { parts: [], state: 'complete', replaces: null };

/** Whether a saved message is this one that was sent; the opening is known by its words. */
export const isOwnMessage = ({ clientId, content }: Message, sent: Outgoing) =>
  sent.content === startMessage ? content === startMessage : clientId === sent.messageId;

/**
 * The conversation as it is to be seen: the saved messages, without the hidden start and without what a message on its way sets aside;
 * that message, and the reply that is being written, or was when the connection was lost.
 */
export function listEntries(
  messages: Message[],
  { outgoing, reply, phase, askedId }: Pick<ChatRunState, 'outgoing' | 'reply' | 'phase' | 'askedId'>,
): Entry[] {
  const answering = isAnswering({ phase });
  const hasReply = answering || reply !== null;
  const isOnItsWay = outgoing !== null && !messages.some(({ clientId }) => clientId === outgoing.messageId);
  const savedReply = hasReply ? messages.find(({ id }) => id === reply?.savedId) : undefined;
  const replaces = isOnItsWay ? outgoing.replaces : undefined;
  const entries = messages
    .filter(({ id, role, content, replyTo }) => {
      if (replaces && id >= replaces) return false;
      if (role === 'user') return content !== startMessage;
      // An earlier reply that a fault cut short gives way to the one that is being written.
      return !hasReply || replyTo === null || replyTo !== askedId || id === savedReply?.id;
    })
    .map((message): Entry => {
      const key = message.role === 'user' ? (message.clientId ?? message.id) : `reply ${message.replyTo ?? message.id}`;
      return { key, message, progress: null, activity: null };
    });
  if (isOnItsWay && outgoing.content !== startMessage) {
    const { messageId, content } = outgoing;
    const message: Shown = { ...unsaved, id: messageId, role: 'user', content };
    entries.push({ key: messageId, message, progress: phase === 'sending' ? 'sending' : null, activity: null });
  }
  if (hasReply && !savedReply) {
    const { text = '', parts = [], activity = null } = reply ?? {};
    const message: Shown = { ...unsaved, id: '', role: 'assistant', content: text, parts };
    const waiting = isEmptyReply(text, parts) ? 'AI is analyzing your request...' : null;
    entries.push({
      key: `reply ${askedId ?? ''}`,
      message,
      progress: answering ? 'writing' : null,
      activity: answering ? (activity ?? waiting) : null,
    });
  }
  return entries;
}

/**
 * The messages that answer the forms of replies, by the id of the reply: the first later one with answers to its questions, else
 * whatever came next.
 */
export function findAnswers(messages: Message[]): Map<string, Message> {
  const answered = messages.map(({ role, content }) =>
    role === 'user' ? parseAnswers(content).map(({ question }) => question) : [],
  );
  const found = new Map<string, Message>();
  for (const [index, { id, parts }] of messages.entries()) {
    const form = parts.find((part) => part.type === 'questions');
    if (!form) continue;
    const asked = form.questions.map(({ question }) => question.trim());
    const at = answered.findIndex(
      (given, place) => place > index && given.some((question) => asked.includes(question)),
    );
    const answer = messages[at < 0 ? index + 1 : at];
    if (answer) found.set(id, answer);
  }
  return found;
}

/** The message at the end that has no reply, or one that a fault cut short. */
export function findUnanswered(messages: Message[]): Message | null {
  const last = messages.at(-1);
  if (!last || last.role === 'user') return last ?? null;
  return last.state === 'interrupted' ? (messages.find(({ id }) => id === last.replyTo) ?? null) : null;
}

/**
 * Whether a message that failed may be sent again as it was: not when its text is back where it was written, and was changed there. One
 * that arrived, or is the app's own, stands for itself.
 */
export function mayRetry(messages: Message[], { failure, draft, edit }: ChatRunState): boolean {
  if (!failure || failure.content === startMessage || messages.some((message) => isOwnMessage(message, failure)))
    return true;
  if (failure.replaces) return edit?.id !== failure.replaces || edit.text.trim() === failure.content;
  return draft.trim() === failure.content;
}

/** What the person asked that this reply answers; null for the greeting, which nobody asked for. */
export function findAsked(messages: Message[], replyId: string): Message | null {
  const replyTo = messages.find(({ id }) => id === replyId)?.replyTo;
  const asked = messages.find(({ id }) => id === replyTo);
  return asked && asked.content !== startMessage ? asked : null;
}
