import { Hono } from 'hono';
import { deleteAccountInput, emailPreferencesInput, signInInput, syncInput } from '#shared/account.ts';
import * as queries from '#worker/features/account/account.queries.ts';
import { deleteAccount, revokeSession, syncUser, toUserAnswer } from '#worker/features/account/account.service.ts';
import { exportAccount } from '#worker/features/account/account-export.service.ts';
import { readPicture } from '#worker/features/account/account-picture.service.ts';
import { openAuth, publicAuthPaths } from '#worker/platform/auth.ts';
import { AppError } from '#worker/platform/errors.ts';
import { authenticateRead, authenticateWrite, type BaseEnv } from '#worker/platform/session.ts';
import { countSignIn } from '#worker/platform/sign-in-limit.ts';
import { validate } from '#worker/platform/validate.ts';

export const accountRoutes = new Hono<BaseEnv>()
  .get('/auth/user', authenticateRead(), async (c) => {
    const { ctx } = c.var;
    const [[user], passwords] = await ctx.read(
      queries.selectUser(ctx.db, ctx.viewerId),
      queries.selectPasswordAccounts(ctx.db, ctx.viewerId),
    );
    if (!user) throw new AppError('auth.required', 'Please sign in to continue.');
    return c.json(toUserAnswer(user, passwords.length > 0));
  })
  .post('/auth/sync', validate('json', syncInput), async (c) => {
    await syncUser(c.var.context, c.req.valid('json'));
    return c.json({ synced: true });
  })
  .put('/user/email-preferences', authenticateWrite(), validate('json', emailPreferencesInput), async (c) => {
    const preferences = c.req.valid('json');
    const [stored] = await queries.updateEmailPreferences(c.var.ctx.db, c.var.ctx.viewer.userId, preferences);
    return c.json(stored ?? preferences);
  })
  .get('/user/sessions', authenticateRead(), async (c) => {
    const { ctx } = c.var;
    const [sessions] = await ctx.read(queries.selectSessions(ctx.db, ctx.viewerId, ctx.currentSession));
    return c.json(sessions.toSorted((a, b) => b.lastSeenAt.getTime() - a.lastSeenAt.getTime()));
  })
  .delete('/user/sessions/:id', authenticateWrite(), async (c) => {
    await revokeSession(c.var.ctx, c.req.param('id'));
    return c.body(null, 204);
  })
  .get('/user/picture', authenticateRead(), (c) => readPicture(c.var.ctx))
  .get('/user/export', authenticateRead(), (c) => exportAccount(c.var.ctx))
  .delete('/user', authenticateWrite(), validate('json', deleteAccountInput), async (c) => {
    await deleteAccount(c.var.ctx, c.req.valid('json'));
    return c.body(null, 204);
  })
  .get('/logout', async (c) => {
    // A link of another site, one that is only looked at, or a call of a script signs nobody out.
    const isFollowed = (c.req.header('sec-fetch-mode') ?? 'navigate') === 'navigate';
    const isForeign = c.req.header('sec-fetch-site') === 'cross-site';
    if (c.req.method === 'HEAD' || isForeign || !isFollowed) return c.redirect('/');
    const signedOut = await openAuth(c.var.context).signOut(c.req.raw.headers);
    const answer = c.redirect('/');
    for (const cookie of signedOut.headers.getSetCookie()) answer.headers.append('set-cookie', cookie);
    return answer;
  })
  .post('/auth/sign-in/email', validate('json', signInInput), async (c) => {
    const input = c.req.valid('json');
    const forgive = await countSignIn(c.var.context, c.req.header('cf-connecting-ip') ?? '', input.email);
    const { url, method, headers } = c.req.raw;
    const answer = await openAuth(c.var.context).handler(
      new Request(url, { method, headers, body: JSON.stringify(input) }),
    );
    if (answer.ok) await forgive();
    return answer;
  })
  .on(['GET', 'POST'], '/auth/*', (c) => {
    if (!publicAuthPaths.includes(`${c.req.method} ${c.req.path}`)) {
      throw new AppError('route.not_found', 'There is nothing at this address.');
    }
    return openAuth(c.var.context).handler(c.req.raw);
  });
