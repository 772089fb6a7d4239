import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import lighthouse from 'lighthouse';
import { type BrowserContext, chromium } from 'playwright-core';
import { build } from 'vite';
import { findOrInstallChromium } from '../scripts/chromium.ts';
import { startBuiltApp } from './built-app.ts';
import { startEdge } from './edge.ts';
import { createPerson } from './person.ts';
import { median, type Row } from './report.ts';

const rounds = 3;

type Figures = { fcp: number; lcp: number; tbt: number; cls: number; score: number };

/** The landing page without its scripts: the same text, styles and fonts. */
function writeStaticPage(folder: string) {
  mkdirSync(folder);
  cpSync('dist/web', folder, { recursive: true });
  const page = readFileSync('dist/web/index.html', 'utf8');
  writeFileSync(join(folder, 'index.html'), page.replace(/<script[\s\S]*?<\/script>/g, ''));
}

/** The reference app (bench/reference-app), built as Vite builds without further ado. */
async function buildReference(folder: string) {
  await build({
    configFile: false,
    root: 'bench/reference-app',
    logLevel: 'warn',
    plugins: [react(), tailwindcss()],
    build: { outDir: folder, emptyOutDir: true },
  });
}

async function findFreePort(): Promise<number> {
  const probe = createServer().listen(0);
  const address = probe.address();
  await new Promise((closed) => probe.close(closed));
  return typeof address === 'object' && address ? address.port : 0;
}

/** Who is signed in at a browser; nobody where it is null. */
type Visitor = { userId: string; cookie: string } | null;

/** Leaves word of them in the browser's storage as the app does at a sign-in. Nothing of the page is fetched. */
async function keepHint(browser: BrowserContext, url: string, userId: string) {
  const page = await browser.newPage();
  await page.route('**/*', (route) => route.fulfill({ contentType: 'text/html', body: '' }));
  await page.goto(new URL(url).origin);
  await page.evaluate((id) => localStorage.setItem('signed-in', id), userId);
  await page.close();
}

/** One cold visit of a page on Lighthouse's slow phone, with the throttling applied and not reckoned. */
async function visit(url: string, visitor: Visitor): Promise<Figures> {
  const port = await findFreePort();
  const browser = await chromium.launchPersistentContext('', {
    executablePath: findOrInstallChromium(),
    args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking', `--remote-debugging-port=${port}`],
  });
  try {
    if (visitor) await keepHint(browser, url, visitor.userId);
    const result = await lighthouse(url, {
      port,
      logLevel: 'error',
      onlyCategories: ['performance'],
      throttlingMethod: 'devtools',
      formFactor: 'mobile',
      ...(visitor && { extraHeaders: { Cookie: visitor.cookie }, disableStorageReset: true }),
    });
    if (!result) throw new Error(`Lighthouse found nothing at ${url}.`);
    const { audits, categories, runtimeError } = result.lhr;
    if (runtimeError) throw new Error(`${url}: ${runtimeError.message}`);
    const read = (name: string) => audits[name]?.numericValue ?? Number.NaN;
    return {
      fcp: read('first-contentful-paint'),
      lcp: read('largest-contentful-paint'),
      tbt: read('total-blocking-time'),
      cls: read('cumulative-layout-shift'),
      score: Math.round((categories.performance?.score ?? 0) * 100),
    };
  } finally {
    await browser.close();
  }
}

/**
 * Lighthouse on a phone: the landing page beside the same page without scripts, the app's routes beside a reference app of the same
 * libraries, each in turn.
 */
export async function measureLighthouse(script: string): Promise<Row[]> {
  const folder = mkdtempSync(join(tmpdir(), 'launchpath-pages-'));
  writeStaticPage(join(folder, 'static'));
  await buildReference(join(folder, 'reference'));
  await using app = await startBuiltApp(script, { AI_PROVIDER: 'guide' });
  const { userId, cookie } = await createPerson(app, 'lighthouse');
  const visitor = { userId, ...cookie };
  await using edge = await startEdge('dist/web', app.url);
  await using still = await startEdge(join(folder, 'static'), app.url);
  await using reference = await startEdge(join(folder, 'reference'), app.url);
  const pages = {
    static: [`${still.url}/`, null],
    landing: [`${edge.url}/`, null],
    reference: [`${reference.url}/`, visitor],
    login: [`${edge.url}/login`, null],
    dashboard: [`${edge.url}/dashboard`, visitor],
  } as const;
  const seen: Record<string, Figures[]> = {};
  for (let round = 0; round < rounds; round += 1)
    for (const [name, [url, who]] of Object.entries(pages)) seen[name] = [...(seen[name] ?? []), await visit(url, who)];
  rmSync(folder, { recursive: true });

  const of = (name: keyof typeof pages, what: keyof Figures) => median((seen[name] ?? []).map((each) => each[what]));
  const notes = {
    static:
      'the page without any script scores no more beside it, so what is missing to 100 are its style sheet, its fonts and this machine.',
    reference:
      'login blocks while the scripts are read on a phone four times as slow; of the dashboard the largest text is that of a project, which waits for the scripts and the answer. Done: every screen has a shell that is painted before the scripts, which names its chunks and first reads (LCP was 1.9 x). Tried without gain: the fonts later than the scripts.',
  };
  const describePage = (name: keyof typeof pages, floor: keyof typeof notes, most: number, least: number): Row => {
    const ratio = (what: 'fcp' | 'lcp') => of(name, what) / of(floor, what);
    const tell = (page: keyof typeof pages) =>
      `FCP ${of(page, 'fcp').toFixed(0)} ms, LCP ${of(page, 'lcp').toFixed(0)} ms`;
    const held =
      Math.max(ratio('fcp'), ratio('lcp')) <= most &&
      of(name, 'tbt') <= 50 &&
      of(name, 'cls') <= 0.01 &&
      of(name, 'score') >= least;
    return {
      what: `Lighthouse on a phone, throttling applied: ${name}`,
      figure: `FCP ${ratio('fcp').toFixed(2)} x, LCP ${ratio('lcp').toFixed(2)} x (${tell(name)}), TBT ${of(name, 'tbt').toFixed(0)} ms, CLS ${of(name, 'cls').toFixed(3)}, score ${of(name, 'score')}`,
      floor: `${floor === 'static' ? 'the same without scripts' : 'reference app'}: ${tell(floor)}, score ${of(floor, 'score')}`,
      budget: { text: `${most} x, TBT 50 ms, CLS 0.01, score ${least}`, held },
      note: notes[floor],
    };
  };
  return [
    describePage('landing', 'static', 1.15, 100),
    describePage('login', 'reference', 1.1, 95),
    describePage('dashboard', 'reference', 1.1, 95),
  ];
}
