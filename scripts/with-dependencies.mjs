/**
 * `node scripts/with-dependencies.mjs <script.ts>`: installs what package-lock.json names if that is not done yet, then runs the
 * script with the project's own Node. Plain JavaScript without packages, because it runs before there are any, on Node 20 or newer.
 */
import { spawn, spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = dirname(dirname(fileURLToPath(import.meta.url)));
process.chdir(root);

const major = Number(process.versions.node.split('.')[0]);
if (major < 20) {
  console.error(`Launchpath needs Node 20 or newer to start; this is ${process.version}.`);
  process.exit(1);
}

const stamp = 'node_modules/.launchpath-installed';
const wanted = createHash('sha256').update(readFileSync('package-lock.json')).digest('hex');
if (!existsSync(stamp) || readFileSync(stamp, 'utf8') !== wanted) {
  console.log('Installing packages (once)…');
  const install = spawnSync(
    'npm',
    ['install', '--no-save', '--include=dev', '--no-audit', '--no-fund', '--loglevel=error'],
    {
      stdio: ['ignore', 'inherit', 'inherit'],
      shell: process.platform === 'win32',
    },
  );
  if (install.status !== 0) {
    console.error('The packages could not be installed. Is the network there? Try again with: npm install');
    process.exit(install.status ?? 1);
  }
  writeFileSync(stamp, wanted);
}

const bin = join(root, 'node_modules', '.bin');
const [script, ...args] = process.argv.slice(2);
const child = spawn(join(bin, 'node'), [script, ...args], {
  stdio: 'inherit',
  env: { ...process.env, PATH: `${bin}${process.platform === 'win32' ? ';' : ':'}${process.env.PATH}` },
});
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => child.kill(signal));
child.once('error', (error) => {
  console.error(`The project's own Node could not be started: ${error.message}. Delete node_modules and try again.`);
  process.exit(1);
});
child.once('exit', (code, signal) => process.exit(code ?? (signal === 'SIGINT' || signal === 'SIGTERM' ? 0 : 1)));
