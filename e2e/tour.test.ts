import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import {
  createProject,
  enter,
  expectAccessible,
  expectNoOverflow,
  expectToast,
  openBrowser,
  openChat,
  openPage,
  phone,
} from './browser.ts';

const idea = 'A shared calendar for the rehearsal rooms of our town, with a key box at every door';
const titles = [
  'Welcome to your project',
  'AI Chat',
  'Checklist',
  'Documents',
  'Prompts',
  'Mockup',
  'You know your way around',
];

let browser: Browser;
beforeAll(async () => {
  browser = await openBrowser(inject('chromiumPath'));
});
afterAll(() => browser.close());

const focused = (page: Page) =>
  page.evaluate(() => document.activeElement?.getAttribute('aria-label') ?? document.activeElement?.textContent ?? '');

/** The card of a step: its badge and text are said with the dialog, and all of it is on the screen. */
async function expectStep(page: Page, number: number) {
  const card = page.getByRole('dialog', { name: titles[number - 1], exact: true });
  await card.getByText(`Step ${number} of 7`).waitFor();
  // A screen that has just changed shows the card anew.
  await expect
    .poll(() =>
      card.evaluate((dialog) => {
        const described = (dialog.getAttribute('aria-describedby') ?? '').split(' ');
        const { left, top, right, bottom } = dialog.getBoundingClientRect();
        const words = described.map((id) => dialog.querySelector(`#${id}`)?.textContent ?? '');
        // A key that is pressed while the card comes anew would reach nobody.
        const hasFocus = dialog.contains(document.activeElement);
        return { words: words.join(' '), edges: [left, top, innerWidth - right, innerHeight - bottom], hasFocus };
      }),
    )
    .toSatisfy(
      ({ words, edges, hasFocus }: { words: string; edges: number[]; hasFocus: boolean }) =>
        hasFocus && words.startsWith(`Step ${number} of 7 `) && words.length > 60 && edges.every((edge) => edge >= 0),
    );
}

test('the whole tour by keyboard alone: it starts by itself, opens a screen on the way and ends where one builds', async () => {
  const { page, faults } = await openPage(browser, inject('guideUrl'));
  await enter(page);
  await createProject(page, idea);
  await page.getByRole('button', { name: 'Show Me Around' }).waitFor();
  expect(await page.getByRole('link', { name: 'Start Building', exact: true }).count()).toBe(0);

  // It starts by itself, and the focus stays inside.
  await expectStep(page, 1);
  await expect.poll(() => focused(page)).toBe('Next');
  await expectAccessible(page);
  await page.keyboard.press('Tab');
  await expect.poll(() => focused(page)).toBe('Skip the tour');
  await page.keyboard.press('Tab');
  await expect.poll(() => focused(page)).toBe('Next');

  // Forward and back, by the buttons and by the arrows.
  await page.keyboard.press('Enter');
  await expectStep(page, 2);
  await page.keyboard.press('ArrowRight');
  await expectStep(page, 3);
  await page.keyboard.press('ArrowLeft');
  await expectStep(page, 2);
  await page.keyboard.press('Shift+Tab');
  await expect.poll(() => focused(page)).toBe('Previous');
  await page.keyboard.press('Enter');
  await expectStep(page, 1);
  await page.keyboard.press('ArrowRight');
  await expectStep(page, 2);
  await page.keyboard.press('ArrowRight');
  await expectStep(page, 3);
  await expectAccessible(page);

  // Arrows in quick succession are a step each.
  await page.keyboard.press('ArrowLeft');
  await page.keyboard.press('ArrowLeft');
  await expectStep(page, 1);
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('ArrowRight');
  await expectStep(page, 3);

  // The action opens the screen, and the tour goes on there.
  await page.keyboard.press('Shift+Tab');
  await page.keyboard.press('Shift+Tab');
  await expect.poll(() => focused(page)).toBe('Open Checklist');
  await page.keyboard.press('Enter');
  await page.waitForURL('**/checklists/**');
  await page.getByRole('button', { name: 'Open Checklist' }).waitFor({ state: 'detached' });
  await expectStep(page, 3);
  await expect.poll(() => focused(page)).toBe('Next');
  for (const number of [4, 5, 6, 7]) {
    await page.keyboard.press('Enter');
    await expectStep(page, number);
  }
  await expect.poll(() => focused(page)).toBe('Get Started!');
  await expectAccessible(page);
  await page.keyboard.press('Enter');
  await expectToast(page, 'Welcome aboard!');
  await page.getByRole('dialog').waitFor({ state: 'detached' });

  // Back on the welcome page it is over: nothing starts again, the next thing is to build.
  await page.goBack();
  await page.waitForURL('**/project-success/**');
  await page.reload();
  await page.getByRole('link', { name: 'Start Building', exact: true }).waitFor();
  await page.waitForTimeout(2_000);
  expect(await page.getByRole('dialog').count()).toBe(0);

  // Asked for again, it is skipped by Escape, and the focus is back on the Help button.
  const help = page.getByRole('button', { name: 'Show guided tour' });
  await help.focus();
  await page.keyboard.press('Enter');
  await expectStep(page, 1);
  await page.keyboard.press('Escape');
  await page.getByRole('dialog').waitFor({ state: 'detached' });
  await expect.poll(() => focused(page)).toBe('Show guided tour');
  await page.getByRole('link', { name: 'Start Building', exact: true }).press('Enter');
  await page.waitForURL('**/idea-flow/**');
  expect(faults).toEqual([]);
});

