import { Hono } from 'hono';
import * as queries from '#worker/features/checklists/checklists.queries.ts';
import { readOwnProject } from '#worker/features/projects/projects.middleware.ts';
import type { BaseEnv } from '#worker/platform/session.ts';

export const checklistRoutes = new Hono<BaseEnv>().get('/projects/:id/checklist', readOwnProject(), async (c) => {
  const { ctx, project } = c.var;
  const [items] = await ctx.read(queries.selectChecklist(ctx.db, project.id));
  return c.json(items);
});
