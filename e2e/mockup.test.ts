import { readFileSync } from 'node:fs';
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { enter, expectAccessible, expectNoOverflow, expectToast, openBrowser, openPage, phone } from './browser.ts';
import { runSql } from './database.ts';

const url = inject('guideUrl');
const hostileName = '<script>document.title="run"</script>';

let browser: Browser;
beforeAll(async () => {
  browser = await openBrowser(inject('chromiumPath'));
});
afterAll(() => browser.close());

test('the mockup follows name and description, in three widths, copied and downloaded, with all text as text', async () => {
  const { page, faults } = await openPage(browser, url);
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  const { email } = await enter(page);
  await runSql(
    url,
    `insert into projects (id, user_id, name, slug, description) select ?, id, ?, 'mockup-1', ? from users where email = ?`,
    crypto.randomUUID(),
    hostileName,
    'A shop where people buy <img src=x onerror=alert(1)> handmade knives from smiths nearby.',
    email,
  );
  await page.goto('/mockup/mockup-1');
  const frame = page.frameLocator('iframe[sandbox="allow-scripts"]');
  await frame.getByText(hostileName).first().waitFor();
  await frame.getByText('handmade knives').first().waitFor();
  expect(await frame.locator('script').count()).toBe(0);
  expect(await frame.locator('img[src=x]').count()).toBe(0);
  await expectAccessible(page);

  const widths: number[] = [];
  for (const name of ['Phone', 'Tablet', 'Desktop']) {
    await page
      .getByText(new RegExp(`^${name}`))
      .first()
      .click();
    await expect.poll(() => frame.locator('body').evaluate(() => innerWidth)).not.toBe(widths.at(-1));
    widths.push(await frame.locator('body').evaluate(() => innerWidth));
  }
  expect(widths.slice(0, 2)).toEqual([390, 820]);
  expect(widths[2]).toBeGreaterThanOrEqual(1280);

  await page.getByRole('button', { name: /Copy/ }).click();
  await expectToast(page, 'Copied to clipboard');
  const copied = await page.evaluate(() => navigator.clipboard.readText());
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: /Download/ }).click(),
  ]);
  expect(download.suggestedFilename()).toBe('mockup-1.html');
  const saved = readFileSync(await download.path(), 'utf8');
  expect(saved).toBe(copied);
  expect(saved).toContain('&lt;script&gt;');
  expect(saved).not.toContain('<script');

  await page.setViewportSize(phone);
  await expectNoOverflow(page);
  expect(faults).toEqual([]);
});
