import { Hono } from 'hono';
import { emailPreferencesInput, syncInput } from '#shared/account.ts';
import * as queries from '#worker/features/account/account.queries.ts';
import { syncUser, toUserAnswer } from '#worker/features/account/account.service.ts';
import { openAuth, publicAuthPaths } from '#worker/platform/auth.ts';
import { AppError } from '#worker/platform/errors.ts';
import { authenticateRead, authenticateWrite, type BaseEnv } from '#worker/platform/session.ts';
import { validate } from '#worker/platform/validate.ts';

export const accountRoutes = new Hono<BaseEnv>()
  .get('/auth/user', authenticateRead(), async (c) => {
    const [[user]] = await c.var.ctx.read(queries.selectUser(c.var.ctx.db, c.var.ctx.viewerId));
    if (!user) throw new AppError('auth.required', 'Please sign in to continue.');
    return c.json(toUserAnswer(user));
  })
  .post('/auth/sync', validate('json', syncInput), async (c) => {
    await syncUser(c.var.context, c.req.valid('json'));
    return c.json({ synced: true });
  })
  .put('/user/email-preferences', authenticateWrite(), validate('json', emailPreferencesInput), async (c) => {
    const preferences = c.req.valid('json');
    await queries.updateEmailPreferences(c.var.ctx.db, c.var.ctx.viewer.userId, preferences);
    return c.json(preferences);
  })
  .get('/logout', async (c) => {
    if (c.req.method === 'HEAD') return c.redirect('/');
    const signedOut = await openAuth(c.var.context).signOut(c.req.raw.headers);
    const answer = c.redirect('/');
    for (const cookie of signedOut.headers.getSetCookie()) answer.headers.append('set-cookie', cookie);
    return answer;
  })
  .on(['GET', 'POST'], '/auth/*', (c) => {
    if (!publicAuthPaths.includes(`${c.req.method} ${c.req.path}`)) {
      throw new AppError('route.not_found', 'There is nothing at this address.');
    }
    return openAuth(c.var.context).handler(c.req.raw);
  });
