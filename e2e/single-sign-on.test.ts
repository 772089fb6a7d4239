import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { expectToast, openBrowser, openPage } from './browser.ts';

let browser: Browser;
beforeAll(async () => {
  browser = await openBrowser(inject('chromiumPath'));
});
afterAll(() => browser.close());

const button = (page: Page) => page.getByRole('button', { name: 'Single sign-on' });

/**
 * Clicks the button, and signs in at the provider as `name` in the popup that opens. Whom the provider knows already it sends
 * straight back.
 */
async function signInAtProvider(page: Page, name: string, { known = false } = {}) {
  const [popup] = await Promise.all([page.waitForEvent('popup'), button(page).click()]);
  const closed = popup.isClosed() || popup.waitForEvent('close');
  if (!known) {
    await popup.locator('input[name=login]').fill(name);
    await popup.locator('input[name=password]').fill('anything');
    await popup.getByRole('button', { name: 'Sign-in' }).click();
    await popup.getByRole('button', { name: 'Continue' }).click();
  }
  await closed;
}

test('single sign-on in a popup: no account by signing in, one by signing up, then in again', async () => {
  const { page, faults } = await openPage(browser, inject('modelUrl'));
  const name = `ann${Date.now()}`;
  await page.goto('/login');
  await signInAtProvider(page, name);
  await expectToast(page, 'Login Failed', 'There is no account for this sign-in yet. Please sign up first.');

  await page.getByRole('link', { name: 'Create an account' }).click();
  // The address changes before the screen does: a click in between would meet the login page's button.
  const terms = page.getByRole('checkbox', { name: /I accept/ });
  await terms.waitFor();
  await button(page).click();
  await expectToast(page, 'Terms Required');
  await terms.check();
  await page.getByRole('checkbox', { name: 'Product updates' }).uncheck();
  const stored = page.waitForResponse((answer) => answer.url().endsWith('/api/user/email-preferences'));
  await signInAtProvider(page, name, { known: true });
  await page.waitForURL('**/dashboard');
  await expectToast(page, 'Account Created!');
  expect((await stored).status()).toBe(200);

  await page.goto('/settings');
  await page.getByText(`${name} Example`).first().waitFor();
  await page.getByText('Signed in on').waitFor();
  expect(await page.getByRole('button', { name: 'Change Password' }).count()).toBe(0);
  expect(await page.getByRole('switch', { name: 'Product updates' }).isChecked()).toBe(false);
  await page.getByRole('link', { name: 'Sign Out' }).click();
  await page.goto('/login');
  await signInAtProvider(page, name, { known: true });
  await page.waitForURL('**/dashboard');
  await expectToast(page, 'Success!');
  expect(faults).toEqual([]);
});

test('a popup that is closed says so, and the way stays open', async () => {
  const { page } = await openPage(browser, inject('modelUrl'));
  await page.goto('/login');
  const [popup] = await Promise.all([page.waitForEvent('popup'), button(page).click()]);
  await popup.waitForURL(`${inject('identityUrl')}/**`);
  await popup.close();
  const message = 'Popup was blocked or closed. Please try again and allow popups for this site.';
  await expectToast(page, 'Login Failed', message);
  expect(await button(page).isEnabled()).toBe(true);
});
