import { cpSync, mkdtempSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** What the app used of the platform since it was asked last. A D1 call is a round trip, whatever the statements in it. */
export type Usage = Record<
  | 'requests'
  | 'reads'
  | 'readMs'
  | 'writes'
  | 'writeMs'
  | 'rowsRead'
  | 'rowsWritten'
  | 'objectCalls'
  | 'objectRowsWritten'
  | 'bodyReads'
  | 'bodyWrites'
  | 'bodyBytes',
  number
>;

/**
 * The app behind counters. A row's price is that of the platform, so its own count is taken: D1's `meta`, below what the query builder
 * calls, and the cursor of a Durable Object's statement; its `put`, `delete` and `setAlarm` are a row each.
 */
const entry = `import app, { ReplyRun as Run, UserLimits as Limits } from './app.js';
const none = () => ({ requests: 0, reads: 0, readMs: 0, writes: 0, writeMs: 0, rowsRead: 0, rowsWritten: 0, objectCalls: 0,
  objectRowsWritten: 0, bodyReads: 0, bodyWrites: 0, bodyBytes: 0 });
let seen = none();
let isWatching = false;
const envs = new WeakMap();

function watchDatabase(database) {
  if (isWatching) return;
  isWatching = true;
  const session = Object.getPrototypeOf(Object.getPrototypeOf(database.alwaysPrimarySession));
  const send = session._sendOrThrow;
  session._sendOrThrow = async function (...values) {
    const began = performance.now();
    const answers = await send.apply(this, values);
    const ms = performance.now() - began;
    const metas = [answers].flat().map(({ meta }) => meta);
    const written = metas.reduce((sum, { rows_written }) => sum + rows_written, 0);
    seen.rowsRead += metas.reduce((sum, { rows_read }) => sum + rows_read, 0);
    seen.rowsWritten += written;
    seen[written > 0 ? 'writes' : 'reads'] += 1;
    seen[written > 0 ? 'writeMs' : 'readMs'] += ms;
    return answers;
  };
}

const watchBodies = (bucket) => ({
  get: (...values) => { seen.bodyReads += 1; return bucket.get(...values); },
  head: (...values) => { seen.bodyReads += 1; return bucket.head(...values); },
  put: (key, body, options) => {
    seen.bodyWrites += 1;
    seen.bodyBytes += new TextEncoder().encode(body).length;
    return bucket.put(key, body, options);
  },
  list: (...values) => { seen.bodyWrites += 1; return bucket.list(...values); },
  delete: (...values) => bucket.delete(...values),
});

const watchObjects = (namespace) => ({
  idFromName: (name) => namespace.idFromName(name),
  get: (id) => {
    const stub = namespace.get(id);
    return new Proxy(stub, { get: (_, name) => (...values) => { seen.objectCalls += 1; return stub[name](...values); } });
  },
});

function watch(env) {
  watchDatabase(env.DB);
  let watched = envs.get(env);
  if (!watched) {
    watched = { ...env, BODIES: watchBodies(env.BODIES), USER_LIMITS: watchObjects(env.USER_LIMITS), REPLY_RUN: watchObjects(env.REPLY_RUN) };
    envs.set(env, watched);
  }
  return watched;
}

function watchStorage({ storage }) {
  for (const name of ['put', 'delete', 'setAlarm']) {
    const call = storage[name].bind(storage);
    storage[name] = (...values) => { seen.objectRowsWritten += 1; return call(...values); };
  }
  const { sql } = storage;
  const exec = sql.exec.bind(sql);
  sql.exec = (...values) => {
    const cursor = exec(...values);
    seen.objectRowsWritten += cursor.rowsWritten;
    return cursor;
  };
}

const watched = (Base) => class extends Base {
  constructor(state, env) {
    watchStorage(state);
    super(state, watch(env));
  }
  alarm() {
    seen.objectCalls += 1;
    return super.alarm();
  }
};
export class ReplyRun extends watched(Run) {}
export class UserLimits extends watched(Limits) {
  beginDay() {
    this.ctx.storage.sql.exec('DELETE FROM charges');
  }
}

export default {
  fetch(request, env, context) {
    const { pathname, searchParams } = new URL(request.url);
    if (pathname === '/bench/used') {
      const used = seen;
      seen = none();
      return Response.json(used);
    }
    if (pathname === '/bench/new-day') {
      const limits = env.USER_LIMITS;
      return limits.get(limits.idFromName(searchParams.get('user'))).beginDay().then(() => new Response('so be it'));
    }
    seen.requests += 1;
    return app.fetch(request, watch(env), context);
  },
};
`;

/** Puts the counters before a built Worker. @returns the folder of its modules, which goes with this process. */
export function meterWorker(built: string): string {
  const folder = mkdtempSync(join(tmpdir(), 'launchpath-metered-'));
  process.once('exit', () => rmSync(folder, { recursive: true, force: true }));
  cpSync(built, folder, { recursive: true });
  renameSync(join(folder, 'index.js'), join(folder, 'app.js'));
  writeFileSync(join(folder, 'index.js'), entry);
  return folder;
}

/** Runs something against such an app. @returns what it used of the platform, and what it came to. */
export async function countUsage<Result>(url: string, action: () => Promise<Result>) {
  const take = async () => (await (await fetch(`${url}/bench/used`)).json()) as Usage;
  await take();
  const result = await action();
  return { usage: await take(), result };
}

/** Gives a user the whole allowance of the day again. */
export const beginDay = (url: string, userId: string) => fetch(`${url}/bench/new-day?user=${userId}`);
