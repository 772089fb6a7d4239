import { Hono } from 'hono';
import { messagesQuery, sendMessageInput, startMessage, stopQuery } from '#shared/chat.ts';
import { generatePromptInput } from '#shared/documents.ts';
import { callRun, passOn, readMessages } from '#worker/features/chat/chat.service.ts';
import type { Turn } from '#worker/features/chat/chat.table.ts';
import { generatePrompt } from '#worker/features/chat/chat-prompts.service.ts';
import { findOwnProject, readOwnProject, writeOwnProject } from '#worker/features/projects/projects.middleware.ts';
import { newId } from '#worker/platform/schema.ts';
import type { BaseEnv } from '#worker/platform/session.ts';
import { validate } from '#worker/platform/validate.ts';

export const chatRoutes = new Hono<BaseEnv>()
  .get('/projects/:id/messages', findOwnProject(), validate('query', messagesQuery), async (c) => {
    const { messages, olderCursor } = await readMessages(c.var.ctx, c.var.project, c.req.valid('query'));
    if (olderCursor) c.header('x-older-cursor', olderCursor);
    return c.json(messages);
  })
  .post('/projects/:id/contextual-chat', writeOwnProject(), validate('json', sendMessageInput), (c) => {
    const { content, queryType, messageId, replaces } = c.req.valid('json');
    const { userId, plan } = c.var.ctx.viewer;
    // The hidden start is once a project, whatever comes with it.
    const identity =
      content === startMessage ? { clientId: startMessage } : { clientId: messageId ?? newId(), replaces };
    const turn: Turn = { projectId: c.var.project.id, userId, plan, content, queryType, ...identity };
    return passRun(c.var.ctx, c.var.project.id, {
      method: 'POST',
      body: JSON.stringify(turn),
      headers: { accept: c.req.header('accept') ?? 'application/json' },
    });
  })
  .get('/projects/:id/contextual-chat/stream', readOwnProject(), async (c) => {
    await c.var.ctx.read();
    return passRun(c.var.ctx, c.var.project.id, { method: 'GET' });
  })
  .delete('/projects/:id/contextual-chat/stream', writeOwnProject(), validate('query', stopQuery), (c) =>
    passRun(c.var.ctx, c.var.project.id, { method: 'DELETE', query: c.req.valid('query') }),
  )
  .post('/projects/:id/prompts', writeOwnProject(), validate('json', generatePromptInput), async (c) => {
    const { prompt, refusal } = await generatePrompt(c.var.ctx, c.var.project, c.req.valid('json'));
    return prompt ? c.json(prompt, 201) : passOn(refusal);
  });

const passRun = async (...call: Parameters<typeof callRun>) => passOn(await callRun(...call));
