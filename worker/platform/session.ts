import { and, eq, type SQL, sql } from 'drizzle-orm';
import type { Context as HonoContext, MiddlewareHandler } from 'hono';
import { getSignedCookie } from 'hono/cookie';
import { sessions, users } from '#worker/platform/auth.table.ts';
import {
  type Context,
  createReadContext,
  type ReadContext,
  type Viewer,
  type WriteContext,
} from '#worker/platform/context.ts';
import { type Db, type Proof, runBatch, type Statement } from '#worker/platform/db.ts';
import { AppError } from '#worker/platform/errors.ts';
import { verifyIdToken } from '#worker/platform/id-token.ts';
import { keepStatement } from '#worker/platform/kept-statement.ts';
import { requireOwnOrigin } from '#worker/platform/own-pages.ts';

/** Every request has a Context; what a route's own middleware adds is typed where it is added. */
export type BaseEnv = { Bindings: Env; Variables: { context: Context } };
export type ReadEnv = { Bindings: Env; Variables: { context: Context; ctx: ReadContext } };
export type WriteEnv = { Bindings: Env; Variables: { context: Context; ctx: WriteContext } };

/** Who somebody says to be; `session` finds out whether that is so. */
type Credential = { viewerId: string | SQL; currentSession: () => SQL; session: Statement; isCookie: boolean };

const cookieName = 'launchpath.session_token';

/** The bearer ID token, or the session cookie when there is none (DESIGN section 4). */
async function readCredential(c: HonoContext<BaseEnv>): Promise<Credential> {
  const context = c.get('context');
  const now = Date.now();
  const bearer = /^Bearer\s+(\S+)$/i.exec(c.req.header('authorization') ?? '')?.[1];
  if (bearer) {
    const { userId, sessionId } = await verifyIdToken(context, bearer);
    return {
      viewerId: userId,
      currentSession: () => sql`${sessions.id} = ${sessionId} and ${sessions.userId} = ${userId}`,
      session: selectSessionById(context.db, sessionId, userId, now),
      isCookie: false,
    };
  }
  const secret = context.settings.BETTER_AUTH_SECRET;
  const isSecure = (context.settings.BETTER_AUTH_URL || context.settings.appUrl).startsWith('https:');
  const token = await getSignedCookie(c, secret, cookieName, isSecure ? 'secure' : undefined);
  if (!token) throw createSignInError();
  const viewerId = sql`(select ${sessions.userId} from ${sessions} where ${sessions.token} = ${token} and ${sessions.expiresAt} > ${now})`;
  const session = selectSessionByToken(context.db, token, now);
  return { viewerId, currentSession: () => eq(sessions.token, token), session, isCookie: true };
}

const selectSession = (db: Db, which: SQL | undefined, now: number) =>
  db
    .select({
      sessionId: sessions.id,
      userId: sessions.userId,
      syncedAt: sessions.syncedAt,
      plan: users.plan,
      email: users.email,
    })
    .from(sessions)
    .innerJoin(users, eq(users.id, sessions.userId))
    .where(and(which, sql`${sessions.expiresAt} > ${now}`));

const selectSessionById = keepStatement((db, id: string, userId: string, now: number) =>
  selectSession(db, and(eq(sessions.id, id), eq(sessions.userId, userId)), now),
);

const selectSessionByToken = keepStatement((db, token: string, now: number) =>
  selectSession(db, eq(sessions.token, token), now),
);

const createSignInError = () => new AppError('auth.required', 'Please sign in to continue.');

type SessionRow = Viewer & { syncedAt: Date | null };

/** Proves that the session lives and is synced; `onFound` receives who it is. */
function createSessionProof({ session }: Credential, onFound: (row: SessionRow) => void = () => {}): Proof {
  return {
    statement: session,
    check: ([row]) => {
      if (!row) throw createSignInError();
      const found = row as SessionRow;
      if (!found.syncedAt) {
        throw new AppError('auth.not_synced', 'Your sign-in is not complete yet. Please reload the page.');
      }
      onFound(found);
    },
  };
}

/** A route's own proof, for example that a project is the viewer's. It runs in the same batch as the session's. */
export type ProofMaker<E extends BaseEnv> = (c: HonoContext<E>, viewerId: string | SQL) => Proof;

/** For GET: proofs wait for the first read and ride in its batch. `c.var.ctx` is a ReadContext. */
export function authenticateRead(makeProof?: ProofMaker<BaseEnv>): MiddlewareHandler<ReadEnv> {
  return async (c, next) => {
    const base = c as unknown as HonoContext<BaseEnv>;
    const context = base.get('context');
    const credential = await readCredential(base);
    const proofs = [createSessionProof(credential)];
    if (makeProof) proofs.push(makeProof(base, credential.viewerId));
    c.set('ctx', createReadContext(context, credential, proofs));
    await next();
  };
}

/** For writes: proofs are checked first, in one round trip. `c.var.ctx` is a WriteContext. */
export function authenticateWrite(makeProof?: ProofMaker<BaseEnv>): MiddlewareHandler<WriteEnv> {
  return async (c, next) => {
    const base = c as unknown as HonoContext<BaseEnv>;
    const context = base.get('context');
    const credential = await readCredential(base);
    if (credential.isCookie) requireOwnOrigin(base);
    let viewer: Viewer | undefined;
    const proofs = [
      createSessionProof(credential, (row) => {
        viewer = row;
      }),
    ];
    if (makeProof) proofs.push(makeProof(base, credential.viewerId));
    await runBatch(context.db, proofs, []);
    if (!viewer) throw createSignInError();
    c.set('ctx', { ...context, viewer });
    await next();
  };
}
