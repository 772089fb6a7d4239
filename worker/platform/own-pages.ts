import type { Context, MiddlewareHandler } from 'hono';
import { AppError } from '#worker/platform/errors.ts';
import type { BaseEnv } from '#worker/platform/session.ts';

/** A read changes nothing, and nothing looks at a body of it. */
export const isRead = (method: string) => method === 'GET' || method === 'HEAD';

/**
 * Refuses what a page of another site sends to change something, whatever proof comes with it. A browser names the page's origin, or at
 * least that it is foreign; what names neither is no browser. @throws {AppError} request.forbidden_origin
 */
export function refuseOtherSites(): MiddlewareHandler<BaseEnv> {
  return async (c, next) => {
    const site = c.req.header('sec-fetch-site') ?? 'none';
    const isForeign = c.req.header('origin') ? !isOwnOrigin(c) : site === 'cross-site' || site === 'same-site';
    if (isForeign && !isRead(c.req.method)) throw createForeignError();
    await next();
  };
}

/** A cookie alone is good for a write only with the app's own Origin (DESIGN section 4). @throws {AppError} request.forbidden_origin */
export function requireOwnOrigin(c: Context<BaseEnv>): void {
  if (!isOwnOrigin(c)) throw createForeignError();
}

const isOwnOrigin = (c: Context<BaseEnv>) => c.get('context').settings.origins.includes(c.req.header('origin') ?? '');

const createForeignError = () =>
  new AppError('request.forbidden_origin', 'This request did not come from the app itself.');
