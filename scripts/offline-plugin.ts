import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build, type Plugin } from 'vite';

const source = fileURLToPath(new URL('../web/offline/service-worker.ts', import.meta.url));

/** What a look without a connection can do without: the layout of diagrams alone is larger than all else. */
const largestKept = 300_000;

/**
 * The files that open the app without a connection: every screen's shell by the address that answers with it, the scripts, styles and
 * fonts. Their revision is null where the name has a hash.
 */
export function listOfflineFiles(outDir: string): { url: string; revision: string | null }[] {
  const read = (file: string) => readFileSync(join(outDir, file));
  const revisionOf = (file: string) => createHash('sha256').update(read(file)).digest('hex').slice(0, 16);
  const top = readdirSync(outDir).filter((file) => /\.(html|svg|webmanifest)$/.test(file) && file !== '404.html');
  const assets = readdirSync(join(outDir, 'assets')).map((file) => `assets/${file}`);
  return [
    ...top.map((file) => ({
      url: `/${file === 'index.html' ? '' : file.replace(/\.html$/, '')}`,
      revision: revisionOf(file),
    })),
    ...assets
      .filter((file) => !file.endsWith('.map') && statSync(join(outDir, file)).size <= largestKept)
      .map((file) => ({ url: `/${file}`, revision: null })),
  ];
}

/** Builds the service worker when the whole site is written: it names every file that it keeps. */
export function offlineCopy(): Plugin {
  let outDir = '';
  return {
    name: 'offline-copy',
    apply: 'build',
    configResolved: (config) => {
      outDir = config.build.outDir;
    },
    closeBundle: {
      sequential: true,
      order: 'post',
      async handler() {
        await build({
          configFile: false,
          logLevel: 'warn',
          publicDir: false,
          define: { offlineFiles: JSON.stringify(listOfflineFiles(outDir)), 'process.env.NODE_ENV': '"production"' },
          build: {
            outDir,
            emptyOutDir: false,
            copyPublicDir: false,
            target: 'es2024',
            rolldownOptions: { input: source, output: { entryFileNames: 'service-worker.js', format: 'iife' } },
          },
        });
      },
    },
  };
}
