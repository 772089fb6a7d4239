import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, mkdtempSync, rmSync, symlinkSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { median, type Row } from './report.ts';

const rounds = 3;
const budgetSeconds = 15;
const patienceMs = 120_000;
/** What a start makes or brings along by itself. */
const leftOut = ['node_modules', '.git', '.cache', '.wrangler', '.dev.vars'];

/** `npm start` on a tree that was built and started once: seconds until the app answers. The tree is a copy, so that no data is touched. */
export async function measureStartAgain(): Promise<Row[]> {
  const folder = mkdtempSync(join(tmpdir(), 'launchpath-start-'));
  const copied = (path: string) => !leftOut.some((name) => resolve(path) === resolve(name));
  cpSync('.', folder, { recursive: true, filter: copied });
  symlinkSync(resolve('node_modules'), join(folder, 'node_modules'));
  const seconds: number[] = [];
  try {
    await start(folder);
    for (let round = 0; round < rounds; round += 1) seconds.push(await start(folder));
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
  return [
    {
      what: '`npm start` again on a built tree, until it serves',
      figure: `${median(seconds).toFixed(1)} s (${Math.min(...seconds).toFixed(1)} to ${Math.max(...seconds).toFixed(1)})`,
      budget: { text: `within ${budgetSeconds} s`, held: median(seconds) <= budgetSeconds },
    },
  ];
}

/** Starts the tree's app and stops it. @returns after how many seconds it served. */
async function start(folder: string): Promise<number> {
  const port = await findPort();
  const began = performance.now();
  const child = spawn('npm', ['start'], {
    cwd: folder,
    env: { ...process.env, PORT: String(port) },
    stdio: 'ignore',
    detached: true,
  });
  const ended = once(child, 'exit');
  try {
    while (!(await answers(port))) {
      if (child.exitCode !== null) throw new Error(`npm start ended with ${child.exitCode}`);
      if (performance.now() - began > patienceMs) throw new Error('npm start did not serve');
      await sleep(50);
    }
    return (performance.now() - began) / 1_000;
  } finally {
    // With all that it has started: it leads a group of its own.
    if (child.pid && child.exitCode === null) process.kill(-child.pid, 'SIGTERM');
    await ended;
    while (await answers(port)) await sleep(50);
  }
}

const answers = (port: number) =>
  fetch(`http://localhost:${port}/api/config`).then(
    async (answer) => (await answer.arrayBuffer()) && answer.ok,
    () => false,
  );

async function findPort(): Promise<number> {
  const probe = createServer().listen(0);
  await once(probe, 'listening');
  const address = probe.address();
  probe.close();
  await once(probe, 'close');
  if (!address || typeof address === 'string') throw new Error('no port is free');
  return address.port;
}
