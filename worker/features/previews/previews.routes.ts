import { Hono } from 'hono';
import type { ContentfulStatusCode } from 'hono/utils/http-status';
import type { ErrorBody } from '#shared/errors.ts';
import { openDocument, openMockup, readPreview } from '#worker/features/previews/previews.service.ts';
import { renderFailure } from '#worker/features/previews/previews-page.rules.ts';
import { findOwnProject } from '#worker/features/projects/projects.middleware.ts';
import { toErrorResponse } from '#worker/platform/errors.ts';
import { isolatePage } from '#worker/platform/headers.ts';
import { authenticateRead, type BaseEnv } from '#worker/platform/session.ts';

/** Public: a frame carries no proof but its address. Its failures are pages too, for a person sees them. */
const previewPages = new Hono<BaseEnv>()
  .get('/previews/:token', async (c) => {
    isolatePage(c);
    return c.html(await readPreview(c.get('context'), c.req.param('token'), c.req.header('sec-fetch-dest')));
  })
  .onError(async (error, c) => {
    const answer = toErrorResponse(error, c.get('context').requestId);
    isolatePage(c);
    return c.html(renderFailure(await answer.json<ErrorBody>()), answer.status as ContentfulStatusCode);
  });

export const previewRoutes = new Hono<BaseEnv>()
  .get('/projects/:id/mockup', findOwnProject(), async (c) =>
    c.json({ url: await openMockup(c.var.ctx, c.var.project) }),
  )
  .get('/documents/:id/preview', authenticateRead(), async (c) =>
    c.json({ url: await openDocument(c.var.ctx, c.req.param('id')) }),
  )
  .route('/', previewPages);
