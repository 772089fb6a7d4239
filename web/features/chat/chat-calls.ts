import { chooseQueryType, parseAnswers, startMessage } from '#shared/chat.ts';
import { fetchPage } from '#web/features/chat/chat.queries.ts';
import type { Outgoing } from '#web/features/chat/chat-state.ts';
import { client, repeatable } from '#web/lib/api.ts';

/** How long an answer may take to begin before the connection counts as dead. */
const patienceMs = 20_000;
const contextualChat = client.api.projects[':id']['contextual-chat'];

export type ChatCalls = ReturnType<typeof createChatCalls>;

/** What a run asks of the server; `over` breaks all of it off. Failures are thrown as ApiError. */
export function createChatCalls(projectId: string, over: AbortSignal) {
  const param = { id: projectId };
  return {
    /** Sends a message. @returns the stream of its reply. */
    send: async ({ content, messageId, replaces }: Outgoing): Promise<Response> => {
      const queryType = parseAnswers(content).length > 0 ? 'general' : chooseQueryType(content);
      // The opening has an id of the server's own.
      const json = content === startMessage ? { content } : { content, messageId, replaces, queryType };
      const options = { ...repeatable, headers: { Accept: 'text/event-stream' }, init: { signal: over } };
      return (await contextualChat.$post({ param, json }, options)) as unknown as Response;
    },
    /** @returns the stream of the reply under way from its start, or an answer with status 204 when there is none. */
    join: async (): Promise<Response> => {
      const late = new AbortController();
      const timer = setTimeout(() => late.abort(), patienceMs);
      const init = { signal: AbortSignal.any([over, late.signal]) };
      const response = await contextualChat.stream.$get({ param }, { init }).finally(() => clearTimeout(timer));
      return response as unknown as Response;
    },
    /** Stops the reply to one message, known by its client's id, and no other. */
    stop: async (messageId: string | undefined) => {
      await contextualChat.stream.$delete({ param, query: { messageId } }, { init: { signal: over } });
    },
    /** @returns the newest page of the conversation. */
    fetchNewest: () => fetchPage(projectId, {}, AbortSignal.any([over, AbortSignal.timeout(patienceMs)])),
  };
}
