import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { minifySync, type Plugin, runnerImport } from 'vite';
import { listScreenFiles, type Shell, writeShell } from './app-shells.ts';

const fromRoot = (path: string) => fileURLToPath(new URL(`../${path}`, import.meta.url));

/** Where the public reaches the app: canonical addresses and link previews need it. Unset, these are left out or relative. */
function readSiteUrl(): string {
  const [, production = ''] = readFileSync(fromRoot('wrangler.toml'), 'utf8').split('[env.production.vars]');
  const [section = ''] = production.split(/^\[/m);
  return (process.env.APP_URL ?? /^APP_URL\s*=\s*"([^"]+)"/m.exec(section)?.[1] ?? '').replace(/\/$/, '');
}

type Page = { file: string; path: string | null; title: string; meta: string; html: string };

/** Runs a module of the page, to have its screens as HTML. */
async function run<Exports>(path: string): Promise<Exports> {
  const { module } = await runnerImport<Exports>(fromRoot(path), {
    configFile: false,
    mode: 'production',
    oxc: { jsx: { runtime: 'automatic', development: false } },
  });
  return module;
}

/**
 * Writes what is known only when everything else is built: the public pages as finished HTML, the app's shells, the sitemap, which
 * paths these shells answer, and which files never change.
 */
export function finishSite(): Plugin {
  let outDir = '';
  let screenFiles = new Map<string, string[]>();
  return {
    name: 'finish-site',
    apply: 'build',
    configResolved: (config) => {
      outDir = config.build.outDir;
    },
    writeBundle(_options, bundle) {
      screenFiles = listScreenFiles(bundle);
    },
    async closeBundle() {
      // A build that failed has written nothing, and tells why by itself.
      if (!existsSync(join(outDir, 'index.html'))) return;
      const siteUrl = readSiteUrl();
      const site = await run<{ renderPages: (siteUrl: string) => Page[] }>('web/prerender.tsx');
      const pages = site.renderPages(siteUrl);
      const shells = (await run<{ renderShells: () => Shell[] }>('web/shells.tsx')).renderShells();
      const write = (file: string, text: string) => writeFileSync(join(outDir, file), text);
      const template = readFileSync(join(outDir, 'index.html'), 'utf8');
      const appFiles = listAppFiles(readFileSync(join(outDir, 'app.html'), 'utf8'));
      for (const { file, title, meta, html } of pages) {
        const parts = {
          '<!--app-files-->': `<meta name="app-files" content="${appFiles.join(' ')}" />`,
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
      const early = minifySync('before-paint.js', readFileSync(join(outDir, 'before-paint.js'), 'utf8')).code.trim();
      for (const file of ['app.html', ...pages.map((page) => page.file)])
        write(file, inline(readFileSync(join(outDir, file), 'utf8'), early));
      const shell = readFileSync(join(outDir, 'app.html'), 'utf8');
      for (const each of shells) write(`${each.name}.html`, writeShell(shell, each, screenFiles.get(each.name)));
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
          .map((path) => [path, `/${shells.find(({ name }) => name === path.split('/')[1])?.name ?? 'app'}`])
          .filter(([path, shell]) => path !== shell)
          .map((rule) => `${rule.join(' ')} 200\n`)
          .join(''),
      );
      const headers = readFileSync(join(outDir, '_headers'), 'utf8');
      write('_headers', allow(headers, early) + listImmutable(outDir));
    },
  };
}

/** Puts what runs before the first paint into a page: as a file it would be one more that the paint waits for. */
function inline(page: string, script: string): string {
  return page.replace('<script src="/before-paint.js"></script>', () => `<script>${script}</script>`);
}

/** Allows this very script in a page, and no other that is not a file of ours. */
function allow(headers: string, script: string): string {
  const hash = createHash('sha256').update(script).digest('base64');
  return headers.replace(/(Content-Security-Policy: .+)/, `$1; script-src-elem 'self' 'sha256-${hash}'`);
}

/** The scripts of the app's shell, that which imports the others first. */
function listAppFiles(shell: string): string[] {
  const scripts = [...shell.matchAll(/(src|href)="(\/assets\/[^"]+\.js)"/g)].map(([, , path = '']) => path);
  return scripts.toSorted((a, b) => Number(b.includes('/app-')) - Number(a.includes('/app-')));
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
