import type { QueryClient } from '@tanstack/react-query';
import { chooseQueryType, parseAnswers, startMessage } from '#shared/chat.ts';
import { conversationQuery, type Message, refreshConversation } from '#web/features/chat/chat.queries.ts';
import { createReplyReader } from '#web/features/chat/chat-reply.ts';
import { type ChatRunState, createState, type Edit, type Outgoing } from '#web/features/chat/chat-state.ts';
import { readToEnd } from '#web/features/chat/chat-stream.ts';
import { joinTabs } from '#web/features/chat/chat-tabs.ts';
import { client, repeatable } from '#web/lib/api.ts';
import { ApiError, toApiError } from '#web/lib/api-error.ts';
import { readDraft, writeDraft } from '#web/lib/drafts.ts';
import { showToast } from '#web/lib/toast.ts';

export type ChatRun = ReturnType<typeof createChatRun>;

const looksApartMs = 2_000;
const contextualChat = client.api.projects[':id']['contextual-chat'];

const joinTexts = (...texts: string[]) => texts.filter(Boolean).join('\n\n');

/**
 * One project's exchange with the assistant: the drafts, the message on its way and the reply as it is written. It lives outside
 * the screen, so a look at the documents breaks nothing off.
 */
export function createChatRun(queryClient: QueryClient, projectId: string) {
  const param = { id: projectId };
  const draftKey = `chat:${projectId}`;
  const editKey = `edit:${projectId}`;
  const outgoingKey = `outgoing:${projectId}`;
  const listeners = new Set<() => void>();
  let joining: Promise<Response | null> | null = null;
  let lookedAt = 0;
  let discarded = false;
  let state = createState(readDraft<string>(draftKey) ?? '', readDraft<Edit>(editKey));

  const set = (patch: Partial<ChatRunState>) => {
    if (discarded) return;
    state = { ...state, ...patch };
    for (const listener of listeners) listener();
  };
  const setDraft = (draft: string) => {
    if (discarded) return;
    set({ draft });
    writeDraft(draftKey, draft || null);
  };
  const setEdit = (edit: Edit | null) => {
    if (discarded) return;
    set({ edit });
    writeDraft(editKey, edit);
  };
  const forgetOutgoing = () => writeDraft(outgoingKey, null);
  const readMessages = () => queryClient.getQueryData(conversationQuery(projectId).queryKey)?.messages ?? [];
  const refresh = () => refreshConversation(queryClient, projectId).catch(() => {});

  const reader = createReplyReader({
    queryClient,
    projectId,
    onReply: (reply) => set({ reply, ...(reply.text || reply.parts.length > 0 ? { phase: 'writing' } : {}) }),
    onAsked: (message: Message) => {
      set({ askedId: message.id });
      if (message.clientId === readDraft<Outgoing>(outgoingKey)?.messageId) forgetOutgoing();
      if (state.edit && state.edit.id === message.replaces) setEdit(null);
      // Sent from another tab a moment ago, and taken up here as a message that never arrived.
      if (state.joined && message.content === state.draft.trim()) setDraft('');
    },
  });

  /** What a conversation that moved on makes old elsewhere. */
  const renewOthers = () => {
    const ofProject = ['checklist', 'task-statuses', 'progress-history'].map((family) => [family, projectId]);
    for (const queryKey of [['usage'], ['projects'], ...ofProject]) void queryClient.invalidateQueries({ queryKey });
  };

  /** The message is not on its way any more. What the server does not have goes back to where it was written. */
  const takeBack = ({ content, messageId, replaces }: Outgoing, failure: ChatRunState['failure']) => {
    set({ phase: 'idle', outgoing: null, reply: null, stopping: false, settled: true, failure });
    const isSaved = readMessages().some(({ clientId }) => clientId === messageId);
    // An edited message is still in its own editor, a regenerated one still in the conversation.
    if (!discarded && content !== startMessage && !isSaved && !replaces) setDraft(joinTexts(content, state.draft));
  };

  const fail = async (outgoing: Outgoing, error: ApiError) => {
    if (error.code === 'chat.run_in_progress') {
      takeBack(outgoing, null);
      return resume();
    }
    if (error.code === 'chat.message_not_found') {
      takeBack(outgoing, null);
      const { edit } = state;
      if (edit && edit.id === outgoing.replaces) {
        setEdit(null);
        setDraft(joinTexts(edit.text, state.draft));
      }
      showToast('The conversation has changed', error.message);
      return refresh();
    }
    takeBack(outgoing, { ...outgoing, error });
    if (!error.isLimitError) showToast('Failed to send message', error.message, 'danger');
  };

  const finish = async (done: boolean) => {
    reader.paint();
    const { error, stopped, savedId } = reader.readEnd();
    if (!savedId) await refresh();
    // The cache tells its readers a moment later; until then the streamed reply stands in for the saved one.
    await new Promise((resolve) => setTimeout(resolve, 30));
    const ended = error || !done ? 'failed' : stopped ? 'stopped' : 'complete';
    set({
      phase: 'idle',
      outgoing: null,
      reply: null,
      askedId: null,
      stopping: false,
      joined: false,
      settled: true,
      ended,
    });
    renewOthers();
  };

  /** Reads a reply to its end. False when the connection broke and could not be taken up again. */
  const follow = async (first: Response): Promise<boolean> => {
    set({ phase: 'analyzing', reply: null });
    const done = await readToEnd(first, {
      rejoin: () => contextualChat.stream.$get({ param }).catch(() => null),
      onBegin: reader.begin,
      onEvent: (event) => discarded || reader.take(event),
    });
    await finish(done);
    return done;
  };

  const tellLost = () =>
    showToast(
      'The connection was lost',
      'The reply goes on without you. It will be here when you are connected again.',
      'danger',
    );

  const send = async (outgoing: Outgoing) => {
    await joining;
    if (state.phase !== 'idle') return;
    const { content } = outgoing;
    const isStart = content === startMessage;
    if (content === state.draft.trim()) setDraft('');
    if (!isStart) writeDraft(outgoingKey, outgoing);
    set({ phase: 'sending', outgoing, failure: null, settled: false });
    const queryType = parseAnswers(content).length > 0 ? 'general' : chooseQueryType(content);
    try {
      // The opening has an id of the server's own.
      const json = isStart ? { content } : { ...outgoing, queryType };
      const response = await contextualChat.$post(
        { param, json },
        { ...repeatable, headers: { Accept: 'text/event-stream' } },
      );
      tabs.tell('answering');
      const done = await follow(response as unknown as Response);
      tabs.tell('answered');
      const { error } = reader.readEnd();
      if (error) await fail(outgoing, new ApiError(502, { code: 'chat.model_failed', message: error }));
      else if (!done) tellLost();
    } catch (error) {
      await fail(outgoing, toApiError(error));
    }
  };

  /** Joins the reply that is being written, if there is one: after a reload, or when it was asked for elsewhere. */
  const resume = async () => {
    if (state.phase !== 'idle' || joining) return;
    joining = contextualChat.stream
      .$get({ param })
      .then((response) => response as unknown as Response)
      .catch(() => null);
    const response = await joining;
    joining = null;
    if (response?.status === 200) {
      set({ joined: true });
      if (!(await follow(response))) tellLost();
      return;
    }
    // It may have ended between the look at the messages and the look for the stream.
    await refresh();
    set({ phase: 'idle', settled: true });
  };

  /** Looks whether the conversation went on elsewhere; joins a reply that is being written there. */
  const look = async () => {
    if (state.phase !== 'idle' || !state.settled || joining || Date.now() - lookedAt < looksApartMs) return;
    lookedAt = Date.now();
    const before = readMessages().at(-1)?.id;
    await refresh();
    const last = readMessages().at(-1);
    if (last?.role === 'user') await resume();
    else if (last?.id !== before) renewOthers();
  };

  const tabs = joinTabs(projectId, (news) => {
    // The tab that sent has emptied what both keep their drafts in.
    if (state.draft) writeDraft(draftKey, state.draft);
    lookedAt = 0;
    if (news === 'answering') void resume();
    else void look();
  });

  const stop = async () => {
    set({ stopping: true });
    await contextualChat.stream.$delete({ param }).catch((error: unknown) => {
      set({ stopping: false });
      showToast('The reply could not be stopped', toApiError(error).message, 'danger');
    });
  };

  /** First look at the conversation: opens an empty one, joins a reply under way, brings back a message that never arrived. */
  const begin = async () => {
    const { messages } = await queryClient.fetchQuery(conversationQuery(projectId));
    const lost = readDraft<Outgoing>(outgoingKey);
    if (lost && (lost.replaces || messages.some(({ clientId }) => clientId === lost.messageId))) forgetOutgoing();
    else if (lost && state.draft === '' && state.phase === 'idle') setDraft(lost.content);
    if (messages.length === 0) return send({ content: startMessage, messageId: `start-${projectId}` });
    if (messages.at(-1)?.role === 'user') return resume();
    set({ settled: true });
  };

  return {
    subscribe: (listener: () => void) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    getState: () => state,
    begin,
    send,
    stop,
    look,
    setDraft,
    setEdit,
    /** The account is signed out: whatever still comes is nobody's. */
    discard: () => {
      discarded = true;
      tabs.leave();
    },
    /** The id to send a text with: the one it failed with before, so that it is never charged twice. */
    idFor: (content: string, replaces?: string) => {
      const before = state.failure ?? readDraft<Outgoing>(outgoingKey);
      return before?.content === content && before.replaces === replaces ? before.messageId : crypto.randomUUID();
    },
  };
}
