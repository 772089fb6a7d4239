import { execFileSync } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readD1Migrations } from '@cloudflare/vitest-plugin';
import { convertV4MiniflareOptions, Miniflare } from 'miniflare';
import { build } from 'vite';
import { unstable_readConfig as readConfig } from 'wrangler';

const config = readConfig({ config: 'wrangler.toml' });

/** The address that the app takes for its own; the socket's is another. */
export const appUrl = 'http://localhost:8787';

/** What the app signs its cookies with. */
export const authSecret = 'a-secret-for-the-bench-only-a-secret-for-the-bench';

/** Builds the Worker as a deployment does. @returns the folder of its modules, which goes with this process. */
export function buildWorker(): string {
  const folder = mkdtempSync(join(tmpdir(), 'launchpath-worker-'));
  process.once('exit', () => rmSync(folder, { recursive: true, force: true }));
  execFileSync('node_modules/.bin/wrangler', ['deploy', '--dry-run', '--env', 'production', '--outdir', folder], {
    stdio: 'pipe',
    env: { ...process.env, WRANGLER_SEND_METRICS: 'false', CI: 'true' },
  });
  return folder;
}

/** The modules of a built Worker, its entry first. */
export function readModules(built: string) {
  const names = readdirSync(built).filter((name) => name.endsWith('.js'));
  const sorted = ['index.js', ...names.filter((name) => name !== 'index.js')];
  return sorted.map((name) => ({ name, contents: readFileSync(join(built, name), 'utf8') }));
}

/**
 * Starts the built Worker in a workerd of its own, reached by a socket without a proxy between, with all migrations: on an empty
 * database, or on what is kept in `folder` since it was started there before.
 * @returns its address and the way to its database; it stops when it is disposed.
 */
export async function startBuiltApp(built: string, settings: Record<string, string>, folder?: string) {
  const runtime = start(readModules(built), {
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
      BETTER_AUTH_SECRET: authSecret,
      ...settings,
    },
  });
  return describe(runtime, await openDatabase(runtime));
}

/** Starts a Worker that is one plain script: what a case is compared with. */
export async function startBareWorker(script: string, bindings: Record<string, string>) {
  return describe(start(oneModule(script), { bindings }), undefined);
}

/** Starts such a Worker with a database of its own, which has the app's tables. */
export async function startBareWorkerOnDatabase(script: string) {
  const runtime = start(oneModule(script), { d1Databases: { DB: 'bench' } });
  return describe(runtime, await openDatabase(runtime));
}

/** Bundles a floor of `bench/floors/` that is more than a few lines. @returns its one script. */
export async function buildFloor(name: string): Promise<string> {
  const built = await build({
    configFile: false,
    logLevel: 'warn',
    resolve: { conditions: ['workerd', 'worker', 'module'] },
    build: {
      write: false,
      target: 'esnext',
      lib: { entry: `bench/floors/${name}.ts`, formats: ['es'] },
      rolldownOptions: { external: [/^node:/] },
    },
  });
  const [bundle] = [built].flat();
  if (!bundle || !('output' in bundle)) throw new Error(`${name} was not bundled`);
  return bundle.output[0].code;
}

async function openDatabase(runtime: Miniflare) {
  const database = await runtime.getD1Database('DB');
  const isNew = (await database.prepare("SELECT 1 FROM sqlite_master WHERE name = 'users'").first()) === null;
  for (const { queries } of isNew ? await readD1Migrations('./migrations') : [])
    for (const query of queries) await database.prepare(query).run();
  return database;
}

async function describe<Database>(runtime: Miniflare, database: Database) {
  const url = (await runtime.unsafeGetDirectURL()).origin;
  return { url, database, [Symbol.asyncDispose]: () => runtime.dispose() };
}

const oneModule = (contents: string) => [{ name: 'index.js', contents }];

function start(
  modules: ReturnType<typeof readModules>,
  options: Omit<Parameters<typeof convertV4MiniflareOptions>[0], 'workers'>,
) {
  return new Miniflare(
    convertV4MiniflareOptions({
      modules: modules.map(({ name, contents }) => ({ type: 'ESModule', path: `/${name}`, contents })),
      modulesRoot: '/',
      compatibilityDate: config.compatibility_date,
      compatibilityFlags: config.compatibility_flags,
      unsafeDirectSockets: [{ host: '127.0.0.1', port: 0 }],
      // What the app tells of each turn is not for a table of figures; faults are.
      handleStructuredLogs: ({ level, message }) => {
        if (level === 'error' || level === 'warn') console.error(message);
      },
      ...options,
    }),
  );
}
