import { execFileSync, spawn } from 'node:child_process';
import { createHash, randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { appendFileSync, existsSync, globSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { createInterface } from 'node:readline';
import { setTimeout as sleep } from 'node:timers/promises';
import { parseEnv } from 'node:util';
import { readSettings, settingNames } from '#worker/platform/settings.ts';

const quiet = { WRANGLER_SEND_METRICS: 'false', WRANGLER_LOG_SANITIZE: 'true', CI: 'true' };

/** Runs `work` unless the same files were worked on before; what it made is under `stampPath`'s folder. */
function doOnce(stampPath: string, patterns: string[], work: () => void): boolean {
  const hash = createHash('sha256');
  for (const file of globSync(patterns).toSorted()) {
    if (/\.(test|gen)\.tsx?$/.test(file)) continue;
    hash.update(file).update(readFileSync(file));
  }
  const wanted = hash.digest('hex');
  if (existsSync(stampPath) && readFileSync(stampPath, 'utf8') === wanted) return false;
  work();
  mkdirSync(dirname(stampPath), { recursive: true });
  writeFileSync(stampPath, wanted);
  return true;
}

/** Builds the page into dist/web, if web/ or shared/ changed since. @returns whether it did. */
export function buildWeb(): boolean {
  const patterns = [
    'web/**/*.*',
    'shared/**/*.ts',
    'vite.config.ts',
    'scripts/{app-shells,*-plugin,lean-*,react-modules}.ts',
    'package-lock.json',
  ];
  return doOnce('dist/web.stamp', patterns, () => {
    const env = { ...process.env, NODE_ENV: 'production' };
    execFileSync('node_modules/.bin/vite', ['build', '--logLevel', 'warn'], { stdio: 'inherit', env });
  });
}

/** Applies the migrations to the local D1 in `stateDir`, if there are new ones. @returns whether it did. */
export function migrate(stateDir: string): boolean {
  return doOnce(join(stateDir, 'migrations.stamp'), ['migrations/*.sql'], () => {
    const args = ['d1', 'migrations', 'apply', 'DB', '--local', '--persist-to', stateDir];
    try {
      execFileSync('node_modules/.bin/wrangler', args, { stdio: 'pipe', env: { ...process.env, ...quiet } });
    } catch (error) {
      const { stdout, stderr } = error as { stdout: Buffer; stderr: Buffer };
      throw new Error(`The migrations could not be applied:\n${stdout}${stderr}`);
    }
  });
}

/**
 * What is in `path`, over it the variables of `env` with the names of settings. The secret is made on the first start and kept
 * in `path`; the app's address follows the port unless it is set.
 */
export function collectSettings(port: number, { path = '.dev.vars', env = process.env } = {}): Record<string, string> {
  const kept = existsSync(path) ? parseEnv(readFileSync(path, 'utf8')) : {};
  if (!kept.BETTER_AUTH_SECRET && !env.BETTER_AUTH_SECRET) {
    kept.BETTER_AUTH_SECRET = randomBytes(32).toString('base64');
    appendFileSync(path, `\nBETTER_AUTH_SECRET=${kept.BETTER_AUTH_SECRET}\n`, { mode: 0o600 });
  }
  const values: Record<string, string> = {};
  for (const name of settingNames) {
    const value = env[name] ?? kept[name];
    if (value) values[name] = value;
  }
  values.APP_URL ??= values.BETTER_AUTH_URL ?? `http://localhost:${port}`;
  return values;
}

/**
 * Starts the Worker with its local D1, R2 and Durable Objects; it ends with this process.
 * @returns how to stop it and when it has ended.
 * @throws {SettingsError} when a setting is wrong.
 */
export function serve(options: {
  port: number;
  stateDir: string;
  settings: Record<string, string>;
  onMail: (mail: LocalMail) => void;
}) {
  const { port, stateDir, settings, onMail } = options;
  readSettings(settings);
  mkdirSync(stateDir, { recursive: true });
  const envFile = join(stateDir, 'settings.env');
  writeFileSync(envFile, Object.entries(settings).map(toEnvLine).join(''), { mode: 0o600 });
  const args = ['dev', '--local', '--port', String(port), '--persist-to', stateDir, '--env-file', envFile];
  const more = ['--inspector-port', '0', '--show-interactive-dev-session=false', '--log-level', 'info'];
  const child = spawn('node_modules/.bin/wrangler', [...args, ...more], {
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { ...process.env, ...quiet },
  });
  createInterface({ input: child.stdout }).on('line', createMailReader(onMail));
  createInterface({ input: child.stderr }).on('line', (line) => {
    if (!isNoise(line)) console.error(line);
  });
  const ended = once(child, 'exit').then(([code]) => Number(code ?? 0));
  const clean = () => {
    child.kill();
    rmSync(envFile, { force: true });
  };
  process.once('exit', clean);
  const stop = () => {
    clean();
    return ended;
  };
  return { ended, isRunning: () => child.exitCode === null, stop };
}

/** A mail that a local run wrote to a file instead of sending it. */
export type LocalMail = { to: string; subject: string; textPath: string };

/** Reads what the local mail binding prints; the rest of wrangler's report (one line a request) is left out. */
function createMailReader(onMail: (mail: LocalMail) => void): (line: string) => void {
  let mail = { to: '', subject: '' };
  return (line) => {
    const [, name = '', value = ''] = /^(To|Subject|Text): (.*)$/.exec(line) ?? [];
    if (name === 'To') mail = { to: value, subject: '' };
    if (name === 'Subject') mail.subject = value;
    if (name === 'Text') onMail({ ...mail, textPath: value });
  };
}

/** What wrangler tells at length: that it could not ask Cloudflare where this machine is, and how to trigger the daily job. */
const isNoise = (line: string) =>
  /Request\.cf|workers\.cloudflare\.com|GetAddrInfoReqWrap|scheduled event|local\/scheduled|cron-triggers|^\s*$/.test(
    line,
  );

/** A line as dotenv reads it: quoted with what the value lacks, and no `$` left to expand. */
function toEnvLine([name, value]: [string, string]): string {
  const quote = ["'", '`', '"'].find((mark) => !value.includes(mark));
  if (!quote || value.includes('\n'))
    throw new Error(`${name} can't be passed on: it has all kinds of quotes, or a line break.`);
  return `${name}=${quote}${value.replaceAll('$', '\\$')}${quote}\n`;
}

/** Waits until the app answers. @throws when it has not within `timeoutMs`, or its process ended. */
export async function waitUntilServing(
  url: string,
  server: ReturnType<typeof serve>,
  timeoutMs = 60_000,
): Promise<void> {
  const deadline = Date.now() + timeoutMs;
  while (Date.now() < deadline) {
    if (!server.isRunning()) throw new Error(`The server ended with code ${await server.ended} before it answered.`);
    const answer = await fetch(`${url}/api/config`).catch(() => undefined);
    if (answer?.ok) return;
    if (answer && answer.status !== 503) throw new Error(`The server answers ${answer.status}: ${await answer.text()}`);
    await sleep(100);
  }
  throw new Error(`The server did not answer at ${url} within ${timeoutMs / 1000} s.`);
}
