import { Hono } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { every } from 'hono/combine';
import { HTTPException } from 'hono/http-exception';
import { PatternRouter } from 'hono/router/pattern-router';
import { accountRoutes } from '#worker/features/account/account.routes.ts';
import { signInRoutes } from '#worker/features/account/account-sign-in.routes.ts';
import { billingRoutes } from '#worker/features/billing/billing.routes.ts';
import { chatRoutes } from '#worker/features/chat/chat.routes.ts';
import { checkInRoutes } from '#worker/features/checkins/checkins.routes.ts';
import { checkInMailRoutes } from '#worker/features/checkins/checkins-mails.routes.ts';
import { checklistRoutes } from '#worker/features/checklists/checklists.routes.ts';
import { documentRoutes } from '#worker/features/documents/documents.routes.ts';
import { previewRoutes } from '#worker/features/previews/previews.routes.ts';
import { projectRoutes } from '#worker/features/projects/projects.routes.ts';
import { promptRoutes } from '#worker/features/prompts/prompts.routes.ts';
import { usageRoutes } from '#worker/features/usage/usage.routes.ts';
import { configRoutes } from '#worker/platform/config.routes.ts';
import { createContext } from '#worker/platform/context.ts';
import { AppError, toErrorResponse } from '#worker/platform/errors.ts';
import { setSecurityHeaders } from '#worker/platform/headers.ts';
import { healthRoutes } from '#worker/platform/health.routes.ts';
import { isRead, refuseOtherSites } from '#worker/platform/own-pages.ts';
import { newId } from '#worker/platform/schema.ts';
import type { BaseEnv } from '#worker/platform/session.ts';
import { requireJson } from '#worker/platform/validate.ts';

const maximumBodyBytes = 1024 * 1024;

const checkWrite = every(
  refuseOtherSites(),
  bodyLimit({
    maxSize: maximumBodyBytes,
    onError: () => {
      throw new AppError('request.too_large', 'This is more than 1 MB. Please send less at once.');
    },
  }),
  requireJson(),
);

/** The whole API. Middleware runs in this order; a feature's routes are found in `features/<feature>/<feature>.routes.ts`. */
export const api = new Hono<BaseEnv>({ router: new PatternRouter() })
  .use(setSecurityHeaders())
  .basePath('/api')
  .use(async (c, next) => {
    c.set('context', createContext(c.env, newId()));
    await next();
    // Not c.header(): that would make the answer anew, as a stream.
    c.res.headers.set('x-request-id', c.get('context').requestId);
  })
  // Mail programs call these too: no origin, a form. What proves who is meant is the link, so they stand before the check of writes.
  .route('/', checkInMailRoutes)
  .use((c, next) => (isRead(c.req.method) ? next() : checkWrite(c, next)))
  .route('/', configRoutes)
  .route('/', healthRoutes)
  .route('/', signInRoutes)
  .route('/', accountRoutes)
  .route('/', projectRoutes)
  .route('/', chatRoutes)
  .route('/', checkInRoutes)
  .route('/', checklistRoutes)
  .route('/', documentRoutes)
  .route('/', promptRoutes)
  .route('/', previewRoutes)
  .route('/', usageRoutes)
  .route('/', billingRoutes)
  .notFound((c) =>
    toErrorResponse(
      new AppError('route.not_found', 'There is nothing at this address.'),
      requestIdOf(c.get('context')),
    ),
  )
  .onError((error, c) => {
    const isMalformedJson = error instanceof HTTPException && error.status === 400;
    const known = isMalformedJson ? new AppError('request.not_json', 'The body is not valid JSON.') : error;
    return toErrorResponse(known, requestIdOf(c.get('context')));
  });

/** Before the context exists, only broken settings can fail. */
const requestIdOf = (context: { requestId: string } | undefined) => context?.requestId ?? newId();

export type Api = typeof api;
