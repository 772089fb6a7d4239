import { waitUntil } from 'cloudflare:workers';
import { AsyncLocalStorage } from 'node:async_hooks';
import { drizzleAdapter } from 'better-auth/adapters/drizzle';
import { APIError, createAuthMiddleware } from 'better-auth/api';
import { betterAuth } from 'better-auth/minimal';
import { genericOAuth } from 'better-auth/plugins/generic-oauth';
import { jwt } from 'better-auth/plugins/jwt';
import { eq } from 'drizzle-orm';
import { minimumPasswordLength } from '#shared/account.ts';
import { accounts, jwks, rateLimits, sessions, users, verifications } from '#worker/platform/auth.table.ts';
import { commonPasswords } from '#worker/platform/content/common-passwords.ts';
import { writeResetMail, writeVerificationMail } from '#worker/platform/content/mails.ts';
import type { Context } from '#worker/platform/context.ts';
import { logError } from '#worker/platform/errors.ts';
import { type Mail, sendMail } from '#worker/platform/mail.ts';
import { newId } from '#worker/platform/schema.ts';

const idTokenMinutes = 15;

/** The request that the library is working for: it is built once for all of them. */
const current = new AsyncLocalStorage<Context>();

function createAuth(context: Context) {
  const { db, settings } = context;
  return betterAuth({
    appName: 'Launchpath',
    basePath: '/api/auth',
    baseURL: settings.BETTER_AUTH_URL || settings.appUrl,
    secret: settings.BETTER_AUTH_SECRET,
    trustedOrigins: settings.origins,
    database: drizzleAdapter(db, {
      provider: 'sqlite',
      schema: {
        user: users,
        session: sessions,
        account: accounts,
        verification: verifications,
        jwks,
        rateLimit: rateLimits,
      },
    }),
    advanced: {
      cookiePrefix: 'launchpath',
      database: { generateId: newId },
      ipAddress: { ipAddressHeaders: ['cf-connecting-ip'] },
      backgroundTasks: { handler: waitUntil },
    },
    emailAndPassword: {
      enabled: true,
      minPasswordLength: minimumPasswordLength,
      revokeSessionsOnPasswordReset: true,
      resetPasswordTokenExpiresIn: 60 * 60,
      onPasswordReset: ({ user }) => voidResetLinks(context, user.id),
      sendResetPassword: async ({ user, token }) =>
        send({ to: user.email, ...writeResetMail(linkTo('/reset-password', token)) }),
    },
    emailVerification: {
      sendOnSignUp: true,
      expiresIn: 24 * 60 * 60,
      sendVerificationEmail: async ({ user, token }) =>
        send({ to: user.email, ...writeVerificationMail(linkTo('/verify-email', token)) }),
    },
    ...(settings.GOOGLE_CLIENT_ID && {
      socialProviders: {
        google: {
          clientId: settings.GOOGLE_CLIENT_ID,
          clientSecret: settings.GOOGLE_CLIENT_SECRET,
          disableImplicitSignUp: true,
          prompt: 'select_account' as const,
        },
      },
    }),
    rateLimit: {
      enabled: true,
      storage: 'database',
      // Sign-in with a password has a limit of its own, by account too: sign-in-limit.ts.
      customRules: {
        '/sign-up/*': { window: 10, max: 20 },
        '/sign-in/social': { window: 10, max: 20 },
        '/sign-in/email': false,
        '/token': false,
      },
    },
    session: { additionalFields: { syncedAt: { type: 'date', required: false, input: false } } },
    // What nobody foresaw is the app's to log and to answer (errors.ts); the library would print the query with what people wrote.
    onAPIError: { errorURL: `${settings.appUrl}/login`, throw: true },
    logger: { level: 'error', log: (_, message, ...details) => logFault(message, details) },
    hooks: {
      before: refuseCommonPasswords,
      after: createAuthMiddleware(async (ctx) => {
        const userId = ctx.context.newSession?.user.id;
        if (ctx.path === '/change-password' && userId) await voidResetLinks(context, userId);
      }),
    },
    plugins: [
      jwt({
        disableSettingJwtHeader: true,
        jwks: { keyPairConfig: { alg: 'ES256' } },
        jwt: {
          issuer: settings.appUrl,
          audience: settings.appUrl,
          expirationTime: `${idTokenMinutes}m`,
          definePayload: ({ user, session }) => ({
            sid: session.id,
            email: user.email,
            name: user.name,
            picture: user.image ?? undefined,
          }),
        },
      }),
      ...(settings.OIDC_ISSUER ? [genericOAuth({ config: [readOidcProvider(settings)] })] : []),
    ],
    telemetry: { enabled: false },
  });

  function send(mail: Mail): Promise<void> {
    return sendMail(current.getStore() ?? context, mail);
  }

  function logFault(message: unknown, details: unknown[]): void {
    const { requestId } = current.getStore() ?? context;
    const thrown = [message, ...details].find((part) => part instanceof Error);
    // Without an error it is a call that was refused; after a colon the library repeats what it was sent.
    const [reason] = String(message).split(':');
    if (thrown) logError('sign_in_fault', requestId, thrown);
    else console.warn(JSON.stringify({ level: 'warn', event: 'sign_in_refused', requestId, reason }));
  }

  function linkTo(path: string, token: string) {
    return `${settings.appUrl}${path}?token=${encodeURIComponent(token)}`;
  }
}

