import type { QueryClient } from '@tanstack/react-query';
import { isEmptyReply, startMessage } from '#shared/chat.ts';
import type { Message } from '#web/features/chat/chat.queries.ts';
import { createChatCalls } from '#web/features/chat/chat-calls.ts';
import { createConversation } from '#web/features/chat/chat-conversation.ts';
import { createKeptTexts, joinTexts, readKept } from '#web/features/chat/chat-kept.ts';
import { createReplyReader } from '#web/features/chat/chat-reply.ts';
import { atRest, type ChatRunState, createStore, type Outgoing } from '#web/features/chat/chat-state.ts';
import { readToEnd } from '#web/features/chat/chat-stream.ts';
import { createTabs } from '#web/features/chat/chat-tabs.ts';
import { findUnanswered } from '#web/features/chat/conversation-entries.ts';
import { ApiError, toApiError } from '#web/lib/api-error.ts';
import { showToast } from '#web/lib/toast.ts';

export type ChatRun = ReturnType<typeof createChatRun>;

/**
 * One project's exchange with the assistant: the message on its way and the reply as it is written. It lives outside the screen, so a
 * look at the documents breaks nothing off.
 */
export function createChatRun(queryClient: QueryClient, projectId: string, createCalls = createChatCalls) {
  const over = new AbortController();
  const { signal } = over;
  const calls = createCalls(projectId, signal);
  const { draft, edit } = readKept(projectId);
  const store = createStore(signal, draft, edit);
  const { get, set } = store;
  const kept = createKeptTexts(projectId, store, signal);
  /** The look for a reply under way elsewhere, till it is known what to do about it; a message that is sent meanwhile waits. */
  let joining: Promise<Response | null> | null = null;
  let begun = false;

  const conversation = createConversation({ queryClient, projectId, calls, over: signal, onChange: kept.match });
  const { refresh, isBehind, renewOthers } = conversation;
  const reader = createReplyReader({
    queryClient,
    projectId,
    onReply: (reply) => set({ reply, ...(isEmptyReply(reply.text, reply.parts) ? {} : { phase: 'writing' }) }),
    onMessage: (message: Message) => {
      conversation.put(message);
      if (message.role !== 'user') return;
      // Also where the conversation is not loaded any more.
      kept.forgetArrived([message]);
      set({ askedId: message.id });
      // Sent from another tab a moment ago, and taken up here as a message that never arrived.
      if (get().joined) kept.dropFromDraft(message.content);
    },
  });

  /** The message is not on its way any more. What the server does not have goes back to where it was written. */
  const takeBack = ({ content, messageId, replaces }: Outgoing, failure: ChatRunState['failure']) => {
    set({ ...atRest, failure });
    // An edited message is still in its own editor, a regenerated one still in the conversation.
    if (kept.isLost(messageId) && !replaces) kept.setDraft(joinTexts(content, get().draft));
  };

  const fail = async (outgoing: Outgoing, error: ApiError) => {
    if (error.code === 'chat.run_in_progress') {
      takeBack(outgoing, null);
      return resume();
    }
    if (error.code === 'chat.message_not_found') {
      kept.keepOutgoing(null);
      takeBack(outgoing, null);
      showToast('The conversation has changed', error.message);
      return refresh();
    }
    takeBack(outgoing, { ...outgoing, error });
    if (!error.isLimitError) showToast('Failed to send message', error.message, 'danger');
  };

  const finish = async (done: boolean) => {
    reader.paint();
    const { error, stopped, savedId } = reader.readEnd();
    if (!savedId || isBehind()) await refresh();
    // The cache tells its readers a moment later; until then the streamed reply stands in for the saved one.
    await new Promise((resolve) => setTimeout(resolve, 30));
    if (signal.aborted) return;
    const ended = error || !done ? 'failed' : stopped ? 'stopped' : 'complete';
    const { reply, askedId } = get();
    // Nothing better can be had now than what was read.
    const isLost = !savedId && isBehind() && reply !== null && !isEmptyReply(reply.text, reply.parts);
    set({ ...atRest, ended, ...(isLost ? { reply, askedId, settled: false } : {}) });
    renewOthers();
  };

  /** Reads a reply to its end. False when the connection broke and could not be taken up again. */
  const follow = async (first: Response): Promise<boolean> => {
    // What was read of it before the connection was lost stays until this has come as far.
    const goesOn = get().reply !== null;
    set({ phase: 'analyzing', failure: null });
    const done = await readToEnd(first, {
      signal,
      rejoin: () => calls.join().catch(() => null),
      onBegin: (again) => reader.begin(again || goesOn),
      onEvent: (event) => signal.aborted || reader.take(event),
    });
    if (!signal.aborted) await finish(done);
    return done;
  };

  const tellLost = () => {
    const rest = 'The reply goes on without you. It will be here when you are connected again.';
    if (!signal.aborted) showToast('The connection was lost', rest, 'danger');
  };

  const send = async ({ content, messageId, replaces }: Outgoing) => {
    // What else comes along, as the error of a failure that is sent again, is neither kept nor sent.
    const outgoing: Outgoing = { content, messageId, replaces };
    await joining;
    if (get().phase !== 'idle' || signal.aborted) return;
    kept.dropFromDraft(outgoing.content);
    if (outgoing.content !== startMessage) kept.keepOutgoing(outgoing);
    set({ phase: 'sending', outgoing, failure: null, reply: null, askedId: null, settled: false });
    try {
      const response = await calls.send(outgoing);
      if (signal.aborted) return;
      tabs.tell('answering');
      const done = await follow(response);
      if (signal.aborted) return;
      tabs.tell('answered');
      const { error } = reader.readEnd();
      if (error) await fail(outgoing, new ApiError(502, { code: 'chat.model_failed', message: error }));
      else if (!done) tellLost();
    } catch (error) {
      if (!signal.aborted) await fail(outgoing, toApiError(error));
    }
  };

  /** Asks for the reply under way. @returns its stream; null when there is none, and then the conversation is as it is now. */
  const askForReply = async (): Promise<Response | null> => {
    const response = await calls.join().catch(() => null);
    if (response?.status === 200 && !signal.aborted) {
      set({ phase: 'analyzing', joined: true });
      return response;
    }
    // It may have ended between the look at the messages and the look for the stream.
    await refresh();
    if (!isBehind() || !get().reply) set(atRest);
    return null;
  };

  const join = async (find: () => Promise<Response | null>) => {
    if (get().phase !== 'idle' || joining || signal.aborted) return;
    try {
      joining = find();
      const response = await joining.finally(() => {
        joining = null;
      });
      if (response && !(await follow(response))) tellLost();
    } catch {
      tellLost();
    } finally {
      if (get().joined) set(atRest);
    }
  };

  /** Joins the reply that is being written, if there is one: after a reload, or when it was asked for elsewhere. */
  const resume = () => join(askForReply);

  /** Looks whether the conversation went on elsewhere; joins a reply that is being written there. */
  const look = async () => {
    if (!begun) return;
    await join(async () => {
      const before = conversation.read().at(-1)?.id;
      await refresh();
      const messages = conversation.read();
      if (isBehind()) return null;
      // The conversation is there again: its reader has signed in.
      if (get().failure?.error.status === 401) set({ failure: null });
      if (findUnanswered(messages)) return askForReply();
      set(atRest);
      if (messages.at(-1)?.id !== before) renewOthers();
      return null;
    });
  };

  const tabs = createTabs(projectId, (news) => {
    kept.keepDraftAgain();
    void (news === 'answering' ? resume() : look());
  });

  const stop = async () => {
    set({ stopping: true });
    const { outgoing, askedId } = get();
    const asked = conversation.read().find(({ id }) => id === askedId);
    const sentId = outgoing?.content === startMessage ? undefined : outgoing?.messageId;
    await calls.stop(asked?.clientId ?? sentId).catch((error: unknown) => {
      if (signal.aborted) return;
      set({ stopping: false });
      showToast('The reply could not be stopped', toApiError(error).message, 'danger');
    });
  };

  /** First look at the conversation: opens an empty one, joins a reply under way, brings back a message that never arrived. */
  const begin = async () => {
    if (begun) return look();
    const messages = await conversation.load();
    if (signal.aborted) return;
    begun = true;
    kept.bringBack();
    if (messages.length === 0) return send({ content: startMessage, messageId: `start-${projectId}` });
    if (findUnanswered(messages)) return resume();
    set({ settled: true });
  };

  return {
    /** While somebody listens, the other tabs of this browser are listened to. */
    subscribe: (listener: () => void) => {
      if (store.listeners.size === 0 && !signal.aborted) tabs.join();
      store.listeners.add(listener);
      return () => {
        store.listeners.delete(listener);
        if (store.listeners.size === 0) tabs.leave();
      };
    },
    getState: get,
    begin,
    send,
    stop,
    look,
    setDraft: kept.write,
    setEdit: kept.setEdit,
    /** The account is signed out: whatever still comes is nobody's. */
    discard: () => {
      over.abort();
      tabs.leave();
    },
    idFor: (content: string, replaces?: string) => kept.idFor(content, replaces, conversation.read()),
  };
}
