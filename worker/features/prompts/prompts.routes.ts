import { Hono } from 'hono';
import { etag } from 'hono/etag';
import { findOwnProject, readOwnProject, writeOwnProject } from '#worker/features/projects/projects.middleware.ts';
import * as queries from '#worker/features/prompts/prompts.queries.ts';
import {
  createPromptNotFoundError,
  markPromptUsed,
  organizePrompts,
  readPrompt,
  readPromptBodies,
} from '#worker/features/prompts/prompts.service.ts';
import { answerBodies } from '#worker/platform/bodies.ts';
import { markImmutable } from '#worker/platform/headers.ts';
import { authenticateRead, authenticateWrite, type BaseEnv } from '#worker/platform/session.ts';

export const promptRoutes = new Hono<BaseEnv>()
  .get('/projects/:projectId/prompts', findOwnProject(), async (c) => {
    const { ctx, project } = c.var;
    const [prompts] = await ctx.read(queries.selectPrompts(ctx.db, project.id));
    return c.json(prompts);
  })
  .get('/projects/:projectId/prompts/bodies', readOwnProject(), async (c) =>
    answerBodies(c, await readPromptBodies(c.var.ctx, c.var.project)),
  )
  .get('/projects/:projectId/prompts/:title/versions', findOwnProject(), async (c) => {
    const { ctx, project } = c.var;
    const [versions] = await ctx.read(queries.selectPromptVersions(ctx.db, project.id, c.req.param('title')));
    if (versions.length === 0) throw createPromptNotFoundError();
    return c.json({ versions });
  })
  .get('/prompts/:id', etag(), authenticateRead(), async (c) => {
    const prompt = await readPrompt(c.var.ctx, c.req.param('id'));
    // Its text never changes, but it can be marked as used and put under a step.
    markImmutable(c, `${prompt.id}-${prompt.usedAt?.getTime() ?? 0}-${prompt.stepNumber ?? 0}`);
    return c.json(prompt);
  })
  .put('/prompts/:id/use', authenticateWrite(), async (c) => c.json(await markPromptUsed(c.var.ctx, c.req.param('id'))))
  .post('/prompts/organize-prompts/:projectId', writeOwnProject(), async (c) =>
    c.json(await organizePrompts(c.var.ctx, c.var.project)),
  );
