import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';

/**
 * Starts a stand-in as a process of its own; it ends with this one.
 * @returns the address that it prints first, and how to stop it.
 * @throws when it ends before it serves.
 */
export async function startProcess(file: string, ...args: string[]): Promise<{ url: string; stop: () => void }> {
  const script = fileURLToPath(new URL(`./${file}`, import.meta.url));
  const child = spawn(process.execPath, [script, ...args], { stdio: ['ignore', 'pipe', 'pipe'] });
  let errors = '';
  child.stderr.setEncoding('utf8').on('data', (text) => {
    errors += text;
  });
  const stop = () => void child.kill();
  process.once('exit', stop);
  const ended = once(child, 'exit').then(() => Promise.reject(new Error(`${file} ended before it served: ${errors}`)));
  ended.catch(() => {});
  const [line] = await Promise.race([once(child.stdout.setEncoding('utf8'), 'data'), ended]);
  // What goes wrong from now on is for whoever looks on.
  child.stderr.pipe(process.stderr);
  return { url: String(line).trim().split('\n').at(-1) ?? '', stop };
}
