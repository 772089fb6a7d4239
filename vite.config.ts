import { readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import tailwindcss from '@tailwindcss/vite';
import { tanstackRouter } from '@tanstack/router-plugin/vite';
import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin, runnerImport } from 'vite';

const fromRoot = (path: string) => fileURLToPath(new URL(path, import.meta.url));
const lean = (name: string) => fromRoot(`./web/lib/lean/${name}.ts`);

/** Fetches the two fonts beside the style sheet; their hashed names are known only when the bundle is. */
function preloadFonts(): Plugin {
  return {
    name: 'preload-fonts',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      handler: (_html, { bundle }) =>
        Object.keys(bundle ?? {})
          .filter((file) => file.endsWith('.woff2'))
          .map((file) => ({
            tag: 'link',
            attrs: { rel: 'preload', href: `/${file}`, as: 'font', type: 'font/woff2', crossorigin: '' },
            injectTo: 'head' as const,
          })),
    },
  };
}

/** Where the public reaches the app: canonical addresses and link previews need it. Unset, these are left out or relative. */
function readSiteUrl(): string {
  const [, production = ''] = readFileSync(fromRoot('./wrangler.toml'), 'utf8').split('[env.production.vars]');
  const [section = ''] = production.split(/^\[/m);
  return (process.env.APP_URL ?? /^APP_URL\s*=\s*"([^"]+)"/m.exec(section)?.[1] ?? '').replace(/\/$/, '');
}

type Page = { file: string; path: string | null; title: string; meta: string; html: string };

/**
 * Writes what is known only when everything else is built: the public pages as finished HTML, the sitemap, which paths the app's
 * shell answers, and which files never change.
 */
function finishSite(): Plugin {
  let outDir = '';
  return {
    name: 'finish-site',
    apply: 'build',
    configResolved: (config) => {
      outDir = config.build.outDir;
    },
    async closeBundle() {
      const { module } = await runnerImport<{ renderPages: (siteUrl: string) => Page[] }>(
        fileURLToPath(import.meta.resolve('./web/prerender.tsx')),
        { configFile: false, mode: 'production', oxc: { jsx: { runtime: 'automatic', development: false } } },
      );
      const siteUrl = readSiteUrl();
      const pages = module.renderPages(siteUrl);
      const write = (file: string, text: string) => writeFileSync(join(outDir, file), text);
      const template = readFileSync(join(outDir, 'index.html'), 'utf8');
      for (const { file, title, meta, html } of pages) {
        const parts = {
          '<!--meta-->': meta,
          '<!--page-->': html,
          '<title>Launchpath</title>': `<title>${title}</title>`,
        };
        write(
          file,
          Object.entries(parts).reduce((text, [mark, part]) => text.replace(mark, () => part), template),
        );
      }
      const prerendered = pages.flatMap(({ path }) => path ?? []);
      const urls = prerendered.map((path) => `<url><loc>${siteUrl || 'http://localhost:8787'}${path}</loc></url>`);
      const namespace = 'http://www.sitemaps.org/schemas/sitemap/0.9';
      write(
        'sitemap.xml',
        `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="${namespace}">${urls.join('')}</urlset>\n`,
      );
      write(
        'robots.txt',
        `User-agent: *\nAllow: /\nDisallow: /api/\n${siteUrl && `Sitemap: ${siteUrl}/sitemap.xml\n`}`,
      );
      write(
        '_redirects',
        listShellPaths(prerendered)
          .map((path) => `${path} /app 200\n`)
          .join(''),
      );
      write('_headers', readFileSync(join(outDir, '_headers'), 'utf8') + listImmutable(outDir));
    },
  };
}

/** The app's routes but the prerendered ones: all other paths are answered with 404.html and status 404. */
function listShellPaths(prerendered: string[]): string[] {
  const routeTree = readFileSync(fromRoot('./web/route-tree.gen.ts'), 'utf8');
  const [, union = ''] = /fullPaths:([^;]+);/.exec(routeTree) ?? [];
  const paths = [...union.matchAll(/'([^']+)'/g)].map(([, path = '']) => path.replace(/\/$/, ''));
  return [...new Set(paths)]
    .filter((path) => path && !prerendered.includes(path))
    .map((path) => path.replaceAll('$', ':'))
    .flatMap((path) => [path, `${path}/`]);
}

/** Cloudflare reads at most 100 rules from _headers. */
const mostImmutable = 90;

/**
 * Files with a hash in their name never change. They are named one by one, for a rule of their folder would let a browser keep the
 * 404 of a missing one for a year. Should they be too many, the smallest are asked for again, by their ETag.
 */
function listImmutable(outDir: string): string {
  const files = readdirSync(join(outDir, 'assets'));
  const size = new Map(files.map((file) => [file, statSync(join(outDir, 'assets', file)).size]));
  return files
    .toSorted((a, b) => (size.get(b) ?? 0) - (size.get(a) ?? 0))
    .slice(0, mostImmutable)
    .map((file) => `\n/assets/${file}\n  Cache-Control: public, max-age=31536000, immutable\n`)
    .join('');
}

/** What every screen of the app needs of ours: one file is smaller than a dozen. */
const baseModules =
  /\/web\/(lib\/(?!lean|save)|router|start-app|ui\/(button|spinner|toaster)|features\/account\/(account\.queries|queued))/;

export default defineConfig({
  root: fromRoot('./web'),
  cacheDir: fromRoot('./.cache/vite'),
  plugins: [
    tanstackRouter({
      target: 'react',
      routesDirectory: fromRoot('./web/routes'),
      generatedRouteTree: fromRoot('./web/route-tree.gen.ts'),
      tmpDir: fromRoot('./.cache/router'),
      autoCodeSplitting: true,
      addExtensions: true,
      quoteStyle: 'single',
      semicolons: true,
    }),
    react(),
    tailwindcss(),
    preloadFonts(),
    finishSite(),
  ],
  resolve: {
    // What these packages carry for other uses than ours, 8 KB of gzip: each file of lib/lean says what it leaves out.
    alias: [
      { find: /^(mdast-util-to-markdown|markdown-table)$/, replacement: lean('no-markdown-writer') },
      { find: /^@ungap\/structured-clone$/, replacement: lean('structured-clone') },
      { find: /^\.\.\/createLucideIcon\.mjs$/, replacement: lean('lucide-icon') },
    ],
  },
  build: {
    outDir: fromRoot('./dist/web'),
    emptyOutDir: true,
    target: 'es2024',
    // A module that fails to preload reloads the page (start-app.tsx); inlined assets would need data: in the CSP.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    rolldownOptions: {
      // The shell of the app, and the template of the prerendered pages.
      input: [fromRoot('./web/app.html'), fromRoot('./web/index.html')],
      // The zod schemas of shared/ are built by pure calls: a screen that uses none of them carries no zod.
      treeshake: { manualPureFunctions: ['z', 'projectName'] },
      // What every screen needs in one file: smaller than in five, and it changes only when a package does.
      output: {
        codeSplitting: {
          groups: [
            { name: 'vendor', test: /node_modules\/(react|react-dom|scheduler|@tanstack)\// },
            { name: 'preload', test: /vite\/preload-helper/, priority: 1 },
            { name: 'base', test: baseModules },
            {
              name: 'user-menu',
              test: /\/web\/(ui\/(menu|avatar)|features\/account\/(components\/user-menu|profile|sign-out))/,
            },
          ],
        },
      },
    },
  },
});
