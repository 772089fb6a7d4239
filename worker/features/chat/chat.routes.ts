import { Hono } from 'hono';
import { messagesQuery, sendMessageInput, startMessage } from '#shared/chat.ts';
import { readMessages, type Turn } from '#worker/features/chat/chat.service.ts';
import { readOwnProject, writeOwnProject } from '#worker/features/projects/projects.middleware.ts';
import type { Context } from '#worker/platform/context.ts';
import { newId } from '#worker/platform/schema.ts';
import type { BaseEnv } from '#worker/platform/session.ts';
import { validate } from '#worker/platform/validate.ts';

export const chatRoutes = new Hono<BaseEnv>()
  .get('/projects/:id/messages', readOwnProject(), validate('query', messagesQuery), async (c) => {
    const { messages, olderCursor } = await readMessages(c.var.ctx, c.var.project, c.req.valid('query').before);
    if (olderCursor) c.header('x-older-cursor', olderCursor);
    return c.json(messages);
  })
  .post('/projects/:id/contextual-chat', writeOwnProject(), validate('json', sendMessageInput), (c) => {
    const { content, queryType, messageId } = c.req.valid('json');
    const { userId, plan } = c.var.ctx.viewer;
    const clientId = content === startMessage ? startMessage : (messageId ?? newId());
    const turn: Turn = { projectId: c.var.project.id, userId, plan, content, queryType, clientId };
    return callRun(c.var.ctx, c.var.project.id, {
      method: 'POST',
      body: JSON.stringify(turn),
      headers: { accept: c.req.header('accept') ?? 'application/json' },
    });
  })
  .get('/projects/:id/contextual-chat/stream', readOwnProject(), async (c) => {
    await c.var.ctx.read();
    return callRun(c.var.ctx, c.var.project.id, { method: 'GET' });
  })
  .delete('/projects/:id/contextual-chat/stream', writeOwnProject(), (c) =>
    callRun(c.var.ctx, c.var.project.id, { method: 'DELETE' }),
  );

/** Hands the call to the project's Durable Object, and its answer or stream straight back. */
async function callRun({ env, requestId }: Context, projectId: string, init: RequestInit): Promise<Response> {
  const run = env.REPLY_RUN.get(env.REPLY_RUN.idFromName(projectId));
  const headers = new Headers(init.headers);
  headers.set('x-request-id', requestId);
  const answer = await run.fetch('https://reply-run/', { ...init, headers });
  return new Response(answer.body, answer);
}
