import { readdirSync, readFileSync } from 'node:fs';
import { DatabaseSync, type SQLInputValue } from 'node:sqlite';
import { eq } from 'drizzle-orm';
import { ReplyRun } from '#worker/features/chat/chat.object.ts';
import type { documents } from '#worker/features/documents/documents.table.ts';
import { projects } from '#worker/features/projects/projects.table.ts';
import type { prompts } from '#worker/features/prompts/prompts.table.ts';
import { users } from '#worker/platform/auth.table.ts';
import { createContext } from '#worker/platform/context.ts';
import { getText } from '#worker/platform/objects.ts';

const userId = 'evaluation';
const secret = 'only-for-the-evaluation-nobody-signs-in-here';

/**
 * What the Worker is bound to, in this process: D1 on Node's own SQLite with the real migrations, R2 as a map, an allowance that
 * never ends, and the real `ReplyRun`. One a project, so that ideas can be talked about side by side.
 * @returns the bindings, and how a turn is sent to the project's `ReplyRun`.
 */
export async function openPlatform({ id, name, description }: { id: string; name: string; description: string }) {
  const { AI_PROVIDER = 'guide', AI_MODEL = '', AI_BASE_URL = '', AI_API_KEY = '' } = process.env;
  const env = {
    DB: openD1(openDatabase()),
    BODIES: openBucket(),
    USER_LIMITS: openNamespace({
      reserve: async () => ({ granted: true, state: 'held', used: 1 }),
      commit: async () => {},
      release: async () => {},
    }),
    AI_PROVIDER,
    // A fault of the model is to be seen, not covered by the guide.
    AI_FALLBACK: 'none',
    // Nobody reads along.
    GUIDE_PACE: '0',
    AI_MODEL,
    AI_BASE_URL,
    AI_API_KEY,
    BETTER_AUTH_SECRET: secret,
  } as unknown as Parameters<typeof createContext>[0];
  const context = createContext(env, id);
  await context.db.insert(users).values({ id: userId, email: 'evaluation@example.com', plan: 'pro' });
  await context.db.insert(projects).values({ id, userId, name, slug: id, description });
  const run = new ReplyRun({ storage: openStorage() } as unknown as DurableObjectState, env);
  const send = (turn: object) =>
    run.fetch(
      new Request('https://reply-run/', {
        method: 'POST',
        body: JSON.stringify({ projectId: id, userId, plan: 'pro', ...turn }),
      }) as never,
    );
  /** The text of a saved version. */
  const readBody = async (table: typeof documents | typeof prompts, versionId: string) => {
    const [row] = await context.db.select({ key: table.objectStorageKey }).from(table).where(eq(table.id, versionId));
    return (row && (await getText(env.BODIES, row.key))) ?? '';
  };
  return { send, readBody };
}

function openDatabase(): DatabaseSync {
  const database = new DatabaseSync(':memory:');
  const folder = new URL('../migrations/', import.meta.url);
  for (const file of readdirSync(folder)
    .filter((name) => name.endsWith('.sql'))
    .sort())
    database.exec(readFileSync(new URL(file, folder), 'utf8'));
  return database;
}

type Prepared = { rows: () => unknown[]; arrays: () => unknown[] };

/** The part of D1 that the product uses; a batch is one transaction, as it is there. */
function openD1(database: DatabaseSync) {
  const toResult = (results: unknown[]) => ({ results, success: true, meta: {} });
  const bind = (sql: string, values: SQLInputValue[]) => {
    const read = (asArrays: boolean) => {
      const statement = database.prepare(sql);
      statement.setReturnArrays(asArrays);
      return statement.all(...values);
    };
    const prepared: Prepared = { rows: () => read(false), arrays: () => read(true) };
    return {
      ...prepared,
      bind: (...given: SQLInputValue[]) => bind(sql, given),
      all: async () => toResult(prepared.rows()),
      run: async () => toResult(prepared.rows()),
      raw: async () => prepared.arrays(),
      first: async () => prepared.rows()[0] ?? null,
    };
  };
  return {
    prepare: (sql: string) => bind(sql, []),
    batch: async (statements: Prepared[]) => {
      database.exec('begin');
      try {
        const results = statements.map(({ rows }) => toResult(rows()));
        database.exec('commit');
        return results;
      } catch (error) {
        database.exec('rollback');
        throw error;
      }
    },
  };
}

function openBucket() {
  const bodies = new Map<string, string>();
  return {
    put: async (key: string, text: string) => {
      if (!bodies.has(key)) bodies.set(key, text);
    },
    get: async (key: string) => {
      const text = bodies.get(key);
      return text === undefined ? null : { text: async () => text };
    },
    delete: async (keys: string | string[]) => {
      for (const key of [keys].flat()) bodies.delete(key);
    },
  };
}

function openStorage() {
  const kept = new Map<string, unknown>();
  return {
    get: async (key: string) => kept.get(key),
    put: async (key: string, value: unknown) => {
      kept.set(key, value);
    },
    delete: async (key: string) => kept.delete(key),
    deleteAll: async () => kept.clear(),
    setAlarm: async () => {},
    sync: async () => {},
    deleteAlarm: async () => {},
  };
}

const openNamespace = (object: object) => ({ idFromName: (name: string) => name, get: () => object });
