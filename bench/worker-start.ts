import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import { unstable_readConfig as readConfig } from 'wrangler';
import { appUrl, readModules } from './built-app.ts';
import { median, type Row, tellSpread } from './report.ts';
import { gzipKib, listStarting } from './worker-modules.ts';

const workerd = 'node_modules/.bin/workerd';
const rounds = 11;
/** Of wrangler.toml; workerd has it by default at our date, and would say so at each start. */
const defaultFlag = 'nodejs_compat';
const budgetMs = 50;
const budgetKib = 450;
const patienceMs = 20_000;

const whyLate =
  'workerd reads every uploaded module at a start, imported or not, and a third of what it reads is the guide; running is only what a start needs. ' +
  'What was tried stands in [decision 9](decisions/0009-worker-build.md).';

type Modules = ReturnType<typeof readModules>;

const bareModules: Modules = [{ name: 'index.js', contents: "export default { fetch: () => new Response('ok') };" }];

/**
 * From the start of a workerd to its first answer, the built Worker and one of a line in turn: reading all modules, running what is
 * needed at once, and one request that passes settings, router and headers. No proxy and no database take part.
 */
export async function measureWorkerStart(built: string): Promise<Row[]> {
  const modules = readModules(built);
  const folder = mkdtempSync(join(tmpdir(), 'launchpath-start-'));
  const own: number[] = [];
  const bare: number[] = [];
  const cases = [
    { config: writeConfig(join(folder, 'own'), modules), times: own },
    { config: writeConfig(join(folder, 'bare'), bareModules), times: bare },
  ];
  try {
    for (let round = 0; round < rounds; round += 1)
      for (const { config, times } of round % 2 === 0 ? cases : cases.toReversed()) times.push(await timeStart(config));
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
  const over = median(own) - median(bare);
  const startKib = gzipKib(listStarting(modules));
  return [
    {
      what: 'The bundle of the Worker, gzip: what a start runs',
      figure: `${startKib.toFixed(0)} KB (${gzipKib(modules).toFixed(0)} KB with the modules that a rare call loads)`,
      budget: { text: `at most ${budgetKib} KB`, held: startKib <= budgetKib },
    },
    {
      what: 'Start of the Worker to its first answer, over a bare one',
      figure: `${over.toFixed(0)} ms (${median(own).toFixed(0)} ms, ${tellSpread(own, 0)})`,
      floor: `${median(bare).toFixed(0)} ms (${tellSpread(bare, 0)})`,
      budget: { text: `at most ${budgetMs} ms`, held: over <= budgetMs },
      ...(over > budgetMs && { note: whyLate }),
    },
  ];
}

/** A configuration as workerd reads it without parsing, so that only the Worker's own start is timed. @returns its path. */
function writeConfig(folder: string, modules: Modules): string {
  const { compatibility_date: date, compatibility_flags: flags } = readConfig({ config: 'wrangler.toml' });
  mkdirSync(folder, { recursive: true });
  for (const { name, contents } of modules) writeFileSync(join(folder, name), contents);
  const embedded = modules.map(({ name }) => `(name = "${name}", esModule = embed "${name}")`);
  const settings = { APP_URL: appUrl, BETTER_AUTH_SECRET: 'x'.repeat(32), AI_PROVIDER: 'guide' };
  const texts = Object.entries(settings).map(([name, value]) => `(name = "${name}", text = "${value}")`);
  const objects = ['UserLimits', 'ReplyRun'].map(
    (name) => `(className = "${name}", uniqueKey = "${name}", enableSql = true)`,
  );
  writeFileSync(
    join(folder, 'config.capnp'),
    `using Workerd = import "/workerd/workerd.capnp";
const config :Workerd.Config = (
  services = [(name = "main", worker = .main)],
  sockets = [(name = "http", address = "127.0.0.1:0", http = (), service = "main")],
);
const main :Workerd.Worker = (
  modules = [${embedded.join(', ')}],
  compatibilityDate = "${date}",
  compatibilityFlags = ${JSON.stringify(flags.filter((flag: string) => flag !== defaultFlag))},
  durableObjectNamespaces = [${modules === bareModules ? '' : objects.join(', ')}],
  durableObjectStorage = (inMemory = void),
  bindings = [(name = "DB", json = "{}"), ${texts.join(', ')}],
);
`,
  );
  const path = join(folder, 'config.bin');
  writeFileSync(
    path,
    execFileSync(workerd, ['compile', '--config-only', join(folder, 'config.capnp')], { maxBuffer: 2 ** 27 }),
  );
  return path;
}

/** Milliseconds from the start of a workerd to the end of its first answer. */
async function timeStart(config: string): Promise<number> {
  const began = performance.now();
  const child = spawn(workerd, ['serve', '--binary', config, '--control-fd=3'], {
    stdio: ['ignore', 'ignore', 'inherit', 'pipe'],
  });
  try {
    const [event] = await once(child.stdio[3] as Readable, 'data', { signal: AbortSignal.timeout(patienceMs) });
    const { port } = JSON.parse(String(event)) as { port: number };
    const answer = await fetch(`http://127.0.0.1:${port}/api/config`);
    const text = await answer.text();
    if (!answer.ok) throw new Error(`the Worker answered ${answer.status}: ${text}`);
    return performance.now() - began;
  } finally {
    child.kill('SIGKILL');
  }
}
