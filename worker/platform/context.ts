import type { SQL } from 'drizzle-orm';
import type { BatchResponse } from 'drizzle-orm/batch';
import { type Db, openDb, type Proof, runBatch, type Statement } from '#worker/platform/db.ts';
import { readSettings, type Settings } from '#worker/platform/settings.ts';

/** What every service needs, whoever calls it: an HTTP route, the model's tool, a daily job. */
export type Context = { env: Env; settings: Settings; db: Db; requestId: string };

/** Who is calling, proven: the session lives, is synced, and belongs to this user. */
export type Viewer = { userId: string; sessionId: string; plan: string; email: string };

/**
 * A context for answering a read. Who is calling is not known yet: the proofs ride in the same batch as the first read
 * (one round trip, DESIGN section 4). `viewerId` is good for conditions only: for a cookie it is a subquery.
 */
export type ReadContext = Context & {
  viewerId: string | SQL;
  /** Holds for the row of the session that the call came with. */
  currentSession: SQL;
  read: <const Statements extends readonly Statement[]>(
    ...statements: Statements
  ) => Promise<BatchResponse<[...Statements]>>;
};

/** A context for a write: every proof has already held. */
export type WriteContext = Context & { viewer: Viewer };

const checked = new WeakMap<object, Settings>();

/**
 * The context of one request or run.
 * @throws {SettingsError} when the Worker's settings are wrong.
 */
export function createContext(env: Env, requestId: string): Context {
  let settings = checked.get(env);
  if (!settings) {
    settings = readSettings(env as unknown as Record<string, unknown>);
    checked.set(env, settings);
  }
  return { env, settings, db: openDb(env.DB), requestId };
}

export function createReadContext(
  context: Context,
  who: { viewerId: ReadContext['viewerId']; currentSession: () => SQL },
  proofs: Proof[],
): ReadContext {
  return {
    ...context,
    viewerId: who.viewerId,
    get currentSession() {
      return who.currentSession();
    },
    read: (...statements) => runBatch(context.db, proofs, statements),
  };
}
