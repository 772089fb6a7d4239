import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type LocalMail, migrate, serve, waitUntilServing } from '../scripts/app.ts';

/** Starts the built app at a port as `npm start` does, with data of its own. @returns its address, and how to stop it. */
export async function startApp(port: number, settings: Record<string, string>, onMail: (mail: LocalMail) => void) {
  const url = `http://localhost:${port}`;
  const stateDir = mkdtempSync(join(tmpdir(), 'launchpath-e2e-'));
  migrate(stateDir);
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
