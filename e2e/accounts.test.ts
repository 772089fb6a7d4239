import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { enter, expectSoundEverywhere, expectToast, openBrowser, openPage, phone, signIn } from './browser.ts';
import { findLink, readMail } from './mail.ts';

let browser: Browser;
beforeAll(async () => {
  browser = await openBrowser(inject('chromiumPath'));
});
afterAll(() => browser.close());

const newPassword = 'a better horse battery';

test('signing up asks for the terms, says what is wrong, and keeps the choices that were made', async () => {
  const { page, faults } = await openPage(browser, inject('guideUrl'));
  await page.goto('/signup');
  await page.getByText('Password must be at least 8 characters long').waitFor();
  await expectSoundEverywhere(page);
  const email = `choices-${Date.now()}@example.com`;
  const create = page.getByRole('button', { name: 'Create Account' });
  await page.getByLabel('Email', { exact: true }).fill(email);
  await page.getByLabel('Password', { exact: true }).fill('password123');
  await page.getByLabel('Confirm Password').fill('password124');
  await create.click();
  await expectToast(page, 'Terms Required', 'Please accept the Terms of Service and Privacy Policy to continue');
  await page.getByRole('checkbox', { name: /I accept/ }).check();
  await create.click();
  await expectToast(page, 'Password Error', "Passwords don't match");
  await page.getByLabel('Confirm Password').fill('password123');
  await create.click();
  await expectToast(page, 'Registration Failed');

  await page.getByLabel('Password', { exact: true }).fill('correct horse battery');
  await page.getByLabel('Confirm Password').fill('correct horse battery');
  await page.getByRole('checkbox', { name: 'Tips and offers' }).uncheck();
  const stored = page.waitForResponse((answer) => answer.url().endsWith('/api/user/email-preferences'));
  await create.click();
  await page.waitForURL('**/dashboard');
  await expectToast(page, 'Account Created!', "You've been successfully registered");
  expect((await stored).status()).toBe(200);

  await page.goto('/settings');
  await page.getByRole('heading', { name: 'Settings' }).waitFor();
  await page.getByText('Upgrade to Pro for more projects and prompts.').waitFor();
  expect(await page.getByRole('link', { name: 'Upgrade to Pro' }).getAttribute('href')).toBe('/subscribe');
  expect(await page.getByRole('switch', { name: 'Tips and offers' }).isChecked()).toBe(false);
  expect(await page.getByRole('switch', { name: 'Product updates' }).isChecked()).toBe(true);
  await page.getByRole('radio', { name: 'Dark' }).check({ force: true });
  await page.reload();
  await page.getByRole('heading', { name: 'Settings' }).waitFor();
  expect(await page.locator('html').getAttribute('data-theme')).toBe('dark');
  expect(await page.getByRole('radio', { name: 'Dark' }).isChecked()).toBe(true);
  // A refused password is an answer (400), which Chromium reports as a failed load.
  expect(faults.filter((fault) => !/status of 4\d\d/.test(fault))).toEqual([]);
});

test('signing in: a wrong password, the way back to where one was headed, and out by the link', async () => {
  const { page, faults } = await openPage(browser, inject('guideUrl'), { viewport: phone, colorScheme: 'dark' });
  const person = await enter(page);
  await page.goto('/settings');
  await page.getByRole('link', { name: 'Sign Out' }).click();
  await page.getByRole('heading', { level: 1, name: /You have the idea/ }).waitFor();
  await page.goto('/settings');
  await page.waitForURL('**/login?redirect=%2Fsettings');
  await expectSoundEverywhere(page);
  await signIn(page, { ...person, password: 'wrong' });
  await expectToast(page, 'Login Failed');
  await signIn(page, person);
  await page.waitForURL('**/settings');
  await expectToast(page, 'Success!', "You've been successfully logged in");
  for (const door of ['/login', '/signup']) {
    await page.goto(door);
    await page.waitForURL('**/dashboard');
  }
  expect(faults).toEqual([]);
});

