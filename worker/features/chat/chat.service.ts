import type { MessagesQuery } from '#shared/chat.ts';
import * as queries from '#worker/features/chat/chat.queries.ts';
import type { Message, Turn } from '#worker/features/chat/chat.table.ts';
import type { FoundProject, OwnedProject } from '#worker/features/projects/projects.middleware.ts';
import type { Context, ReadContext, WriteContext } from '#worker/platform/context.ts';

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

/** The run's answer or stream as it is, open for the headers that every answer gets. */
export const passOn = (answer: Response) => new Response(answer.body, answer);

/**
 * Runs a turn that another screen asks for, to its end.
 * @returns the reply, null when it was stopped before the first word; or the answer of the run when it refused or failed.
 */
export async function runTurnFor(
  ctx: WriteContext,
  project: OwnedProject,
  asked: Omit<Turn, 'projectId' | 'userId' | 'plan'>,
): Promise<{ refusal: Response; reply?: never } | { refusal?: never; reply: Message | null }> {
  const { userId, plan } = ctx.viewer;
  const turn: Turn = { projectId: project.id, userId, plan, ...asked };
  const answer = await callRun(ctx, project.id, { method: 'POST', body: JSON.stringify(turn) });
  if (!answer.ok) return { refusal: answer };
  const { message } = await answer.json<{ message: Message | null }>();
  return { reply: message };
}

/** Why a reply holds nothing of what its turn was for, the `what`: 'prompt'. */
export function explainNothingMade(reply: Message | null, what: string): string {
  if (!reply) return 'This was stopped before anything was written, and did not count. Please try again.';
  const notice = reply.parts.find((part) => part.type === 'notice');
  if (notice) return notice.text;
  return reply.state === 'stopped'
    ? `This was stopped before the ${what} was there. What was written by then is in the chat.`
    : `The assistant needs to know more before it can write this ${what}. Its reply is in the chat.`;
}
