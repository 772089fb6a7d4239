import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { expectSoundEverywhere, expectToast, openBrowser, openPage, phone, signUp } from './browser.ts';

let browser: Browser;
beforeAll(async () => {
  browser = await openBrowser(inject('chromiumPath'));
});
afterAll(() => browser.close());

test('what a search engine reads is in the HTML, and unknown addresses are not found', async () => {
  const url = inject('guideUrl');
  const read = async (path: string) => {
    const answer = await fetch(url + path, { redirect: 'manual' });
    return { status: answer.status, cache: answer.headers.get('cache-control') ?? '', text: await answer.text() };
  };
  const landing = await read('/');
  for (const text of [
    'Generate My Development Roadmap',
    'THE SYSTEM SHALL',
    'Launch &amp; Growth',
    '$9.99',
    'RECOMMENDED',
    'EARLY ACCESS',
    'Get Started Free',
    'Upgrade to Pro',
    '<title>Launchpath: from an app idea',
    'name="description"',
    'property="og:image"',
    'name="twitter:card"',
  ]) {
    expect(landing.text).toContain(text);
  }
  expect((await read('/terms')).text).toContain('Last updated');
  expect((await read('/privacy')).text).toContain('not used to train AI models');
  expect((await read('/sitemap.xml')).text).toContain('/privacy</loc>');
  expect((await read('/robots.txt')).text).toContain('Disallow: /api/');
  for (const path of ['/login', '/settings', '/idea-flow/some-project', '/verify-email?token=x']) {
    const shell = await read(path);
    expect(shell.status).toBe(200);
    expect(shell.text).toContain('id="app"');
  }
  for (const path of ['/nowhere', '/nowhere/at/all', '/assets/gone-12345678.js']) {
    const missing = await read(path);
    expect(missing.status).toBe(404);
    expect(missing.text).toContain('Page Not Found');
    expect(missing.cache).not.toContain('immutable');
  }
  const [script = ''] = /\/assets\/[\w.-]+\.js/.exec(landing.text) ?? [];
  expect((await read(script)).cache).toContain('immutable');
});

test('the landing page for a visitor, everywhere', async () => {
  const { page, faults } = await openPage(browser, inject('guideUrl'));
  const scripts: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'script') scripts.push(request.url());
    if (request.url().includes('/api/')) faults.push(request.url());
  });
  await page.goto('/');
  await page.waitForLoadState('networkidle');
  // The page is whole without the app: what it loads are the theme's script and its own.
  expect(scripts.length).toBeLessThanOrEqual(3);
  await expectSoundEverywhere(page);
  for (const colorScheme of ['dark', 'light'] as const) {
    await page.emulateMedia({ colorScheme });
    await expect.poll(() => page.locator('html').getAttribute('data-theme')).toBe(colorScheme);
  }
  const doors = ['Sign In', 'Get Started', 'Generate My Development Roadmap', 'Get Started Free', 'Upgrade to Pro'];
  for (const name of doors) {
    expect(await page.getByRole('link', { name, exact: true }).getAttribute('href')).toBe('/login');
  }
  for (const path of ['/terms', '/privacy', '/nowhere']) {
    await page.goto(path);
    await expectSoundEverywhere(page);
  }
  await page.getByRole('link', { name: 'Return Home' }).click();
  await page.getByRole('link', { name: 'Generate My Development Roadmap' }).click();
  await page.waitForURL('**/login');
  expect(faults.filter((fault) => !/status of 404|\/api\/(auth\/user|config)$/.test(fault))).toEqual([]);
});

test('a signed-in visitor is taken to the app without seeing the landing page, and leaves by the menu', async () => {
  const { page } = await openPage(browser, inject('guideUrl'), { viewport: phone });
  const { email } = await signUp(page);
  await page.addInitScript(() => {
    const watch = () => {
      const heading = document.querySelector('[data-until-app=page] h1');
      if (heading?.checkVisibility({ visibilityProperty: true })) sessionStorage.setItem('seen', 'yes');
      requestAnimationFrame(watch);
    };
    requestAnimationFrame(watch);
  });
  await page.goto('/');
  await page.waitForURL('**/dashboard');
  expect(await page.evaluate(() => sessionStorage.getItem('seen'))).toBeNull();

  await page.goto('/terms');
  await page.getByRole('button', { name: 'Account menu' }).click();
  await page.getByText(email).waitFor();
  await page.getByText('Free Plan', { exact: true }).waitFor();
  await expectSoundEverywhere(page);
  await page.getByRole('menuitem', { name: 'Settings' }).click();
  await page.getByRole('heading', { name: 'Settings' }).waitFor();
  await page.goto('/terms');
  await page.getByRole('button', { name: 'Account menu' }).click();
  await page.getByRole('menuitem', { name: 'Dashboard' }).click();
  await page.waitForURL('**/dashboard');
  await page.goto('/privacy');
  await page.getByRole('button', { name: 'Account menu' }).click();
  await page.getByRole('menuitem', { name: 'Log out' }).click();
  await expectToast(page, 'Logged out', 'You have been successfully logged out');
  await page.waitForURL((url) => url.pathname === '/');
  await page.getByRole('link', { name: 'Sign In', exact: true }).waitFor();

  // A hint that outlived its session costs a moment, and nothing else.
  await page.evaluate(() => localStorage.setItem('signed-in', '1'));
  await page.goto('/');
  await page.getByRole('heading', { level: 1 }).waitFor();
  expect(await page.evaluate(() => localStorage.getItem('signed-in'))).toBeNull();
});
