import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { enter, expectSoundEverywhere, openBrowser, openChat, openPage, slugOf } from './browser.ts';
import { saveDocuments } from './documents.ts';

const url = inject('guideUrl');

let browser: Browser;
beforeAll(async () => {
  browser = await openBrowser(inject('chromiumPath'));
});
afterAll(() => browser.close());

/** After a reload some browsers no longer know by themselves that they are cut off. */
const isOffline = (page: Page) => page.getByText(/You are offline\.|Launchpath can't be reached\./);
/** The files are kept a few seconds after a page was opened. */
const awaitKept = (page: Page) => page.evaluate(async () => void (await navigator.serviceWorker.ready));
const copies = (page: Page) => page.evaluate(async () => (await caches.keys()).includes('offline-copy'));

test('without a connection the app opens, shows what was loaded last, says so, and keeps what one types', async () => {
  const { page, faults } = await openPage(browser, url, { worksOffline: true });
  await enter(page);
  await openChat(page, 'Crumb Basket: customers order bread the evening before, bakers see what to bake.');
  const slug = slugOf(page);
  await page.getByRole('button', { name: 'Send', exact: true }).waitFor();
  await page.getByText('Have I read').first().waitFor();
  await saveDocuments(page, slug, [
    { title: 'How the oven is booked', type: 'plan', content: '# Oven\n\nBy the hour.' },
  ]);
  await page.goto(`/documents/${slug}`);
  await page.getByText('How the oven is booked').click();
  await page.getByText('By the hour.').waitFor();
  await page.goto(`/checklists/${slug}`);
  const firstTask = page.locator('[id^=task-]').first();
  await firstTask.getByRole('checkbox').click();
  await page.getByText('1 of 58 resolved').first().waitFor();
  await awaitKept(page);
  expect(faults).toEqual([]);

  await page.context().setOffline(true);
  await page.reload();
  await isOffline(page).waitFor();
  await page.getByText('What you see was loaded today').waitFor();
  // What was done since it was loaded is in the copy.
  await page.getByText('1 of 58 resolved').first().waitFor();
  await expectSoundEverywhere(page);

  // By an address, and by links.
  await page.goto(`/idea-flow/${slug}`);
  await page.getByText('Have I read').first().waitFor();
  await page.getByPlaceholder('Write a message').fill('Thought of on a train');
  await page.getByPlaceholder('Write a message').press('Enter');
  await page.getByText('Failed to send message').first().waitFor();
  await page.getByRole('link', { name: 'Docs', exact: true }).click();
  await page.getByText('How the oven is booked').click();
  await page.getByText('By the hour.').waitFor();
  await page.getByRole('link', { name: 'My Ideas' }).click();
  await page.locator(`[href*="${slug}"]`).first().waitFor();

  // What was never loaded says that it can't be reached, and leaves a way on.
  await page.goto(`/prompts/${slug}`);
  await page.getByText("can't be reached").first().waitFor();

  await page.context().setOffline(false);
  await isOffline(page).waitFor({ state: 'detached' });
  await page.goto(`/idea-flow/${slug}`);
  await page.getByText('Thought of on a train').first().waitFor();
  await page.getByRole('button', { name: 'Send', exact: true }).click();
  await page.getByRole('button', { name: 'Send', exact: true }).waitFor();
});

test('after a sign-out nothing of what was loaded is left in the browser', async () => {
  const { page } = await openPage(browser, url, { worksOffline: true });
  await enter(page);
  await openChat(page, 'Crumb Basket: customers order bread the evening before, bakers see what to bake.');
  const slug = slugOf(page);
  await page.getByText('Have I read').first().waitFor();
  await awaitKept(page);
  await expect.poll(() => copies(page)).toBe(true);

  await page.getByRole('button', { name: 'Account menu' }).click();
  await page.getByRole('menuitem', { name: 'Sign Out' }).click();
  await page.waitForURL(`${url}/`);
  await expect.poll(() => copies(page)).toBe(false);

  await page.context().setOffline(true);
  await page.goto('/dashboard');
  await page.getByText("can't be reached").waitFor();
  expect(await page.locator(`[href*="${slug}"]`).count()).toBe(0);
});

test('the app can be installed: its manifest names icons that are there and the page where it opens', async () => {
  const { page } = await openPage(browser, url);
  await page.goto('/');
  const found = await page.evaluate(async () => {
    const href = document.querySelector<HTMLLinkElement>('link[rel=manifest]')?.href ?? '';
    const manifest: { start_url: string; icons: { src: string; sizes: string }[] } = await (await fetch(href)).json();
    const measure = async ({ src, sizes }: { src: string; sizes: string }) => {
      const image = new Image();
      image.src = src;
      await image.decode();
      return sizes === 'any' || sizes === `${image.naturalWidth}x${image.naturalHeight}`;
    };
    return {
      opens: (await fetch(manifest.start_url)).status,
      icons: await Promise.all(manifest.icons.map(measure)),
      apple: (await fetch('/icons/apple-touch-180.png')).status,
    };
  });
  expect(found).toEqual({ opens: 200, icons: [true, true, true, true], apple: 200 });

  // What the browser itself has against it; a fresh profile is a private window to it.
  const devtools = await page.context().newCDPSession(page);
  const { installabilityErrors } = await devtools.send('Page.getInstallabilityErrors');
  expect(installabilityErrors.filter(({ errorId }) => errorId !== 'in-incognito')).toEqual([]);
});
