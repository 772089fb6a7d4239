import type { QueryClient } from '@tanstack/react-query';
import { conversationQuery, type Message, putMessage, putNewestPage } from '#web/features/chat/chat.queries.ts';
import type { ChatCalls } from '#web/features/chat/chat-calls.ts';

/** The saved conversation as this page has it. `onChange` hears of every change that a run makes to it, until `over`. */
export function createConversation({
  queryClient,
  projectId,
  calls,
  over,
  onChange,
}: {
  queryClient: QueryClient;
  projectId: string;
  calls: ChatCalls;
  over: AbortSignal;
  onChange: (messages: Message[]) => void;
}) {
  const query = conversationQuery(projectId);
  let behind = false;
  /** @returns [] also when it is not loaded (any more). */
  const read = () => queryClient.getQueryData(query.queryKey)?.messages ?? [];
  const match = () => {
    if (!over.aborted && queryClient.getQueryData(query.queryKey)) onChange(read());
  };
  return {
    read,
    /** Whether it may have moved on without this page having seen it. */
    isBehind: () => behind,
    /** Loads it, if it is not there. @throws ApiError */
    load: async () => {
      const { messages } = await queryClient.fetchQuery(query);
      match();
      return messages;
    },
    put: (message: Message) => {
      putMessage(queryClient, projectId, message);
      match();
    },
    /** Asks for the newest page; a failure leaves it as it is, and `isBehind` says so. */
    refresh: async () => {
      behind = true;
      const fresh = await calls.fetchNewest().catch(() => null);
      if (!fresh || over.aborted) return;
      behind = false;
      putNewestPage(queryClient, projectId, fresh);
      match();
    },
    /** What a conversation that moved on makes old elsewhere. */
    renewOthers: () => {
      const ofProject = ['checklist', 'task-statuses', 'progress-history'].map((family) => [family, projectId]);
      for (const queryKey of [['usage'], ['projects'], ...ofProject]) void queryClient.invalidateQueries({ queryKey });
    },
  };
}
