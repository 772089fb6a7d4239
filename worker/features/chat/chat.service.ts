import type { MessagesQuery } from '#shared/chat.ts';
import * as queries from '#worker/features/chat/chat.queries.ts';
import type { FoundProject } from '#worker/features/projects/projects.middleware.ts';
import type { Context, ReadContext } from '#worker/platform/context.ts';

const pageSize = 50;

/**
 * A page of the conversation as it is now, or, with `replacedBy`, of what was set aside for that message; oldest to newest within the
 * page (DESIGN section 3).
 * @returns the messages and the cursor for the older page, if there is one.
 */
export async function readMessages(ctx: ReadContext, project: FoundProject, query: MessagesQuery) {
  const [rows] = await ctx.read(queries.selectMessages(ctx.db, project.id, { ...query, limit: pageSize + 1 }));
  const page = rows.slice(0, pageSize);
  return { messages: page.toReversed(), olderCursor: rows.length > pageSize ? page.at(-1)?.id : undefined };
}

/** Hands a call to the project's Durable Object; `query` is its address's. @returns its answer or stream. */
export function callRun(
  { env, requestId }: Context,
  projectId: string,
  { query = {}, ...init }: RequestInit & { query?: Record<string, string> },
): Promise<Response> {
  const run = env.REPLY_RUN.get(env.REPLY_RUN.idFromName(projectId));
  const headers = new Headers(init.headers);
  headers.set('x-request-id', requestId);
  return run.fetch(`https://reply-run/?${new URLSearchParams(query)}`, { ...init, headers });
}
