import { gzipSync } from 'node:zlib';
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { awaitReply, openBrowser, openPage, shareIdea, signUp } from './browser.ts';

let browser: Browser;
beforeAll(async () => {
  browser = await openBrowser(inject('chromiumPath'));
});
afterAll(() => browser.close());

/** Kilobytes (gzip) at the first load of a page: JavaScript, styles; fonts as they are. */
const budgets = {
  landingJs: 40,
  jsOfDoors: 126,
  js: 131,
  jsOfLists: 142,
  jsWithTasks: 165,
  jsWithMarkdown: 202,
  css: 13,
  fonts: 60,
};

test('every page keeps to its kilobytes at first load', async () => {
  const url = inject('modelUrl');
  const { page } = await openPage(browser, url);
  await page.goto('/');
  const rows = [
    await weigh('/', budgets.landingJs),
    await weigh('/terms', budgets.landingJs),
    await weigh('/privacy', budgets.landingJs),
    await weigh('/login', budgets.jsOfDoors),
    await weigh('/signup', budgets.jsOfDoors),
    await weigh('/forgot-password', budgets.jsOfDoors),
  ];
  await signUp(page);
  rows.push(await weigh('/home'), await weigh('/settings'));
  await shareIdea(page, 'Knitting patterns for left-handed people, shared by those who knit them');
  const slug = new URL(page.url()).pathname.split('/').at(-1) ?? '';
  for (const path of ['/dashboard', '/projects', '/subscribe']) rows.push(await weigh(path));
  for (const screen of ['documents', 'prompts']) rows.push(await weigh(`/${screen}/${slug}`, budgets.jsOfLists));
  for (const screen of ['project-success', 'mockup']) rows.push(await weigh(`/${screen}/${slug}`));
  rows.push(await weigh(`/checklists/${slug}`, budgets.jsWithTasks));
  await awaitReply(page, 'You said: start');
  const input = page.getByLabel('Message to the assistant');
  await input.fill('!document Vision\n!say **Done**, with a [link](https://example.com).');
  await input.press('Enter');
  const card = page.getByRole('link', { name: /Vision Document/ });
  const document = new URL((await card.getAttribute('href')) ?? '', url);
  rows.push(await weigh(`/idea-flow/${slug}`, budgets.jsWithMarkdown));
  rows.push(await weigh(document.pathname + document.search, budgets.jsWithMarkdown));
  console.log(['page                JS KB  CSS KB  font KB', ...rows.map((row) => row.line)].join('\n'));
  expect(rows.flatMap((row) => row.over)).toEqual([]);

  async function weigh(path: string, jsBudget = budgets.js) {
    const fresh = await page.context().newPage();
    const sizes = { js: 0, css: 0, fonts: 0 };
    const reading: Promise<void>[] = [];
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
    const line = `${name} ${kb(sizes.js).padStart(6)}  ${kb(sizes.css).padStart(6)}  ${kb(sizes.fonts).padStart(7)}`;
    expect(sizes.js).toBeGreaterThan(0);
    const limits = [
      [sizes.js, jsBudget, 'JS'],
      [sizes.css, budgets.css, 'CSS'],
      [sizes.fonts, budgets.fonts, 'fonts'],
    ] as const;
    const over = limits
      .filter(([size, budget]) => size > budget * 1024)
      .map(([size, budget, what]) => `${path}: ${kb(size)} KB of ${what}, budget ${budget}`);
    return { line, over };
  }
});
