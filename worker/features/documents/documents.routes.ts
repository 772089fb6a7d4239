import { Hono } from 'hono';
import { etag } from 'hono/etag';
import { saveDocumentInput } from '#shared/documents.ts';
import * as queries from '#worker/features/documents/documents.queries.ts';
import {
  createDocument,
  createDocumentNotFoundError,
  readDocument,
  readDocumentBodies,
} from '#worker/features/documents/documents.service.ts';
import { findOwnProject, readOwnProject, writeOwnProject } from '#worker/features/projects/projects.middleware.ts';
import { answerBodies } from '#worker/platform/bodies.ts';
import { markImmutable } from '#worker/platform/headers.ts';
import { authenticateRead, type BaseEnv } from '#worker/platform/session.ts';
import { validate } from '#worker/platform/validate.ts';

export const documentRoutes = new Hono<BaseEnv>()
  .get('/projects/:projectId/documents', findOwnProject(), async (c) => {
    const { ctx, project } = c.var;
    const [documents] = await ctx.read(queries.selectDocuments(ctx.db, project.id));
    return c.json(documents);
  })
  .post('/projects/:projectId/documents', writeOwnProject(), validate('json', saveDocumentInput), async (c) =>
    c.json(await createDocument(c.var.ctx, c.var.project, c.req.valid('json')), 201),
  )
  .get('/projects/:projectId/documents/bodies', readOwnProject(), async (c) =>
    answerBodies(c, await readDocumentBodies(c.var.ctx, c.var.project)),
  )
  .get('/projects/:projectId/documents/:title/versions', findOwnProject(), async (c) => {
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