test('a forgotten password: the same answer for everyone, a link that works once, and every session ended', async () => {
  const url = inject('guideUrl');
  const { page: elsewhere } = await openPage(browser, url);
  const person = await enter(elsewhere);
  const { page } = await openPage(browser, url);
  await page.goto('/login');
  await page.getByRole('link', { name: 'Forgot password?' }).click();
  await page.getByRole('heading', { name: 'Forgot your password?' }).waitFor();
  await expectSoundEverywhere(page);
  const ask = async (email: string) => {
    await page.getByLabel('Email').fill(email);
    await page.getByRole('button', { name: 'Send Reset Instructions' }).click();
    await expectToast(page, 'Reset Email Sent', 'Check your inbox for password reset instructions');
    await page.getByRole('heading', { name: 'Check Your Email' }).waitFor();
    await page.getByText(email).waitFor();
  };
  await ask('nobody-at-all@example.com');
  await expectSoundEverywhere(page);
  await page.getByRole('button', { name: 'Try Again' }).click();
  await ask(person.email);

  const link = findLink(await readMail(person.email, /reset-password/), '/reset-password');
  await page.goto(link);
  await page.getByLabel('New Password', { exact: true }).fill('password123');
  await page.getByLabel('Confirm New Password').fill('password123');
  await expectSoundEverywhere(page);
  await page.getByRole('button', { name: 'Save New Password' }).click();
  await page.getByRole('alert').waitFor();
  await page.getByLabel('New Password', { exact: true }).fill(newPassword);
  await page.getByLabel('Confirm New Password').fill(newPassword);
  await page.getByRole('button', { name: 'Save New Password' }).click();
  await expectToast(page, 'Password Changed');
  await page.waitForURL('**/login');
  await signIn(page, { ...person, password: newPassword });
  await page.waitForURL('**/dashboard');

  await elsewhere.goto('/settings');
  await elsewhere.waitForURL('**/login**');
  await page.goto(link);
  await page.getByLabel('New Password', { exact: true }).fill(newPassword);
  await page.getByLabel('Confirm New Password').fill(newPassword);
  await page.getByRole('button', { name: 'Save New Password' }).click();
  await page.getByRole('heading', { name: 'This link no longer works' }).waitFor();
  await expectSoundEverywhere(page);
  await page.getByRole('link', { name: 'Request a New Link' }).click();
  await page.getByRole('heading', { name: 'Forgot your password?' }).waitFor();
});

test('the email is verified by its link; a broken link leads to a new one', async () => {
  const { page } = await openPage(browser, inject('guideUrl'));
  const { email } = await enter(page);
  const link = findLink(await readMail(email, /verify-email/), '/verify-email');
  await page.goto('/verify-email?token=not-a-token');
  await page.getByRole('heading', { name: 'This link no longer works' }).waitFor();
  await expectSoundEverywhere(page);
  await page.getByRole('button', { name: 'Send again' }).click();
  await expectToast(page, 'Verification Email Sent', email);
  await page.goto('/settings');
  const banner = page.getByRole('complementary', { name: 'Verify your email' });
  await banner.waitFor();
  await expectSoundEverywhere(page);
  await banner.getByRole('button', { name: 'Send again' }).click();
  await expectToast(page, 'Verification Email Sent', email);

  await page.goto(link);
  await page.getByRole('heading', { name: 'Your email is verified' }).waitFor();
  await expectSoundEverywhere(page);
  await page.getByRole('link', { name: 'Go to Dashboard' }).click();
  await page.waitForURL('**/dashboard');
  await page.goto('/settings');
  await page.getByText('Signed in on').waitFor();
  expect(await banner.count()).toBe(0);
});

