import type { QueryClient } from '@tanstack/react-query';
import { chooseQueryType, type MessagePart, startMessage } from '#shared/chat.ts';
import { conversationQuery, putMessage, refreshConversation } from '#web/features/chat/chat.queries.ts';
import { readEvents, type StreamEvent } from '#web/features/chat/chat-stream.ts';
import { client, repeatable } from '#web/lib/api.ts';
import { ApiError, toApiError } from '#web/lib/api-error.ts';
import { readDraft, writeDraft } from '#web/lib/drafts.ts';
import { showToast } from '#web/lib/toast.ts';

export type Outgoing = { content: string; messageId: string };
export type Reply = { text: string; parts: MessagePart[]; activity: string | null; savedId: string | null };
export type ChatRunState = {
  phase: 'idle' | 'sending' | 'analyzing' | 'writing';
  /** What is in the input; kept in the browser until the server has it. */
  draft: string;
  outgoing: Outgoing | null;
  reply: Reply | null;
  /** The saved message that is being answered; an earlier, broken reply to it gives way to the new one. */
  askedId: string | null;
  failure: (Outgoing & { error: ApiError }) | null;
  stopping: boolean;
  /** Whether it is known that no reply is under way. */
  settled: boolean;
};
export type ChatRun = ReturnType<typeof createChatRun>;

const activities: Record<string, string> = {
  createDocument: 'Writing a document…',
  createPrompt: 'Writing a coding prompt…',
  askQuestions: 'Preparing questions…',
  recordDecision: 'Noting a decision…',
  setTaskStatus: 'Updating the checklist…',
};
const emptyReply: Reply = { text: '', parts: [], activity: null, savedId: null };
const repaintMs = 60;
const reconnects = 3;
const contextualChat = client.api.projects[':id']['contextual-chat'];

/**
 * One project's exchange with the assistant: the draft, the message on its way and the reply as it is written. It lives outside
 * the screen, so a look at the documents breaks nothing off.
 */
