import { Hono } from 'hono';
import { etag } from 'hono/etag';
import * as queries from '#worker/features/documents/documents.queries.ts';
import { createDocumentNotFoundError, readDocument } from '#worker/features/documents/documents.service.ts';
import { readOwnProject } from '#worker/features/projects/projects.middleware.ts';
import { markImmutable } from '#worker/platform/headers.ts';
import { authenticateRead, type BaseEnv } from '#worker/platform/session.ts';

export const documentRoutes = new Hono<BaseEnv>()
  .get('/projects/:projectId/documents', readOwnProject(), async (c) => {
    const { ctx, project } = c.var;
    const [documents] = await ctx.read(queries.selectDocuments(ctx.db, project.id));
    return c.json(documents);
  })
  .get('/projects/:projectId/documents/:title/versions', readOwnProject(), async (c) => {
    const { ctx, project } = c.var;
    const [versions] = await ctx.read(queries.selectDocumentVersions(ctx.db, project.id, c.req.param('title')));
    if (versions.length === 0) throw createDocumentNotFoundError();
    return c.json({ versions });
  })
  .get('/documents/:id', etag(), authenticateRead(), async (c) => {
    const document = await readDocument(c.var.ctx, c.req.param('id'));
    markImmutable(c, document.id);
    return c.json(document);
  });
