import { errors, importJWK, type JWTVerifyGetKey, jwtVerify } from 'jose';
import { jwks } from '#worker/platform/auth.table.ts';
import type { Context } from '#worker/platform/context.ts';
import { AppError } from '#worker/platform/errors.ts';

const algorithm = 'ES256';
/** A stranger who invents key ids must not cause a query each time. */
const reloadPauseMs = 1_000;

/** So many verified tokens are remembered until they expire: nothing else that the signature says can change. */
const mostVerified = 1_000;

type Claims = { userId: string; sessionId: string; email: string };
type KeyCache = {
  keys: Map<string, Awaited<ReturnType<typeof importJWK>>>;
  loadedAt: number;
  verified: Map<string, { claims: Claims; expiresAt: number }>;
};
const caches = new WeakMap<D1Database, KeyCache>();

async function loadKeys({ db }: Context): Promise<KeyCache> {
  const rows = await db.select({ id: jwks.id, publicKey: jwks.publicKey }).from(jwks);
  const entries = await Promise.all(
    rows.map(async (row) => [row.id, await importJWK(JSON.parse(row.publicKey), algorithm)] as const),
  );
  return { keys: new Map(entries), loadedAt: Date.now(), verified: new Map() };
}

function keyFinder(context: Context): JWTVerifyGetKey {
  return async ({ kid }) => {
    let cache = caches.get(context.env.DB);
    if (!cache || (!cache.keys.has(kid ?? '') && Date.now() - cache.loadedAt > reloadPauseMs)) {
      cache = await loadKeys(context);
      caches.set(context.env.DB, cache);
    }
    const key = cache.keys.get(kid ?? '');
    if (!key) throw new errors.JWKSNoMatchingKey();
    return key;
  };
}

/**
 * Verifies an ID token: signature, algorithm, issuer, audience, expiry (DESIGN section 4). Whether its session still lives is
 * the caller's proof to make.
 * @throws {AppError} auth.invalid_token
 */
export async function verifyIdToken(context: Context, token: string): Promise<Claims> {
  const { appUrl } = context.settings;
  const name = `${appUrl} ${token}`;
  const known = caches.get(context.env.DB)?.verified.get(name);
  if (known && Date.now() < known.expiresAt) return known.claims;
  const { payload } = await jwtVerify(token, keyFinder(context), {
    algorithms: [algorithm],
    issuer: appUrl,
    audience: appUrl,
    requiredClaims: ['sub', 'sid', 'exp', 'email'],
  }).catch((error) => {
    // A database that does not answer is no reason to sign anybody out.
    if (!(error instanceof errors.JOSEError)) throw error;
    throw new AppError('auth.invalid_token', 'Your sign-in has expired. Please sign in again.');
  });
  const claims = { userId: String(payload.sub), sessionId: String(payload.sid), email: String(payload.email) };
  remember(context, name, { claims, expiresAt: Number(payload.exp) * 1_000 });
  return claims;
}

/** The oldest goes when there are too many. */
function remember({ env }: Context, name: string, token: { claims: Claims; expiresAt: number }): void {
  const verified = caches.get(env.DB)?.verified;
  verified?.set(name, token);
  const [oldest] = verified && verified.size > mostVerified ? verified.keys() : [];
  if (oldest) verified?.delete(oldest);
}
