import { type QueryClient, queryOptions } from '@tanstack/react-query';
import type { InferResponseType } from 'hono/client';
import type { MessagesQuery } from '#shared/chat.ts';
import { client } from '#web/lib/api.ts';

const ofProject = client.api.projects[':id'].messages;
export type Message = InferResponseType<typeof ofProject.$get, 200>[number];

/** A conversation as far as it is loaded: oldest first, and the cursor of what came before. */
export type Conversation = { messages: Message[]; olderCursor: string | null };

const olderCursorHeader = 'X-Older-Cursor';

/** A conversation as the server answers it. */
const answerWith = ({ messages, olderCursor }: Conversation) =>
  Response.json(messages, { headers: olderCursor ? { [olderCursorHeader]: olderCursor } : {} });

/** Asks for a page of a conversation, or of what a message was sent in place of. */
export async function fetchPage(projectId: string, query: MessagesQuery, signal?: AbortSignal): Promise<Conversation> {
  const response = await ofProject.$get({ param: { id: projectId }, query }, { init: { signal } });
  return { messages: await response.json(), olderCursor: response.headers.get(olderCursorHeader) };
}

export const conversationQuery = (projectId: string) =>
  queryOptions({
    queryKey: ['messages', projectId],
    queryFn: () => fetchPage(projectId, {}),
    meta: { copyPath: `/api/projects/${projectId}/messages`, answer: answerWith },
  });

/** What was set aside when a message was sent in place of an earlier one; it never changes any more. */
export const earlierVersionQuery = (projectId: string, replacedBy: string) =>
  queryOptions({
    queryKey: ['earlier-messages', projectId, replacedBy],
    queryFn: () => fetchPage(projectId, { replacedBy }),
    staleTime: Number.POSITIVE_INFINITY,
  });

/** Puts the page before the oldest loaded message in front: of the conversation, or of an earlier version. */
export async function loadOlderMessages(queryClient: QueryClient, projectId: string, replacedBy?: string) {
  const { queryKey } = replacedBy ? earlierVersionQuery(projectId, replacedBy) : conversationQuery(projectId);
  const before = queryClient.getQueryData<Conversation>(queryKey)?.olderCursor;
  if (!before) return;
  const older = await fetchPage(projectId, { before, replacedBy });
  queryClient.setQueryData<Conversation>(queryKey, (now) =>
    now?.olderCursor === before
      ? { messages: [...older.messages, ...now.messages], olderCursor: older.olderCursor }
      : now,
  );
}

/**
 * Takes a message that the stream brought into the conversation, in place of an earlier state of it and of all that it replaces. One
 * that is not loaded stays so.
 */
export function putMessage(queryClient: QueryClient, projectId: string, message: Message) {
  queryClient.setQueryData(conversationQuery(projectId).queryKey, (now) => {
    if (!now) return;
    const { id: newId, replaces } = message;
    const others = now.messages.filter(({ id }) => id !== newId && (!replaces || id < replaces || id > newId));
    const at = others.findLastIndex(({ id }) => id < newId) + 1;
    return { ...now, messages: others.toSpliced(at, 0, message) };
  });
}

/** Takes in the newest page, and keeps the older ones that were loaded. */
export function putNewestPage(queryClient: QueryClient, projectId: string, fresh: Conversation) {
  queryClient.setQueryData(conversationQuery(projectId).queryKey, (now) => {
    const first = fresh.messages[0]?.id;
    const older = first ? (now?.messages ?? []).filter(({ id }) => id < first) : [];
    return older.length > 0
      ? { messages: [...older, ...fresh.messages], olderCursor: now?.olderCursor ?? null }
      : fresh;
  });
}
