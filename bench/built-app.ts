import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readD1Migrations } from '@cloudflare/vitest-plugin';
import { convertV4MiniflareOptions, Miniflare } from 'miniflare';
import { unstable_readConfig as readConfig } from 'wrangler';

const config = readConfig({ config: 'wrangler.toml' });

/** The address that the app takes for its own; the socket's is another. */
export const appUrl = 'http://localhost:8787';

/** Builds the Worker as a deployment does. @returns its one script. */
export function buildWorker(): string {
  const folder = mkdtempSync(join(tmpdir(), 'launchpath-bench-'));
  try {
    execFileSync('node_modules/.bin/wrangler', ['deploy', '--dry-run', '--minify', '--outdir', folder], {
      stdio: 'pipe',
      env: { ...process.env, WRANGLER_SEND_METRICS: 'false', CI: 'true' },
    });
    return readFileSync(join(folder, 'index.js'), 'utf8');
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/**
 * Starts the built Worker in a workerd of its own, reached by a socket without a proxy between, with all migrations: on an empty
 * database, or on what is kept in `folder` since it was started there before.
 * @returns its address and the way to its database; it stops when it is disposed.
 */
export async function startBuiltApp(script: string, settings: Record<string, string>, folder?: string) {
  const runtime = start(script, {
    ...(folder && { resourcePersistencePath: folder }),
    d1Databases: { DB: 'bench' },
    r2Buckets: { BODIES: 'bench' },
    durableObjects: {
      USER_LIMITS: { className: 'UserLimits', useSQLite: true },
      REPLY_RUN: { className: 'ReplyRun', useSQLite: true },
    },
    email: { send_email: [{ name: 'MAIL' }] },
    bindings: {
      APP_URL: appUrl,
      BETTER_AUTH_SECRET: 'a-secret-for-the-bench-only-a-secret-for-the-bench',
      ...settings,
    },
  });
  const url = (await runtime.unsafeGetDirectURL()).origin;
  const database = await runtime.getD1Database('DB');
  const isNew = (await database.prepare("SELECT 1 FROM sqlite_master WHERE name = 'users'").first()) === null;
  for (const { queries } of isNew ? await readD1Migrations('./migrations') : [])
    for (const query of queries) await database.prepare(query).run();
  return { url, database, [Symbol.asyncDispose]: () => runtime.dispose() };
}

/** Starts a Worker that is one plain script: what a case is compared with. */
export async function startBareWorker(script: string, bindings: Record<string, string>) {
  const runtime = start(script, { bindings });
  return { url: (await runtime.unsafeGetDirectURL()).origin, [Symbol.asyncDispose]: () => runtime.dispose() };
}

function start(script: string, options: Omit<Parameters<typeof convertV4MiniflareOptions>[0], 'workers'>) {
  return new Miniflare(
    convertV4MiniflareOptions({
      modules: [{ type: 'ESModule', path: '/index.js', contents: script }],
      modulesRoot: '/',
      compatibilityDate: config.compatibility_date,
      compatibilityFlags: config.compatibility_flags,
      unsafeDirectSockets: [{ host: '127.0.0.1', port: 0 }],
      ...options,
    }),
  );
}
