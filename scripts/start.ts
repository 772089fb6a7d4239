import { createServer } from 'node:net';
import { readSettings, SettingsError } from '#worker/platform/settings.ts';
import { buildWeb, collectSettings, migrate, serve, waitUntilServing } from './app.ts';

const stateDir = '.wrangler/state';

/** `npm start`: builds, migrates and serves everything on http://localhost:8787, or `PORT`. */
async function main() {
  const began = Date.now();
  const port = Number(process.env.PORT ?? 8787);
  if (!Number.isInteger(port) || port < 1 || port > 65_535) throw new Error(`PORT=${process.env.PORT} is no port.`);
  const settings = collectSettings(port);
  const { AI_PROVIDER, AI_MODEL, appUrl } = readSettings(settings);
  if (!(await isFree(port))) {
    throw new Error(`Port ${port} is taken. Stop what uses it, or choose another: PORT=${port + 1} npm start`);
  }
  if (buildWeb()) console.log('Built the page.');
  if (migrate(stateDir)) console.log('Brought the local database up to date.');
  const server = serve({
    port,
    stateDir,
    settings,
    onMail: ({ to, subject, textPath }) => console.log(`  Mail to ${to}, “${subject}”: ${textPath}`),
  });
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, server.stop);
  server.ended.then((code) => process.exit(code));
  await waitUntilServing(`http://localhost:${port}`, server);
  const answers = AI_PROVIDER === 'guide' ? 'the built-in guide' : `${AI_MODEL} (${AI_PROVIDER})`;
  console.log(`\n  Launchpath is at ${appUrl}   (ready in ${((Date.now() - began) / 1000).toFixed(1)} s)`);
  console.log(`  The assistant is ${answers}. Stop with Ctrl+C.\n`);
}

function isFree(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const probe = createServer();
    probe.once('error', () => resolve(false));
    probe.listen(port, () => probe.close(() => resolve(true)));
  });
}

main().catch((error: unknown) => {
  console.error(error instanceof SettingsError || error instanceof Error ? `\n${error.message}\n` : error);
  process.exit(1);
});
