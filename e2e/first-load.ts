import { gzipSync } from 'node:zlib';
import type { BrowserContext, Page } from 'playwright-core';
import { signUp } from './browser.ts';

/** The screens by whom they are for; those of a project go on with its address. */
const screens = {
  landing: ['/', '/terms', '/privacy'],
  door: ['/login', '/signup', '/forgot-password', '/unsubscribe'],
  newcomer: ['/home'],
  person: ['/settings', '/billing', '/dashboard', '/projects', '/subscribe'],
  project: ['/project-success/', '/prompts/', '/mockup/', '/documents/', '/growth/'],
  tasks: ['/checklists/'],
};
export type ScreenKind = keyof typeof screens | 'markdown';

/**
 * The first load of a page. Sizes are kilobytes, gzip, fonts as they are. Requests are those that it is drawn from: the document, its
 * scripts and styles. Fonts are no part of them, for text shows without; nor is what the API is asked. `texts` is content that comes as
 * data.
 */
export type FirstLoad = { path: string; kind: ScreenKind; requests: number } & Record<Weighed, number>;
type Weighed = 'js' | 'css' | 'fonts' | 'texts';

const weighed: Record<string, Weighed> = { js: 'js', css: 'css', woff2: 'fonts', json: 'texts' };

/**
 * Loads every screen without a cache: the public ones as a stranger, the others as the person of `page` in the project `slug`, whose
 * chat and whose document at `documentPath` show Markdown.
 */
export async function weighFirstLoads(page: Page, slug: string, documentPath: string): Promise<FirstLoad[]> {
  const owner = page.context();
  const stranger = await owner.browser()?.newContext({ baseURL: new URL(page.url()).origin, serviceWorkers: 'block' });
  if (!stranger) throw new Error('The page has no browser of its own.');
  const loads: FirstLoad[] = [];
  const weighAll = async (context: BrowserContext, kind: ScreenKind, paths: string[]) => {
    for (const path of paths) loads.push(await weigh(context, kind, path));
  };
  await weighAll(stranger, 'landing', screens.landing);
  await weighAll(stranger, 'door', screens.door);
  await signUp(await stranger.newPage());
  await weighAll(stranger, 'newcomer', screens.newcomer);
  await stranger.close();
  await weighAll(owner, 'person', screens.person);
  for (const kind of ['project', 'tasks'] as const)
    await weighAll(
      owner,
      kind,
      screens[kind].map((path) => path + slug),
    );
  await weighAll(owner, 'markdown', [`/idea-flow/${slug}`, documentPath]);
  return loads;
}

async function weigh(context: BrowserContext, kind: ScreenKind, path: string): Promise<FirstLoad> {
  const page = await context.newPage();
  const load: FirstLoad = {
    path: path.replace(/^(\/[a-z-]+)\/.+$/, '$1/…'),
    kind,
    requests: 0,
    js: 0,
    css: 0,
    fonts: 0,
    texts: 0,
  };
  const reading: Promise<void>[] = [];
  page.on('request', (request) => {
    if (['document', 'script', 'stylesheet'].includes(request.resourceType())) load.requests += 1;
  });
  page.on('response', (response) => {
    const what = weighed[/\.(\w+)$/.exec(new URL(response.url()).pathname)?.[1] ?? ''];
    if (!what || response.status() !== 200) return;
    reading.push(
      response.body().then((body) => {
        load[what] += (what === 'fonts' ? body : gzipSync(body, { level: 9 })).length / 1024;
      }),
    );
  });
  const client = await context.newCDPSession(page);
  await client.send('Network.setCacheDisabled', { cacheDisabled: true });
  await page.goto(path);
  await page.waitForLoadState('networkidle');
  await Promise.all(reading);
  await page.close();
  return load;
}
