import type { Browser, Page, Request } from 'playwright-core';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { awaitReply, enter, openBrowser, openChat, openPage, slugOf } from './browser.ts';

let browser: Browser;
beforeAll(async () => {
  browser = await openBrowser(inject('chromiumPath'));
});
afterAll(() => browser.close());

type Asked = { path: string; from: number; to: number };

const slownessMs = 250;
const quietMs = 600;

/**
 * Notes what a page asks the API for while `action` runs and until it is quiet, in rounds: whatever is asked after an answer came is of the
 * next. Answers take their time, so that none is over before all of its round have begun.
 */
async function countRounds(page: Page, action: () => Promise<unknown>): Promise<string[][]> {
  const asked = new Map<Request, Asked>();
  const under = new Set<Request>();
  let lastAt = performance.now();
  const begin = (request: Request) => {
    under.add(request);
    lastAt = performance.now();
    const { pathname } = new URL(request.url());
    // The token is fetched beside the reads, and nobody waits for it; what a frame shows is a page of its own.
    if (!pathname.startsWith('/api/') || pathname === '/api/auth/token' || request.frame() !== page.mainFrame()) return;
    asked.set(request, { path: `${request.method()} ${pathname}`, from: lastAt, to: Number.POSITIVE_INFINITY });
  };
  const end = (request: Request) => {
    under.delete(request);
    lastAt = performance.now();
    const entry = asked.get(request);
    if (entry) entry.to = lastAt;
  };
  page.on('request', begin).on('requestfinished', end).on('requestfailed', end);
  await page.route('**/api/**', async (route) => {
    await new Promise((resolve) => setTimeout(resolve, slownessMs));
    await route.continue().catch(() => {});
  });
  await action();
  while (under.size > 0 || performance.now() - lastAt < quietMs)
    await new Promise((resolve) => setTimeout(resolve, 50));
  await page.unroute('**/api/**');
  page.off('request', begin).off('requestfinished', end).off('requestfailed', end);
  const rounds: Asked[][] = [];
  for (const entry of asked.values()) {
    const last = rounds.at(-1);
    if (last && entry.from < Math.min(...last.map(({ to }) => to))) last.push(entry);
    else rounds.push([entry]);
  }
  return rounds.map((round) => round.map(({ path }) => path));
}

/** Every screen of somebody with a project, a document and a prompt. */
async function setUpScreens(page: Page) {
  await enter(page);
  await openChat(page, 'Knitting patterns for left-handed people, shared by those who knit them');
  await awaitReply(page, 'You said: start');
  const slug = slugOf(page);
  const input = page.getByLabel('Message to the assistant');
  await input.fill('!document Vision\n!prompt Set-up\n!say Made.');
  await input.press('Enter');
  await page.getByRole('link', { name: /Vision Document/ }).waitFor();
  await awaitReply(page, /^Made\.$/);
  const [doc, prompt] = await page.evaluate(
    (address) =>
      Promise.all(
        ['documents', 'prompts'].map(async (kind) => {
          const [first] = await (await fetch(`/api/projects/${address}/${kind}`)).json();
          return first.id as string;
        }),
      ),
    slug,
  );
  const ofProject = ['project-success', 'idea-flow', 'checklists', 'documents', 'prompts', 'mockup', 'growth'];
  return {
    slug,
    screens: [
      ...['/dashboard', '/projects', '/settings', '/billing', '/subscribe'],
      ...ofProject.map((screen) => `/${screen}/${slug}`),
      `/documents/${slug}?doc=${doc}`,
      `/prompts/${slug}?prompt=${prompt}`,
    ],
  };
}

/** Follows a link to a screen from the one before; a click that comes at once, without a look at the link. */
async function follow(page: Page, href: string) {
  await page.evaluate((href) => {
    const link = Object.assign(document.createElement('a'), { href });
    document.body.append(link);
    link.click();
    link.remove();
  }, href);
  await page.waitForURL((url) => url.pathname + url.search === href);
}