test('sessions are seen and revoked, and a new password ends the others', async () => {
  const url = inject('guideUrl');
  const { page } = await openPage(browser, url);
  const person = await enter(page);
  const { page: other } = await openPage(browser, url, { viewport: phone });
  const enterElsewhere = async (password: string) => {
    await other.goto('/login');
    await signIn(other, { ...person, password });
    await other.waitForURL('**/dashboard');
  };
  await enterElsewhere(person.password);

  await page.goto('/settings');
  await page.getByText('This device', { exact: true }).first().waitFor();
  await page.getByRole('button', { name: /^Revoke/ }).click();
  await expectToast(page, 'Session Revoked');
  expect(await page.getByRole('button', { name: /^Revoke/ }).count()).toBe(0);
  await other.goto('/settings');
  await other.waitForURL('**/login**');

  await enterElsewhere(person.password);
  await page.getByRole('button', { name: 'Change Password' }).click();
  const form = page.getByRole('form', { name: 'Change Password' });
  await expectSoundEverywhere(page);
  await form.getByLabel('Current Password').fill('not the current one');
  await form.getByLabel('New Password', { exact: true }).fill(newPassword);
  await form.getByLabel('Confirm New Password').fill(newPassword);
  await form.getByRole('button', { name: 'Save New Password' }).click();
  await page.getByText('This is not your current password.').waitFor();
  await form.getByLabel('Current Password').fill(person.password);
  await form.getByRole('button', { name: 'Save New Password' }).click();
  await expectToast(page, 'Password Changed');
  await page.reload();
  await page.getByText('Signed in on').waitFor();
  await other.goto('/settings');
  await other.waitForURL('**/login**');
  await enterElsewhere(newPassword);
});

test('email choices go back when they could not be saved, and a toast can be swiped away', async () => {
  const { page } = await openPage(browser, inject('guideUrl'));
  await enter(page);
  await page.goto('/settings');
  const choice = page.getByRole('switch', { name: 'Cycle reminders' });
  await choice.waitFor();
  await page.route('**/api/user/email-preferences', (route) =>
    route.fulfill({ status: 503, json: { message: 'Down.', code: 'internal.error' } }),
  );
  await choice.click({ force: true });
  await expectToast(page, 'Error', 'Failed to update preferences: 503');
  expect(await choice.isChecked()).toBe(true);
  await page.unroute('**/api/user/email-preferences');
  await choice.click({ force: true });
  await expectToast(page, 'Email preferences updated', 'Your email notification settings have been saved.');
  await page.reload();
  await choice.waitFor();
  await expect.poll(() => choice.isChecked()).toBe(false);

  await choice.click({ force: true });
  const toast = page.getByText('Email preferences updated');
  const box = await toast.boundingBox();
  if (!box) throw new Error('The toast is nowhere.');
  const swipe = async (distance: number) => {
    await page.mouse.move(box.x + 10, box.y + 5);
    await page.mouse.down();
    await page.mouse.move(box.x + 10 + distance, box.y + 5, { steps: 5 });
    await page.mouse.up();
  };
  await swipe(40);
  expect(await toast.count()).toBe(1);
  await swipe(60);
  expect(await toast.count()).toBe(0);
});

test('everything can be taken along, and taken away', async () => {
  const { page } = await openPage(browser, inject('guideUrl'));
  const person = await enter(page);
  await page.goto('/settings');
  const arriving = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download Export' }).click();
  expect((await arriving).suggestedFilename()).toMatch(/\.zip$/);
  await expectToast(page, 'Export Ready');

  await page.getByRole('button', { name: 'Delete Account' }).click();
  const dialog = page.getByRole('dialog', { name: 'Delete your account?' });
  const confirm = dialog.getByRole('button', { name: 'Delete Account' });
  await expectSoundEverywhere(page);
  await dialog.getByLabel('Your email').fill('someone-else@example.com');
  expect(await confirm.isDisabled()).toBe(true);
  await dialog.getByLabel('Your email').fill(person.email);
  await confirm.click();
  await page.getByRole('heading', { level: 1, name: /You have the idea/ }).waitFor();
  await expectToast(page, 'Account Deleted');
  await page.goto('/login');
  await signIn(page, person);
  await expectToast(page, 'Login Failed');
});