export function createChatRun(queryClient: QueryClient, projectId: string) {
  const param = { id: projectId };
  const draftKey = `chat:${projectId}`;
  const outgoingKey = `outgoing:${projectId}`;
  const listeners = new Set<() => void>();
  const announced = new Set<string>();
  let repaint: ReturnType<typeof setTimeout> | undefined;
  let streamError: string | null = null;
  let stopped = false;
  let unsaved = '';
  let joining: Promise<Response | null> | null = null;
  let discarded = false;
  let state: ChatRunState = {
    phase: 'idle',
    draft: readDraft<string>(draftKey) ?? '',
    outgoing: null,
    reply: null,
    askedId: null,
    failure: null,
    stopping: false,
    settled: false,
  };

  const set = (patch: Partial<ChatRunState>) => {
    if (discarded) return;
    state = { ...state, ...patch };
    for (const listener of listeners) listener();
  };
  const setReply = (patch: Partial<Reply>) => set({ reply: { ...(state.reply ?? emptyReply), ...patch } });
  const paint = () => {
    clearTimeout(repaint);
    repaint = undefined;
    if (unsaved) set({ phase: 'writing', reply: { ...(state.reply ?? emptyReply), text: unsaved, activity: null } });
  };
  const setDraft = (draft: string) => {
    if (discarded) return;
    set({ draft });
    writeDraft(draftKey, draft || null);
  };
  const forgetOutgoing = () => writeDraft(outgoingKey, null);

  const fail = (outgoing: Outgoing, error: ApiError) => {
    const saved = queryClient.getQueryData(conversationQuery(projectId).queryKey)?.messages;
    const isSaved = saved?.some(({ clientId }) => clientId === outgoing.messageId);
    set({
      phase: 'idle',
      outgoing: null,
      reply: null,
      stopping: false,
      settled: true,
      failure: { ...outgoing, error },
    });
    if (discarded) return;
    // What the server does not have goes back into the input, before what was typed meanwhile.
    if (outgoing.content !== startMessage && !isSaved)
      setDraft([outgoing.content, state.draft].filter(Boolean).join('\n\n'));
    if (!error.isLimitError) showToast('Failed to send message', error.message, 'danger');
  };

  const takePart = (part: MessagePart) => {
    setReply({ parts: [...(state.reply?.parts ?? []), part], activity: null });
    if (part.type === 'documentCreated') {
      if (!announced.has(part.documentId)) showToast('Document Created!', part.message);
      announced.add(part.documentId);
    }
    if (part.type === 'documentCreated' || part.type === 'promptCreated') {
      void queryClient.invalidateQueries({ queryKey: ['documents', projectId] });
      void queryClient.invalidateQueries({ queryKey: ['prompts', projectId] });
    }
  };

  const takeEvent = (event: StreamEvent) => {
    if (discarded) return;
    switch (event.type) {
      case 'data-userMessage':
        putMessage(queryClient, projectId, event.data);
        set({ askedId: event.data.id });
        if (event.data.clientId === readDraft<Outgoing>(outgoingKey)?.messageId) forgetOutgoing();
        break;
      case 'text-start':
        if (unsaved) unsaved += '\n\n';
        break;
      case 'text-delta':
        unsaved += event.delta;
        repaint ??= setTimeout(paint, repaintMs);
        break;
      case 'tool-input-start':
        paint();
        setReply({ activity: activities[event.toolName] ?? 'Working…' });
        break;
      case 'data-message':
        putMessage(queryClient, projectId, event.data);
        setReply({ savedId: event.data.id });
        break;
      case 'error':
        streamError = event.errorText;
        break;
      case 'abort':
        stopped = true;
        break;
      case 'data-documentCreated':
      case 'data-promptCreated':
      case 'data-questions':
      case 'data-decision':
      case 'data-taskStatus':
      case 'data-notice':
        paint();
        takePart(event.data);
        break;
    }
  };

  const finish = async () => {
    paint();
    if (!state.reply?.savedId) await refreshConversation(queryClient, projectId).catch(() => {});
    // The cache tells its readers a moment later; until then the streamed reply stands in for the saved one.
    await new Promise((resolve) => setTimeout(resolve, 30));
    set({ phase: 'idle', outgoing: null, reply: null, askedId: null, stopping: false, settled: true });
    for (const queryKey of [
      ['usage'],
      ['checklist', projectId],
      ['task-statuses', projectId],
      ['progress-history', projectId],
      ['projects'],
    ])
      void queryClient.invalidateQueries({ queryKey });
  };

  /**
   * Reads a reply to its end; a connection that breaks is taken up again, from the reply's start. False when it could not be.
   */
  const follow = async (first: Response): Promise<boolean> => {
    let response: Response | null = first;
    let done = false;
    for (let attempt = 0; response && response.status !== 204; attempt++) {
      unsaved = '';
      streamError = null;
      stopped = false;
      set({ phase: 'analyzing', reply: null });
      done = await readEvents(response, takeEvent);
      if (done || attempt === reconnects) break;
      await new Promise((resolve) => setTimeout(resolve, 1_000 * (attempt + 1)));
      response = await contextualChat.stream.$get({ param }).catch(() => null);
    }
    done ||= response?.status === 204;
    await finish();
    return done;
  };

  const tellLost = () =>
    showToast('The connection was lost', 'The reply goes on without you. Reload the page to see it.', 'danger');

  const send = async (outgoing: Outgoing, queryType = chooseQueryType(outgoing.content)) => {
    await joining;
    if (state.phase !== 'idle') return;
    if (outgoing.content === state.draft.trim()) setDraft('');
    if (outgoing.content !== startMessage) writeDraft(outgoingKey, outgoing);
    set({ phase: 'sending', outgoing, failure: null, settled: false });
    try {
      // The opening has an id of the server's own.
      const json = outgoing.content === startMessage ? { content: startMessage } : { ...outgoing, queryType };
      const response = await contextualChat.$post(
        { param, json },
        { ...repeatable, headers: { Accept: 'text/event-stream' } },
      );
      const done = await follow(response as unknown as Response);
      if (streamError && !stopped)
        fail(outgoing, new ApiError(502, { code: 'chat.model_failed', message: streamError }));
      else if (!done) tellLost();
    } catch (error) {
      fail(outgoing, toApiError(error));
      if (toApiError(error).code === 'chat.run_in_progress') await resume();
    }
  };

  /** Joins the reply that is being written, if there is one: after a reload, or when another tab has asked. */
  const resume = async () => {
    if (state.phase !== 'idle' || joining) return;
    joining = contextualChat.stream
      .$get({ param })
      .then((response) => response as unknown as Response)
      .catch(() => null);
    const response = await joining;
    joining = null;
    if (response?.status === 200) {
      if (!(await follow(response))) tellLost();
      return;
    }
    // It may have ended between the look at the messages and the look for the stream.
    await refreshConversation(queryClient, projectId).catch(() => {});
    set({ phase: 'idle', settled: true });
  };

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
    if (lost && messages.some(({ clientId }) => clientId === lost.messageId)) forgetOutgoing();
    else if (lost && state.draft === '' && state.phase === 'idle') setDraft(lost.content);
    if (messages.length === 0) return send({ content: startMessage, messageId: `start-${projectId}` }, 'general');
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
    setDraft,
    /** The account is signed out: whatever still comes is nobody's. */
    discard: () => {
      discarded = true;
    },
    /** The id to send a text with: the one it failed with before, so that it is never charged twice. */
    idFor: (content: string) => {
      const before = state.failure ?? readDraft<Outgoing>(outgoingKey);
      return before?.content === content ? before.messageId : crypto.randomUUID();
    },
  };
}