test('a screen asks for everything in one round, opened by its address or by a link', async () => {
  const { page, faults } = await openPage(browser, inject('modelUrl'));
  const { slug, screens } = await setUpScreens(page);
  const table: string[] = [];
  const bare: string[] = [];
  const dull: string[] = [];
  const note = (way: string, screen: string, rounds: string[][]) => {
    const lines = rounds.map((round, at) => `${way} ${screen}  round ${at + 1}: ${round.join(', ')}`);
    table.push(...(lines.length > 0 ? lines : [`${way} ${screen}  nothing`]));
    return rounds.length;
  };
  const most: Record<string, number> = {};
  const walker = await page.context().newPage();
  await walker.goto('/terms');
  for (const screen of screens) {
    const fresh = await page.context().newPage();
    fresh.on('response', (response) => {
      const { pathname } = new URL(response.url());
      if (!/\.(js|css|woff2)$/.test(pathname) || !pathname.startsWith('/assets/')) return;
      const isLasting = response.headers()['cache-control'] === 'public, max-age=31536000, immutable';
      if (!isLasting || !/-[\w-]{8}\.\w+$/.test(pathname)) dull.push(pathname);
    });
    const opened = note('address', screen, await countRounds(fresh, () => fresh.goto(screen)));
    if ((await fresh.locator('img:not([width][height])').count()) > 0) bare.push(screen);
    await fresh.close();
    most[screen] = Math.max(opened, note('link   ', screen, await countRounds(walker, () => follow(walker, screen))));
  }
  console.log(table.join('\n').replaceAll(slug, '…'));
  expect(Object.entries(most).filter(([, rounds]) => rounds > 1)).toEqual([]);
  expect(bare).toEqual([]);
  expect(dull).toEqual([]);
  expect(faults).toEqual([]);
});

test('a link that is pointed at brings the chunk and the data, so that the click asks for nothing', async () => {
  const { page } = await openPage(browser, inject('modelUrl'));
  const { slug } = await setUpScreens(page);
  const fresh = await page.context().newPage();
  await fresh.goto(`/checklists/${slug}`);
  await fresh.waitForLoadState('networkidle');
  const asked: string[] = [];
  fresh.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (/^\/(api|assets)\//.test(pathname)) asked.push(pathname);
  });
  const link = fresh.locator(`a[href="/documents/${slug}"]`).first();
  await link.hover();
  await expect.poll(() => asked.some((path) => path.endsWith('/documents'))).toBe(true);
  expect(asked.some((path) => /^\/assets\/documents.*\.js$/.test(path))).toBe(true);
  await fresh.waitForLoadState('networkidle');
  asked.length = 0;
  await link.click();
  await fresh.getByText('Vision').first().waitFor();
  expect(asked).toEqual([]);
});

test('a message goes up with at most 1 KB beside it, however long the conversation', async () => {
  const { page } = await openPage(browser, inject('modelUrl'));
  await enter(page);
  await openChat(page, 'Knitting patterns for left-handed people, shared by those who knit them');
  await awaitReply(page, 'You said: start');
  const input = page.getByLabel('Message to the assistant');
  const beside: number[] = [];
  for (let turn = 1; turn <= 3; turn += 1) {
    const text = `Turn ${turn}. ${'Which yarn suits a left-handed beginner? '.repeat(20 * turn)}`.trim();
    const isTurn = (request: Request) => request.method() === 'POST' && request.url().endsWith('/contextual-chat');
    const sent = page.waitForRequest(isTurn);
    await input.fill(text);
    await input.press('Enter');
    const request = await sent;
    // What every browser says of itself with every call is no word of the app's.
    const headers = (await request.headersArray()).filter(({ name }) =>
      /^(authorization|cookie|accept|content-type|content-length|origin)$/i.test(name),
    );
    const headerBytes = headers.reduce((sum, { name, value }) => sum + `${name}: ${value}\r\n`.length, 0);
    beside.push(headerBytes + (request.postData()?.length ?? 0) - text.length);
    await awaitReply(page, `You said: Turn ${turn}`);
  }
  console.log(`${beside.join(', ')} bytes beside the message`);
  expect(Math.max(...beside)).toBeLessThanOrEqual(1024);
  expect(Math.max(...beside) - Math.min(...beside)).toBeLessThan(10);
});
