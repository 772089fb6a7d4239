import { gzipSync } from 'node:zlib';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { awaitReply, openBrowser, openPage, shareIdea, signUp, slugOf } from './browser.ts';

let browser: Browser;
beforeAll(async () => {
  browser = await openBrowser(inject('chromiumPath'));
});
afterAll(() => browser.close());

/**
 * Kilobytes (gzip) at the first load of a page: JavaScript, styles; fonts as they are. Requests are those that it is drawn from: the
 * document, its scripts and styles. Fonts are no part of them, for text shows without; nor is what the API is asked.
 */
const budgets = {
  landingJs: 1,
  js: 110,
  jsOfLists: 113,
  jsWithTasks: 139,
  jsWithMarkdown: 171,
  css: 12,
  fonts: 60,
  requests: 6,
  requestsWithTasks: 7,
  requestsWithMarkdown: 12,
};

test('every page keeps to its kilobytes at first load', async () => {
  const url = inject('modelUrl');
  const { page } = await openPage(browser, url);
  await page.goto('/');
  const rows = [
    await weigh('/', budgets.landingJs),
    await weigh('/terms', budgets.landingJs),
    await weigh('/privacy', budgets.landingJs),
    await weigh('/login', budgets.js),
    await weigh('/signup', budgets.js),
    await weigh('/forgot-password', budgets.js),
  ];
  await signUp(page);
  rows.push(await weigh('/home'), await weigh('/settings', budgets.jsOfLists));
  await shareIdea(page, 'Knitting patterns for left-handed people, shared by those who knit them');
  const slug = new URL(page.url()).pathname.split('/').at(-1) ?? '';
  for (const path of ['/dashboard', '/projects', '/subscribe']) rows.push(await weigh(path));
  rows.push(await weigh(`/prompts/${slug}`, budgets.jsOfLists));
  for (const screen of ['project-success', 'documents', 'mockup']) rows.push(await weigh(`/${screen}/${slug}`));
  rows.push(await weigh(`/checklists/${slug}`, budgets.jsWithTasks, budgets.requestsWithTasks));
  await awaitReply(page, 'You said: start');
  const input = page.getByLabel('Message to the assistant');
  await input.fill('!document Vision\n!say **Done**, with a [link](https://example.com).');
  await input.press('Enter');
  const card = page.getByRole('link', { name: /Vision Document/ });
  const document = new URL((await card.getAttribute('href')) ?? '', url);
  rows.push(await weigh(`/idea-flow/${slug}`, budgets.jsWithMarkdown, budgets.requestsWithMarkdown));
  rows.push(await weigh(document.pathname + document.search, budgets.jsWithMarkdown, budgets.requestsWithMarkdown));
  console.log(['page                JS KB  CSS KB  font KB  requests', ...rows.map((row) => row.line)].join('\n'));
  expect(rows.flatMap((row) => row.over)).toEqual([]);

  async function weigh(path: string, jsBudget = budgets.js, requestBudget = budgets.requests) {
    const fresh = await page.context().newPage();
    const sizes = { js: 0, css: 0, fonts: 0 };
    const reading: Promise<void>[] = [];
    let requests = 0;
    fresh.on('request', (request) => {
      if (['document', 'script', 'stylesheet'].includes(request.resourceType())) requests += 1;
    });
    fresh.on('response', (response) => {
      const kind = /\.(js|css|woff2)$/.exec(new URL(response.url()).pathname)?.[1];
      if (!kind || response.status() !== 200) return;
      reading.push(
        response.body().then((body) => {
          if (kind === 'js') sizes.js += gzipSync(body, { level: 9 }).length;
          if (kind === 'css') sizes.css += gzipSync(body, { level: 9 }).length;
          if (kind === 'woff2') sizes.fonts += body.length;
        }),
      );
    });
    const client = await fresh.context().newCDPSession(fresh);
    await client.send('Network.setCacheDisabled', { cacheDisabled: true });
    await fresh.goto(path);
    await fresh.waitForLoadState('networkidle');
    await Promise.all(reading);
    await fresh.close();
    const kb = (bytes: number) => (bytes / 1024).toFixed(1);
    const name = path.replace(/^(\/[a-z-]+)\/.+$/, '$1/…').padEnd(18);
    const line = `${name} ${kb(sizes.js).padStart(6)}  ${kb(sizes.css).padStart(6)}  ${kb(sizes.fonts).padStart(7)}  ${String(requests).padStart(8)}`;
    expect(sizes.js).toBeGreaterThan(0);
    const limits = [
      [sizes.js, jsBudget, 'JS'],
      [sizes.css, budgets.css, 'CSS'],
      [sizes.fonts, budgets.fonts, 'fonts'],
    ] as const;
    const over = limits
      .filter(([size, budget]) => size > budget * 1024)
      .map(([size, budget, what]) => `${path}: ${kb(size)} KB of ${what}, budget ${budget}`);
    if (requests > requestBudget) over.push(`${path}: ${requests} requests, budget ${requestBudget}`);
    return { line, over };
  }
});

test('a screen stands as it will be before any script came, and asks for nothing twice', async () => {
  const { page } = await openPage(browser, inject('modelUrl'));
  const placeOf = async (tab: Page, what: string) => {
    const place = await tab.locator(what).filter({ visible: true }).first().boundingBox();
    return [new URL(tab.url()).pathname, what, place && Object.values(place).map(Math.round).join(' ')];
  };
  const compare = async (screens: [path: string, ...parts: string[]][]) => {
    for (const [path, ...parts] of screens)
      for (const part of parts) {
        const early = await page.context().newPage();
        await early.route('**/assets/*.js', (route) => route.abort());
        await early.goto(path);
        const expected = await placeOf(early, part);
        expect(await early.locator('.shell[inert]').count()).toBe(1);
        await early.close();
        const late = await page.context().newPage();
        const asked: string[] = [];
        late.on('request', (request) => asked.push(new URL(request.url()).pathname));
        await late.goto(path);
        await late.waitForFunction(() => !document.querySelector('.shell'));
        await late.waitForLoadState('networkidle');
        expect(await placeOf(late, part)).toEqual(expected);
        await late.close();
        expect(asked.filter((each, at) => asked.indexOf(each) < at)).toEqual([]);
      }
  };
  await compare([
    ['/login', 'h1', 'form'],
    ['/signup', 'h1', 'form'],
  ]);
  await signUp(page);
  await shareIdea(page, 'Knitting patterns for left-handed people, shared by those who knit them');
  const slug = slugOf(page);
  await compare([
    ['/dashboard', 'header', 'h1'],
    ['/settings', 'header', 'h1'],
    [`/checklists/${slug}`, 'header', 'nav[aria-label=Project]'],
  ]);
});
