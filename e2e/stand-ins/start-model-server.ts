import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';

/**
 * Starts the model stand-in on a free port.
 * @returns its base address for `AI_BASE_URL` and how to stop it.
 */
export async function startModelServer(): Promise<{ url: string; stop: () => void }> {
  const script = fileURLToPath(new URL('./model-server.ts', import.meta.url));
  const child = spawn(process.execPath, [script], { stdio: ['ignore', 'pipe', 'inherit'] });
  const stop = () => void child.kill();
  process.once('exit', stop);
  const ended = once(child, 'exit').then(() => Promise.reject(new Error('the model stand-in ended before it served')));
  const [line] = await Promise.race([once(child.stdout.setEncoding('utf8'), 'data'), ended]);
  ended.catch(() => {});
  return { url: String(line).trim(), stop };
}
