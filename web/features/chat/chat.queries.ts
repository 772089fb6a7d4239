import { type QueryClient, queryOptions } from '@tanstack/react-query';
import type { InferResponseType } from 'hono/client';
import { client } from '#web/lib/api.ts';

const ofProject = client.api.projects[':id'].messages;
export type Message = InferResponseType<typeof ofProject.$get, 200>[number];

/** A conversation as far as it is loaded: oldest first, and the cursor of what came before. */
export type Conversation = { messages: Message[]; olderCursor: string | null };

async function fetchPage(projectId: string, before?: string): Promise<Conversation> {
  const response = await ofProject.$get({ param: { id: projectId }, query: { before } });
  return { messages: await response.json(), olderCursor: response.headers.get('X-Older-Cursor') };
}

export const conversationQuery = (projectId: string) =>
  queryOptions({ queryKey: ['messages', projectId], queryFn: () => fetchPage(projectId) });

/** What was set aside when a message was sent in place of an earlier one; it never changes any more. */
export const earlierVersionQuery = (projectId: string, messageId: string) =>
  queryOptions({
    queryKey: ['earlier-messages', projectId, messageId],
    queryFn: async () => {
      const response = await ofProject.$get({ param: { id: projectId }, query: { replacedBy: messageId } });
      return response.json();
    },
    staleTime: Number.POSITIVE_INFINITY,
  });

/** Puts the page before the oldest loaded message in front. */
export async function loadOlderMessages(queryClient: QueryClient, projectId: string) {
  const { queryKey } = conversationQuery(projectId);
  const cursor = queryClient.getQueryData(queryKey)?.olderCursor;
  if (!cursor) return;
  const older = await fetchPage(projectId, cursor);
  queryClient.setQueryData(queryKey, (now) =>
    now?.olderCursor === cursor
      ? { messages: [...older.messages, ...now.messages], olderCursor: older.olderCursor }
      : now,
  );
}

/** Takes a message that the stream brought into the conversation, in place of an earlier state of it and of all that it replaces. */
export function putMessage(queryClient: QueryClient, projectId: string, message: Message) {
  queryClient.setQueryData(conversationQuery(projectId).queryKey, (now) => {
    const { replaces } = message;
    const messages = (now?.messages ?? []).filter(({ id }) => !replaces || id < replaces || id >= message.id);
    const known = messages.some(({ id }) => id === message.id);
    return {
      olderCursor: now?.olderCursor ?? null,
      messages: known ? messages.map((other) => (other.id === message.id ? message : other)) : [...messages, message],
    };
  });
}

/** Asks for the newest page again and keeps the older ones that were loaded. */
export async function refreshConversation(queryClient: QueryClient, projectId: string) {
  const { queryKey } = conversationQuery(projectId);
  const fresh = await fetchPage(projectId);
  queryClient.setQueryData(queryKey, (now) => {
    const first = fresh.messages[0]?.id;
    const older = first ? (now?.messages ?? []).filter(({ id }) => id < first) : [];
    return older.length > 0
      ? { messages: [...older, ...fresh.messages], olderCursor: now?.olderCursor ?? null }
      : fresh;
  });
}
