import { Hono, type Context as HonoContext } from 'hono';
import {
  changePasswordInput,
  emailInput,
  resetPasswordInput,
  signInInput,
  signOutInput,
  signUpInput,
  socialSignInInput,
  syncInput,
} from '#shared/account.ts';
import { clearHalfMadeAccount, syncUser } from '#worker/features/account/account.service.ts';
import { openAuth } from '#worker/platform/auth-door.ts';
import type { BaseEnv } from '#worker/platform/session.ts';
import { countSignIn } from '#worker/platform/sign-in-limit.ts';
import { validate } from '#worker/platform/validate.ts';

/** The doors of the sign-in library that are open to the world; it has many more, none of which is a route of ours. */
export const signInRoutes = new Hono<BaseEnv>()
  .post('/auth/sync', validate('json', syncInput), async (c) => {
    await syncUser(c.var.context, c.req.valid('json'));
    return c.json({ synced: true });
  })
  .post('/auth/sign-in/email', validate('json', signInInput), async (c) => {
    const input = c.req.valid('json');
    const forgive = await countSignIn(c.var.context, c.req.header('cf-connecting-ip') ?? '', input.email);
    const answer = await passOn(c, input);
    if (answer.ok) await forgive();
    return answer;
  })
  .post('/auth/sign-up/email', validate('json', signUpInput), async (c) => {
    const input = c.req.valid('json');
    await clearHalfMadeAccount(c.var.context, input.email);
    return passOn(c, input);
  })
  .post('/auth/sign-in/social', validate('json', socialSignInInput), (c) => passOn(c, c.req.valid('json')))
  .post('/auth/sign-out', validate('json', signOutInput), (c) => passOn(c, c.req.valid('json')))
  .post('/auth/request-password-reset', validate('json', emailInput), (c) => passOn(c, c.req.valid('json')))
  .post('/auth/reset-password', validate('json', resetPasswordInput), (c) => passOn(c, c.req.valid('json')))
  .post('/auth/change-password', validate('json', changePasswordInput), (c) => passOn(c, c.req.valid('json')))
  .post('/auth/send-verification-email', validate('json', emailInput), (c) => passOn(c, c.req.valid('json')))
  .on('GET', ['/auth/token', '/auth/verify-email', '/auth/callback/google', '/auth/callback/oidc'], async (c) =>
    (await openAuth(c.var.context)).handler(c.req.raw),
  )
  .get('/logout', async (c) => {
    // A link of another site, one that is only looked at, or a call of a script signs nobody out.
    const isFollowed = (c.req.header('sec-fetch-mode') ?? 'navigate') === 'navigate';
    const isForeign = c.req.header('sec-fetch-site') === 'cross-site';
    if (c.req.method === 'HEAD' || isForeign || !isFollowed) return c.redirect('/');
    const auth = await openAuth(c.var.context);
    const signedOut = await auth.signOut(c.req.raw.headers);
    const answer = c.redirect('/');
    for (const cookie of signedOut.headers.getSetCookie()) answer.headers.append('set-cookie', cookie);
    return answer;
  });

/** Hands a call to the library with what was checked of its body, and nothing else. */
async function passOn(c: HonoContext<BaseEnv>, body: object): Promise<Response> {
  const { url, method, headers } = c.req.raw;
  const auth = await openAuth(c.get('context'));
  return auth.handler(new Request(url, { method, headers, body: JSON.stringify(body) }));
}
