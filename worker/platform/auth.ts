import { waitUntil } from 'cloudflare:workers';
import { drizzleAdapter } from 'better-auth/adapters/drizzle';
import { betterAuth } from 'better-auth/minimal';
import { jwt } from 'better-auth/plugins/jwt';
import { minimumPasswordLength } from '#shared/account.ts';
import { accounts, jwks, rateLimits, sessions, users, verifications } from '#worker/platform/auth.table.ts';
import type { Context } from '#worker/platform/context.ts';
import { newId } from '#worker/platform/schema.ts';

const idTokenMinutes = 15;

function createAuth({ db, settings }: Context) {
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
    emailAndPassword: { enabled: true, minPasswordLength: minimumPasswordLength, revokeSessionsOnPasswordReset: true },
    rateLimit: {
      enabled: true,
      storage: 'database',
      customRules: { '/sign-up/*': { window: 10, max: 20 }, '/sign-in/*': { window: 10, max: 3 }, '/token': false },
    },
    session: { additionalFields: { syncedAt: { type: 'date', required: false, input: false } } },
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
    ],
    telemetry: { enabled: false },
  });
}

/** What the app uses of better-auth: its HTTP handler, and sign-out for a link. */
type AuthDoor = {
  handler: (request: Request) => Promise<Response>;
  signOut: (headers: Headers) => Promise<Response>;
};

const built = new WeakMap<D1Database, AuthDoor>();

/** better-auth on this Worker's D1, built once an isolate: building it per request costs a third of its speed. */
export function openAuth(context: Context): AuthDoor {
  let door = built.get(context.env.DB);
  if (!door) {
    const auth = createAuth(context);
    door = {
      handler: (request) => auth.handler(request),
      signOut: (headers) => auth.api.signOut({ headers, asResponse: true }),
    };
    built.set(context.env.DB, door);
  }
  return door;
}

/** The paths of better-auth that are open to the world; every other one of its routes answers 404. */
export const publicAuthPaths = [
  'POST /api/auth/sign-up/email',
  'POST /api/auth/sign-in/email',
  'POST /api/auth/sign-out',
  'GET /api/auth/token',
];