test('on a phone the tour is skipped by a tap, stays so, and is there on every screen of the project', async () => {
  const { page, faults } = await openPage(browser, inject('guideUrl'), { viewport: phone, colorScheme: 'dark' });
  await enter(page);
  await createProject(page, idea);
  await expectNoOverflow(page);
  await expectStep(page, 1);
  await page.getByRole('button', { name: 'Next' }).click();
  await expectStep(page, 2);
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Skip the tour' }).click();
  const startBuilding = page.getByRole('link', { name: 'Start Building', exact: true });
  await startBuilding.waitFor();
  await expect.poll(() => focused(page)).toBe('Start Building');
  await page.reload();
  await startBuilding.waitFor();
  await page.waitForTimeout(2_000);
  expect(await page.getByRole('dialog').count()).toBe(0);
  await startBuilding.click();
  await page.waitForURL('**/idea-flow/**');

  for (const tab of ['Chat', 'Checklist', 'Docs', 'Prompts', 'Mockup']) {
    await page.getByRole('navigation', { name: 'Project' }).getByRole('link', { name: tab, exact: true }).click();
    await page.locator('a[data-tour][aria-current=page]', { hasText: tab }).waitFor();
    await page.getByRole('button', { name: 'Show guided tour' }).click();
    await expectStep(page, 1);
    await expectNoOverflow(page);
    await page.getByRole('button', { name: 'Skip the tour' }).click();
    await page.getByRole('dialog').waitFor({ state: 'detached' });
  }
  expect(faults).toEqual([]);
});

test('going back in the browser takes the tour along, and off the project ends it', async () => {
  const { page, faults } = await openPage(browser, inject('guideUrl'));
  await enter(page);
  await openChat(page, idea);
  await page.getByRole('link', { name: 'Docs', exact: true }).click();
  await page.waitForURL('**/documents/**');
  await page.getByRole('button', { name: 'Show guided tour' }).click();
  await expectStep(page, 1);
  await page.goBack();
  await page.waitForURL('**/idea-flow/**');
  await expectStep(page, 1);
  await page.keyboard.press('ArrowRight');
  await expectStep(page, 2);
  await page.getByRole('button', { name: 'Account menu' }).dispatchEvent('click');
  await page.getByRole('menuitem', { name: 'Settings' }).dispatchEvent('click');
  await page.waitForURL('**/settings');
  await page.getByRole('dialog').waitFor({ state: 'detached' });
  expect(faults).toEqual([]);
});
