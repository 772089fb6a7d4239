import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { awaitReply, enter, openBrowser, openChat, openPage, slugOf } from './browser.ts';
import { type FirstLoad, type ScreenKind, weighFirstLoads } from './first-load.ts';

let browser: Browser;
beforeAll(async () => {
  browser = await openBrowser(inject('chromiumPath'));
});
afterAll(() => browser.close());

/** What each kind of screen weighs at most today. What it shall weigh stands in `npm run bench`. */
const most: Record<ScreenKind, Pick<FirstLoad, 'js' | 'requests'>> = {
  landing: { js: 1, requests: 6 },
  door: { js: 110, requests: 6 },
  newcomer: { js: 110, requests: 6 },
  person: { js: 110, requests: 6 },
  project: { js: 110, requests: 6 },
  tasks: { js: 112, requests: 6 },
  markdown: { js: 169, requests: 11 },
};
const mostStyles = { css: 11.5, fonts: 60 };

test('every page keeps to its kilobytes at first load', async () => {
  const url = inject('modelUrl');
  const { page } = await openPage(browser, url);
  await enter(page);
  await openChat(page, 'Knitting patterns for left-handed people, shared by those who knit them');
  await awaitReply(page, 'You said: start');
  const input = page.getByLabel('Message to the assistant');
  await input.fill('!document Vision\n!say **Done**, with a [link](https://example.com).');
  await input.press('Enter');
  const card = page.getByRole('link', { name: /Vision Document/ });
  const document = new URL((await card.getAttribute('href')) ?? '', url);
  const loads = await weighFirstLoads(page, slugOf(page), document.pathname + document.search);
  console.table(loads);
  expect(loads.filter(({ kind, js }) => js === 0 || js > most[kind].js)).toEqual([]);
  expect(loads.filter(({ kind, requests }) => requests > most[kind].requests)).toEqual([]);
  expect(loads.filter(({ css, fonts }) => css > mostStyles.css || fonts > mostStyles.fonts)).toEqual([]);
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
  await enter(page);
  await openChat(page, 'Knitting patterns for left-handed people, shared by those who knit them');
  const slug = slugOf(page);
  await compare([
    ['/dashboard', 'header', 'h1'],
    ['/settings', 'header', 'h1'],
    [`/checklists/${slug}`, 'header', 'nav[aria-label=Project]'],
  ]);
});
