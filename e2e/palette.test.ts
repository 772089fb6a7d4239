import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { enter, expectSoundEverywhere, openBrowser, openPage, phone } from './browser.ts';
import { runSql } from './database.ts';
import { saveDocuments } from './documents.ts';

const url = inject('guideUrl');

let browser: Browser;
beforeAll(async () => {
  browser = await openBrowser(inject('chromiumPath'));
});
afterAll(() => browser.close());

const addProject = (email: string, name: string, slug: string) =>
  runSql(
    url,
    `insert into projects (id, user_id, name, slug, description) select ?, id, ?, ?, 'Bread.' from users where email = ?`,
    crypto.randomUUID(),
    name,
    slug,
    email,
  );

/** Opens the list of places, types, and takes the best. */
async function goTo(page: Page, text: string) {
  await page.keyboard.press('Control+k');
  await page.getByRole('combobox', { name: /Idea, screen/ }).fill(text);
  await page.getByText('Still loading').waitFor({ state: 'detached' });
  await page.keyboard.press('Enter');
  await page.getByRole('combobox', { name: /Idea, screen/ }).waitFor({ state: 'detached' });
}

test('any idea, screen, document and task is reached by typing, from anywhere and without a mouse', async () => {
  const { page, faults } = await openPage(browser, url);
  const { email } = await enter(page);
  await addProject(email, 'Crumb Basket', 'palette-crumb');
  await addProject(email, 'Café Étoile', 'palette-cafe');
  await page.goto('/dashboard');
  await saveDocuments(page, 'palette-crumb', [
    { title: 'How the oven is booked', type: 'plan', content: '# How the oven is booked' },
  ]);
  await page.goto('/settings');
  await page.getByRole('heading', { name: 'Settings' }).waitFor();

  await goTo(page, 'cafe etoile idea');
  await page.waitForURL('**/idea-flow/palette-cafe');
  await page.getByPlaceholder('Write a message').waitFor();

  // A document of another idea, from within the field of the chat, whose words stay.
  await page.getByPlaceholder('Write a message').fill('Half a thought');
  await goTo(page, 'oven booked');
  await page.waitForURL('**/documents/palette-crumb?doc=*');
  await page.getByRole('heading', { name: 'How the oven is booked' }).first().waitFor();

  await goTo(page, 'crumb check-ins');
  await page.waitForURL('**/growth/palette-crumb');
  await page.getByRole('button', { name: 'Start Check-ins' }).waitFor();

  await goTo(page, 'choose the one kind of people');
  await page.waitForURL('**/checklists/palette-crumb?step=1#task-concept-first-users');
  await expect.poll(() => page.evaluate(() => document.activeElement?.id)).toBe('task-concept-first-users');

  await goTo(page, 'cafe etoile idea');
  await page.getByText('Half a thought').waitFor();
  expect(faults).toEqual([]);
});

test('the list is walked by arrows, put away by Escape, and says when nothing fits', async () => {
  const { page, faults } = await openPage(browser, url);
  await addProject((await enter(page)).email, 'Crumb Basket', 'palette-walk');
  await page.goto('/dashboard');
  await page.getByRole('link', { name: 'New Idea' }).focus();
  await page.keyboard.press('Control+k');
  const chosen = () => page.getByRole('option', { selected: true }).textContent();
  const first = await chosen();
  await page.keyboard.press('ArrowDown');
  await expect.poll(chosen).not.toBe(first);
  await page.keyboard.press('ArrowUp');
  await expect.poll(chosen).toBe(first);
  await expectSoundEverywhere(page);

  await page.keyboard.type('no such thing');
  await page.getByRole('dialog').getByText('Nothing has all of these words.').waitFor();
  await page.keyboard.press('Enter');
  await page.keyboard.press('Escape');
  await page.getByRole('dialog').waitFor({ state: 'detached' });
  expect(await page.evaluate(() => document.activeElement?.textContent)).toBe('New Idea');
  expect(faults).toEqual([]);
});

test('the ? key shows the shortcuts, but not to one who is writing, nor once it is switched off; the menu always does', async () => {
  const { page, faults } = await openPage(browser, url, { viewport: phone });
  await addProject((await enter(page)).email, 'Crumb Basket', 'palette-help');
  await page.goto('/dashboard');
  await page.getByText('Crumb Basket').first().waitFor();
  const dialog = page.getByRole('dialog', { name: 'Keyboard shortcuts' });

  await page.getByRole('searchbox').press('?');
  expect(await page.getByRole('searchbox').inputValue()).toBe('?');
  expect(await dialog.isVisible()).toBe(false);

  await page.getByRole('searchbox').blur();
  await page.keyboard.press('?');
  await dialog.waitFor();
  await expectSoundEverywhere(page);
  await dialog.getByRole('switch').press('Space');
  await page.keyboard.press('Escape');
  await dialog.waitFor({ state: 'detached' });

  await page.keyboard.press('?');
  await page.getByRole('button', { name: 'Account menu' }).press('Enter');
  await page.getByRole('menuitem', { name: 'Keyboard shortcuts' }).press('Enter');
  await dialog.waitFor();
  await dialog.getByRole('switch').press('Space');
  await page.keyboard.press('Escape');
  await dialog.waitFor({ state: 'detached' });
  // Asked again while the dialog before is on its way out.
  const ask = async () => {
    await page.keyboard.press('?');
    return dialog.isVisible();
  };
  await expect.poll(ask).toBe(true);
  expect(faults).toEqual([]);
});
