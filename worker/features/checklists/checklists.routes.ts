import { Hono } from 'hono';
import { setTaskStatusInput } from '#shared/checklists.ts';
import * as queries from '#worker/features/checklists/checklists.queries.ts';
import { setTaskStatus } from '#worker/features/checklists/checklists.service.ts';
import { findOwnProject, writeOwnProject } from '#worker/features/projects/projects.middleware.ts';
import type { BaseEnv } from '#worker/platform/session.ts';
import { validate } from '#worker/platform/validate.ts';

export const checklistRoutes = new Hono<BaseEnv>()
  .get('/projects/:id/checklist', findOwnProject(), async (c) => {
    const { ctx, project } = c.var;
    const [items] = await ctx.read(queries.selectChecklist(ctx.db, project.id));
    return c.json(items);
  })
  .get('/projects/:projectId/task-statuses', findOwnProject(), async (c) => {
    const { ctx, project } = c.var;
    const [records] = await ctx.read(queries.selectTaskRecords(ctx.db, project.id));
    return c.json(records);
  })
  .put(
    '/projects/:projectId/task-statuses/:taskId',
    writeOwnProject(),
    validate('json', setTaskStatusInput),
    async (c) => {
      const { ctx, project } = c.var;
      return c.json(await setTaskStatus(ctx, project, ctx.viewer, c.req.param('taskId'), c.req.valid('json')));
    },
  )
  .get('/projects/:projectId/progress-history', findOwnProject(), async (c) => {
    const { ctx, project } = c.var;
    const [history] = await ctx.read(queries.selectProgressHistory(ctx.db, project.id));
    return c.json(history);
  });
