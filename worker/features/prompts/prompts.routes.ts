import { Hono } from 'hono';
import { etag } from 'hono/etag';
import { readOwnProject } from '#worker/features/projects/projects.middleware.ts';
import * as queries from '#worker/features/prompts/prompts.queries.ts';
import { createPromptNotFoundError, readPrompt } from '#worker/features/prompts/prompts.service.ts';
import { markImmutable } from '#worker/platform/headers.ts';
import { authenticateRead, type BaseEnv } from '#worker/platform/session.ts';

export const promptRoutes = new Hono<BaseEnv>()
  .get('/projects/:projectId/prompts', readOwnProject(), async (c) => {
    const { ctx, project } = c.var;
    const [prompts] = await ctx.read(queries.selectPrompts(ctx.db, project.id));
    return c.json(prompts);
  })
  .get('/projects/:projectId/prompts/:title/versions', readOwnProject(), async (c) => {
    const { ctx, project } = c.var;
    const [versions] = await ctx.read(queries.selectPromptVersions(ctx.db, project.id, c.req.param('title')));
    if (versions.length === 0) throw createPromptNotFoundError();
    return c.json({ versions });
  })
  .get('/prompts/:id', etag(), authenticateRead(), async (c) => {
    const prompt = await readPrompt(c.var.ctx, c.req.param('id'));
    markImmutable(c, prompt.id);
    return c.json(prompt);
  });
