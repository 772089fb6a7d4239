import type { Message } from '#web/features/chat/chat.queries.ts';
import type { ChatStore, Edit, Outgoing } from '#web/features/chat/chat-state.ts';
import { findUnanswered, isOwnMessage } from '#web/features/chat/conversation-entries.ts';
import { readDraft, writeDraft } from '#web/lib/drafts.ts';

const keysOf = (projectId: string) => ({
  draft: `chat:${projectId}`,
  edit: `edit:${projectId}`,
  outgoing: `outgoing:${projectId}`,
});

/** Texts one after the other, each a paragraph of its own. */
export const joinTexts = (...texts: string[]) =>
  texts
    .map((text) => text.trimEnd())
    .filter(Boolean)
    .join('\n\n');

/** What was written to a project's assistant before a reload. */
export function readKept(projectId: string) {
  const keys = keysOf(projectId);
  return { draft: readDraft<string>(keys.draft) ?? '', edit: readDraft<Edit>(keys.edit) };
}

/**
 * What a person writes to a project's assistant, kept in the browser until the server has it: the text in the input, a message being
 * rewritten, and the message on its way.
 */
export function createKeptTexts(projectId: string, store: ChatStore, over: AbortSignal) {
  const keys = keysOf(projectId);
  /** Sent, and not known to have arrived. */
  let lost = readDraft<Outgoing>(keys.outgoing);

  const keep = (key: string, value: unknown) => {
    if (!over.aborted) writeDraft(key, value);
  };
  const keepOutgoing = (outgoing: Outgoing | null) => {
    lost = outgoing;
    keep(keys.outgoing, outgoing);
  };
  const setDraft = (draft: string) => {
    store.set({ draft });
    keep(keys.draft, draft || null);
  };
  const setEdit = (edit: Edit | null) => {
    store.set({ edit });
    keep(keys.edit, edit);
  };
  const dropFromDraft = (content: string) => {
    if (store.get().draft.trim() === content) setDraft('');
  };

  /** A message that arrived needs nothing of what was kept in case it would not. */
  const forgetArrived = (messages: Message[]) => {
    const { failure } = store.get();
    const sent = lost;
    const arrived = sent && messages.some((message) => isOwnMessage(message, sent));
    if (arrived) {
      keepOutgoing(null);
      dropFromDraft(sent.content);
    }
    if (!failure) return;
    const asked = messages.find((message) => isOwnMessage(message, failure));
    // One that arrived and was not answered keeps its card, which says why.
    if (asked && (sent?.messageId === failure.messageId || findUnanswered(messages) !== asked))
      store.set({ failure: null });
  };

  /** A message that is not in the conversation any more can't be rewritten: unless it was, the text goes to the input. */
  const releaseEdit = (messages: Message[], sent: Outgoing | null) => {
    const { edit, draft } = store.get();
    if (!edit || messages.some(({ id }) => id === edit.id)) return;
    setEdit(null);
    const isSent = messages.some(
      (message) =>
        message.replaces === edit.id &&
        (message.content === edit.text.trim() || (sent !== null && isOwnMessage(message, sent))),
    );
    if (!isSent) setDraft(joinTexts(edit.text, draft));
  };

  return {
    setDraft,
    setEdit,
    keepOutgoing,
    dropFromDraft,
    forgetArrived,
    /** Whether a message that was sent is not known to have arrived. */
    isLost: (messageId: string) => lost?.messageId === messageId,
    /** What the person writes into the input. One who empties it wants nothing of it back. */
    write: (draft: string) => {
      if (!draft.trim() && store.get().phase === 'idle') keepOutgoing(null);
      setDraft(draft);
    },
    /** Holds what is kept against the conversation as it is now; to be called whenever that has changed. */
    match: (messages: Message[]) => {
      const sent = lost;
      forgetArrived(messages);
      releaseEdit(messages, sent);
    },
    /** After a reload: the text of a message that never arrived comes back into the input. */
    bringBack: () => {
      const { draft, phase } = store.get();
      // An edited message is still in its own editor, a regenerated one still in the conversation.
      if (lost?.replaces) keepOutgoing(null);
      else if (lost && draft === '' && phase === 'idle') setDraft(lost.content);
    },
    /** Another tab has emptied what both keep their drafts in. */
    keepDraftAgain: () => {
      const { draft } = store.get();
      if (draft) keep(keys.draft, draft);
    },
    /** The id to send a text with: the one it failed to arrive with before, so that it is never charged twice. */
    idFor: (content: string, replaces: string | undefined, messages: Message[]) => {
      const before = store.get().failure ?? lost;
      const isTheSame = before?.content === content && before.replaces === replaces;
      const arrived = before && messages.some((message) => isOwnMessage(message, before));
      return isTheSame && !arrived ? before.messageId : crypto.randomUUID();
    },
  };
}
