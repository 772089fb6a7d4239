import { Hono } from 'hono';
import { createProjectInput, updateProjectInput } from '#shared/projects.ts';
import { createProjectNotFoundError, writeOwnProject } from '#worker/features/projects/projects.middleware.ts';
import * as queries from '#worker/features/projects/projects.queries.ts';
import {
  createProject,
  deleteProject,
  presentProject,
  updateProject,
} from '#worker/features/projects/projects.service.ts';
import { authenticateRead, authenticateWrite, type BaseEnv } from '#worker/platform/session.ts';
import { validate } from '#worker/platform/validate.ts';

export const projectRoutes = new Hono<BaseEnv>()
  .get('/projects', authenticateRead(), async (c) => {
    const [projects] = await c.var.ctx.read(queries.selectProjects(c.var.ctx.db, c.var.ctx.viewerId));
    return c.json(projects.map(presentProject));
  })
  .post('/projects', authenticateWrite(), validate('json', createProjectInput), async (c) => {
    const { project, isNew } = await createProject(c.var.ctx, c.req.valid('json'));
    return c.json(project, isNew ? 201 : 200);
  })
  .get('/projects/by-slug/:slug', authenticateRead(), async (c) => {
    const { ctx } = c.var;
    const [[project]] = await ctx.read(queries.selectProjectBySlug(ctx.db, ctx.viewerId, c.req.param('slug')));
    if (!project) throw createProjectNotFoundError();
    return c.json(presentProject(project));
  })
  .get('/projects/:id', authenticateRead(), async (c) => {
    const { ctx } = c.var;
    const [[project]] = await ctx.read(queries.selectProject(ctx.db, ctx.viewerId, c.req.param('id')));
    if (!project) throw createProjectNotFoundError();
    return c.json(presentProject(project));
  })
  .put('/projects/:id', writeOwnProject(), validate('json', updateProjectInput), async (c) =>
    c.json(await updateProject(c.var.ctx, c.var.project, c.req.valid('json'))),
  )
  .delete('/projects/:id', writeOwnProject(), async (c) => {
    await deleteProject(c.var.ctx, c.var.project);
    return c.body(null, 204);
  });
