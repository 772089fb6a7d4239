import { readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { type Plugin, runnerImport } from 'vite';

const fromRoot = (path: string) => fileURLToPath(new URL(`../${path}`, import.meta.url));

/** Where the public reaches the app: canonical addresses and link previews need it. Unset, these are left out or relative. */
function readSiteUrl(): string {
  const [, production = ''] = readFileSync(fromRoot('wrangler.toml'), 'utf8').split('[env.production.vars]');
  const [section = ''] = production.split(/^\[/m);
  return (process.env.APP_URL ?? /^APP_URL\s*=\s*"([^"]+)"/m.exec(section)?.[1] ?? '').replace(/\/$/, '');
}

type Page = { file: string; path: string | null; title: string; meta: string; html: string };

/**
 * Writes what is known only when everything else is built: the public pages as finished HTML, the sitemap, which paths the app's
 * shell answers, and which files never change.
 */
export function finishSite(): Plugin {
  let outDir = '';
  return {
    name: 'finish-site',
    apply: 'build',
    configResolved: (config) => {
      outDir = config.build.outDir;
    },
    async closeBundle() {
      const { module } = await runnerImport<{ renderPages: (siteUrl: string) => Page[] }>(
        fromRoot('web/prerender.tsx'),
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
  const routeTree = readFileSync(fromRoot('web/route-tree.gen.ts'), 'utf8');
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
