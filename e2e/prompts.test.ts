import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import {
  awaitReply,
  enter,
  expectSoundEverywhere,
  expectToast,
  openBrowser,
  openChat,
  openPage,
  phone,
} from './browser.ts';
import { runSql } from './database.ts';

const idea = 'A pre-order page for our bakery, so that people can reserve bread the evening before';
const url = inject('modelUrl');

let browser: Browser;
beforeAll(async () => {
  browser = await openBrowser(inject('chromiumPath'));
});
afterAll(() => browser.close());

const titlesOf = (page: Page) => page.getByRole('main').getByRole('heading', { level: 4 }).allTextContents();

test('prompts are generated, found, copied, used, organized and read version by version', async () => {
  const { page, faults } = await openPage(browser, url);
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  const { email } = await enter(page);
  await openChat(page, idea);
  await awaitReply(page, 'You said: start');
  await page.getByRole('link', { name: 'Prompts', exact: true }).click();
  await page.getByText('No Prompts Yet').waitFor();
  await expectSoundEverywhere(page);

  // From a title; an answer that is no prompt is told, counts as any answer does, and the title is kept.
  const title = page.getByLabel('Title');
  const generate = page.getByRole('button', { name: 'Generate Prompt' });
  await title.fill('Checkout page');
  await generate.click();
  await page.getByText('The assistant needs to know more before it can write this prompt.').waitFor();
  expect(await title.inputValue()).toBe('Checkout page');
  await title.fill('!prompt Checkout page');
  await generate.click();
  await expectToast(page, 'Prompt generated');
  await expect.poll(() => titlesOf(page)).toEqual(['!prompt Checkout page']);
  await page
    .getByText(/2 of 5/)
    .first()
    .waitFor();
  await expectSoundEverywhere(page);

  // More of them by the chat: another version, other steps and kinds, and one without a step.
  await page.getByRole('link', { name: 'Chat', exact: true }).click();
  const input = page.getByLabel('Message to the assistant');
  await input.fill('!prompt Login\n!prompt Login\n!prompt Launch mails\n!say All are there.');
  await input.press('Enter');
  await awaitReply(page, /^All are there\.$/);
  await runSql(
    url,
    `update prompts set step_number = 3, document_type = 'marketing_assets' where title = 'Launch mails' and project_id in
       (select projects.id from projects join users on users.id = projects.user_id where email = ?)`,
    email,
  );
  await runSql(
    url,
    `update prompts set step_number = null where title = 'Login' and project_id in
       (select projects.id from projects join users on users.id = projects.user_id where email = ?)`,
    email,
  );
  await page.getByRole('link', { name: 'Prompts', exact: true }).click();
  await page.reload();
  await expect.poll(() => titlesOf(page)).toEqual(['Launch mails']);
  await page.getByRole('button', { name: /Unorganized/ }).click();
  await expect.poll(() => titlesOf(page)).toEqual(['Launch mails', 'Login']);

  // Organized: said, and two seconds later a reload is offered.
  await page.getByRole('button', { name: 'Organize Prompts' }).click();
  await expectToast(page, 'Prompts organized!');
  const offer = page.getByRole('dialog', { name: 'Reload the page?' });
  await offer.waitFor();
  await offer.getByRole('button', { name: 'Not Now' }).click();
  expect(await page.getByText('Unorganized').count()).toBe(0);

  // The whole text is searched, and filters are in the address.
  const search = page.getByLabel('Search prompts');
  await search.fill('LOGIN');
  await expect.poll(() => titlesOf(page)).toEqual(['Login']);
  await page.waitForURL('**?q=LOGIN');
  await search.fill('');
  await page.getByLabel('Type', { exact: true }).selectOption('marketing_assets');
  await expect.poll(() => titlesOf(page)).toEqual(['Launch mails']);
  await page.waitForURL('**?type=marketing_assets');
  await page.reload();
  await expect.poll(() => titlesOf(page)).toEqual(['Launch mails']);
  await page.getByRole('button', { name: 'Clear Filters' }).first().click();

  // Copied whole, and marked as used.
  const step2 = page.getByRole('button', { name: /^Development & Implementation|Step 2/ }).first();
  if ((await step2.getAttribute('aria-expanded')) === 'false') await step2.click();
  const row = page.getByRole('listitem').filter({ has: page.getByRole('heading', { name: 'Login', exact: true }) });
  await row.getByRole('button', { name: /^Copy/ }).click();
  await expectToast(page, 'Copied to clipboard', 'Prompt content copied to clipboard successfully');
  expect(await page.evaluate(() => navigator.clipboard.readText())).toContain('Login');
  await row.getByRole('button', { name: /Mark as used/i }).click();
  await expectToast(page, 'Prompt used');
  await page.reload();
  await page.getByLabel('Status', { exact: true }).selectOption('used');
  await expect.poll(() => titlesOf(page)).toEqual(['Login']);

  // The detail: versions, newest first, and what is known of each.
  await page.getByRole('link', { name: 'Login', exact: true }).click();
  await page.getByRole('heading', { name: 'Prompt Content' }).waitFor();
  await page.getByText('Last Used').waitFor();
  const versions = page.getByLabel('Version', { exact: true });
  await expect
    .poll(() => versions.locator('option').allTextContents())
    .toEqual([expect.stringMatching(/2.*\(Latest\)/), expect.stringMatching(/1/)]);
  await expectSoundEverywhere(page);
  await versions.selectOption({ index: 1 });
  await page.getByText('Version 1 • Created').waitFor();
  await page.reload();
  await page.getByText('Version 1 • Created').waitFor();
  await page.getByRole('link', { name: 'Back to Prompts' }).click();
  await page.getByRole('heading', { name: 'Daily Usage' }).waitFor();
  expect(faults.filter((fault) => !/status of 4\d\d/.test(fault))).toEqual([]);
});

test('at the limit of the day the upgrade dialog says so, and a model that fails costs nothing', async () => {
  const { page } = await openPage(browser, url, { viewport: phone, colorScheme: 'dark' });
  await enter(page);
  await openChat(page, idea);
  await awaitReply(page, 'You said: start');
  await page.getByRole('link', { name: 'Prompts', exact: true }).click();
  const title = page.getByLabel('Title');
  const generate = page.getByRole('button', { name: 'Generate Prompt' });
  await title.fill('!status 400');
  await generate.click();
  await page.getByText('The assistant could not answer just now.').first().waitFor();
  await page
    .getByText(/0 of 5/)
    .first()
    .waitFor();
  for (let index = 1; index <= 5; index += 1) {
    await title.fill(`!prompt Number ${index}`);
    await generate.click();
    await page
      .getByText(new RegExp(`${index} of 5`))
      .first()
      .waitFor();
  }
  await title.fill('One too many');
  await generate.click();
  const upgrade = page.getByRole('dialog', { name: "Today's prompts are used up" });
  await upgrade.getByText('Current usage: 5 of 5').waitFor();
  await upgrade.getByRole('button', { name: 'Maybe Later' }).click();
  expect(await title.inputValue()).toBe('One too many');
});
