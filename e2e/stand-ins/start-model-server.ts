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
  const [line] = await once(child.stdout.setEncoding('utf8'), 'data');
  return { url: String(line).trim(), stop: () => void child.kill() };
}