/** A new password ends every reset link that is still on its way: who saw an older mail must not get in by it. */
async function voidResetLinks({ db }: Context, userId: string): Promise<void> {
  await db.delete(verifications).where(eq(verifications.value, userId));
}

/** Any OpenID Connect issuer, for self-hosters' single sign-on. Signing in makes no account: that is for the sign-up page. */
const readOidcProvider = (settings: Context['settings']) => ({
  providerId: 'oidc',
  discoveryUrl: `${settings.OIDC_ISSUER.replace(/\/$/, '')}/.well-known/openid-configuration`,
  clientId: settings.OIDC_CLIENT_ID,
  clientSecret: settings.OIDC_CLIENT_SECRET,
  scopes: ['openid', 'email', 'profile'],
  disableImplicitSignUp: true,
});

/** A new password that everybody tries first is refused, whatever its length. */
const refuseCommonPasswords = createAuthMiddleware(async (ctx) => {
  const password: unknown = ctx.body?.newPassword ?? ctx.body?.password;
  if (!newPasswordPaths.includes(ctx.path) || typeof password !== 'string') return;
  if (!isCommonPassword(password)) return;
  throw new APIError('BAD_REQUEST', {
    code: 'PASSWORD_COMPROMISED',
    message: 'This password is one of the first that others would try. Please choose another.',
  });
});

const newPasswordPaths = ['/sign-up/email', '/reset-password', '/change-password'];
let common: Set<string> | undefined;

function isCommonPassword(password: string): boolean {
  common ??= new Set(commonPasswords.trim().split(/\s+/));
  return common.has(password.toLowerCase());
}

/** What the app uses of better-auth: its HTTP handler, and sign-out for a link. */
type AuthDoor = {
  handler: (request: Request) => Promise<Response>;
  signOut: (headers: Headers) => Promise<Response>;
};

const built = new WeakMap<D1Database, ReturnType<typeof createAuth>>();

/** better-auth on this Worker's D1, built once an isolate: building it per request costs a third of its speed. */
export function openAuth(context: Context): AuthDoor {
  const auth = built.get(context.env.DB) ?? createAuth(context);
  built.set(context.env.DB, auth);
  return {
    handler: (request) => current.run(context, () => auth.handler(request)),
    signOut: (headers) => current.run(context, () => auth.api.signOut({ headers, asResponse: true })),
  };
}
