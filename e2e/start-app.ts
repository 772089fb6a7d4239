import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type LocalMail, migrate, serve, waitUntilServing } from '../scripts/app.ts';

let emptyState: string | undefined;

/** Data of an app that nobody has used yet, of its own: to copy them takes a moment, to apply the migrations takes seconds. */
function createState(): string {
  if (!emptyState) {
    const path = mkdtempSync(join(tmpdir(), 'launchpath-empty-'));
    process.once('exit', () => rmSync(path, { recursive: true, force: true, maxRetries: 5 }));
    migrate(path);
    emptyState = path;
  }
  const stateDir = mkdtempSync(join(tmpdir(), 'launchpath-e2e-'));
  cpSync(emptyState, stateDir, { recursive: true });
  return stateDir;
}

/** Starts the built app at a port as `npm start` does, with data of its own. @returns its address, and how to stop it. */
export async function startApp(port: number, settings: Record<string, string>, onMail: (mail: LocalMail) => void) {
  const url = `http://localhost:${port}`;
  const stateDir = createState();
  const server = serve({
    port,
    stateDir,
    settings: { ...settings, APP_URL: url, BETTER_AUTH_SECRET: 'a-secret-for-journeys-only-a-secret-for-journeys' },
    onMail,
  });
  const stop = async () => {
    await server.stop();
    rmSync(stateDir, { recursive: true, force: true, maxRetries: 5 });
  };
  await waitUntilServing(url, server);
  return { url, stop };
}

export function findFreePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = createServer();
    probe.once('error', reject);
    probe.listen(0, () => {
      const address = probe.address();
      probe.close(() =>
        address && typeof address === 'object' ? resolve(address.port) : reject(new Error('no port')),
      );
    });
  });
}
