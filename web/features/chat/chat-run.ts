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
    set({ draft });
    writeDraft(draftKey, draft || null);
  };
  const forgetOutgoing = () => writeDraft(outgoingKey, null);

  const fail = (outgoing: Outgoing, error: ApiError) => {
    const saved = queryClient.getQueryData(conversationQuery(projectId).queryKey)?.messages;
    const isSaved = saved?.some(({ clientId }) => clientId === outgoing.messageId);
    const restored = outgoing.content !== startMessage && !isSaved && state.draft === '';
    set({
      phase: 'idle',
      outgoing: null,
      reply: null,
      stopping: false,
      settled: true,
      failure: { ...outgoing, error },
    });
    if (restored) setDraft(outgoing.content);
    if (!error.isLimitError) showToast('Failed to send message', error.message, 'danger');
  };

  const takePart = (part: MessagePart) => {
    setReply({ parts: [...(state.reply?.parts ?? []), part], activity: null });
    if (part.type === 'documentCreated') {
      void queryClient.invalidateQueries({ queryKey: ['document-versions', projectId] });
      if (!announced.has(part.documentId)) showToast('Document Created!', part.message);
      announced.add(part.documentId);
    }
    if (part.type === 'documentCreated' || part.type === 'promptCreated') {
      void queryClient.invalidateQueries({ queryKey: ['documents', projectId] });
      void queryClient.invalidateQueries({ queryKey: ['prompts', projectId] });
    }
  };

  const takeEvent = (event: StreamEvent) => {
    switch (event.type) {
      case 'data-userMessage':
        putMessage(queryClient, projectId, event.data);
        set({ askedId: event.data.id });
        forgetOutgoing();
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
    for (const queryKey of [['usage'], ['checklist', projectId], ['projects']])
      void queryClient.invalidateQueries({ queryKey });
  };

  /** Reads a reply to its end; a connection that breaks is taken up again, from the reply's start. */
  const follow = async (first: Response) => {
    let response: Response | null = first;
    for (let attempt = 0; response && response.status !== 204; attempt++) {
      unsaved = '';
      streamError = null;
      stopped = false;
      set({ phase: 'analyzing', reply: null });
      if ((await readEvents(response, takeEvent)) || attempt === reconnects) break;
      await new Promise((resolve) => setTimeout(resolve, 1_000 * (attempt + 1)));
      response = await contextualChat.stream.$get({ param }).catch(() => null);
    }
    await finish();
  };

  const send = async (outgoing: Outgoing, queryType = chooseQueryType(outgoing.content)) => {
    if (state.phase !== 'idle') return;
    if (outgoing.content === state.draft.trim()) setDraft('');
    if (outgoing.content !== startMessage) writeDraft(outgoingKey, outgoing);
    set({ phase: 'sending', outgoing, failure: null, settled: false });
    try {
      const json = { ...outgoing, queryType };
      const response = await contextualChat.$post(
        { param, json },
        { ...repeatable, headers: { Accept: 'text/event-stream' } },
      );
      await follow(response as unknown as Response);
      if (streamError && !stopped)
        fail(outgoing, new ApiError(502, { code: 'chat.model_failed', message: streamError }));
    } catch (error) {
      fail(outgoing, toApiError(error));
      if (toApiError(error).code === 'chat.run_in_progress') await resume();
    }
  };

  /** Joins the reply that is being written, if there is one: after a reload, or when another tab has asked. */
  const resume = async () => {
    if (state.phase !== 'idle') return;
    try {
      const response = await contextualChat.stream.$get({ param });
      if (response.status === 204) set({ settled: true });
      else await follow(response as unknown as Response);
    } catch {
      set({ phase: 'idle', settled: true });
    }
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
    else if (lost && state.draft === '') setDraft(lost.content);
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
    /** The id to send a text with: the one it failed with before, so that it is never charged twice. */
    idFor: (content: string) => {
      const before = state.failure ?? readDraft<Outgoing>(outgoingKey);
      return before?.content === content ? before.messageId : crypto.randomUUID();
    },
  };
}
