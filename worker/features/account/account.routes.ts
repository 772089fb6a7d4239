import { Hono } from 'hono';
import { deleteAccountInput, emailPreferencesInput } from '#shared/account.ts';
import * as queries from '#worker/features/account/account.queries.ts';
import {
  changeEmailPreferences,
  deleteAccount,
  revokeSession,
  toUserAnswer,
} from '#worker/features/account/account.service.ts';
import { readPicture } from '#worker/features/account/account-picture.service.ts';
import { AppError } from '#worker/platform/errors.ts';
import { authenticateRead, authenticateWrite, type BaseEnv } from '#worker/platform/session.ts';
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
  .put('/user/email-preferences', authenticateWrite(), validate('json', emailPreferencesInput), async (c) => {
    const preferences = c.req.valid('json');
    const stored = await changeEmailPreferences(c.var.ctx, c.var.ctx.viewer.userId, preferences);
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
  .get('/user/export', authenticateRead(), async (c) => {
    const { exportAccount } = await import('#worker/features/account/account-export.service.ts');
    return exportAccount(c.var.ctx);
  })
  .delete('/user', authenticateWrite(), validate('json', deleteAccountInput), async (c) => {
    await deleteAccount(c.var.ctx, c.req.valid('json'));
    return c.body(null, 204);
  });
