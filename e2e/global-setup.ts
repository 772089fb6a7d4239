import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { TestProject } from 'vitest/node';
import { buildWeb, migrate, serve, waitUntilServing } from '../scripts/app.ts';
import { findOrInstallChromium } from '../scripts/chromium.ts';
import { startProcess } from './stand-ins/start-process.ts';

declare module 'vitest' {
  interface ProvidedContext {
    chromiumPath: string;
    guideUrl: string;
    modelUrl: string;
  }
}

/** Starts the built app twice, as `npm start` does: with the built-in guide, and with a server that speaks the OpenAI chat API. */
export default async function setup(project: TestProject) {
  project.provide('chromiumPath', findOrInstallChromium());
  buildWeb();
  const modelServer = await startProcess('model-server.ts');
  const guide = await startApp({ AI_PROVIDER: 'guide' });
  const model = await startApp({
    AI_PROVIDER: 'openai-compatible',
    AI_MODEL: 'stand-in',
    AI_BASE_URL: modelServer.url,
  });
  project.provide('guideUrl', guide.url);
  project.provide('modelUrl', model.url);
  return async () => {
    await Promise.all([guide.stop(), model.stop()]);
    modelServer.stop();
  };
}

async function startApp(settings: Record<string, string>) {
  const port = await findFreePort();
  const url = `http://localhost:${port}`;
  const stateDir = mkdtempSync(join(tmpdir(), 'launchpath-e2e-'));
  migrate(stateDir);
  const server = serve({
    port,
    stateDir,
    settings: { ...settings, APP_URL: url, BETTER_AUTH_SECRET: 'a-secret-for-journeys-only-a-secret-for-journeys' },
  });
  const stop = async () => {
    await server.stop();
    rmSync(stateDir, { recursive: true, force: true, maxRetries: 5 });
  };
  await waitUntilServing(url, server);
  return { url, stop };
}

function findFreePort(): Promise<number> {
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
