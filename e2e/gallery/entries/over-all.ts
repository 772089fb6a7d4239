import type { Page } from 'playwright-core';
import type { Entry } from '../entries.ts';
import { go, see } from '../steps.ts';

async function openPlaces(page: Page, text: string) {
  await go(page, '/dashboard', '1 project');
  await page.keyboard.press('Control+k');
  await page.getByRole('combobox', { name: /Idea, screen/ }).fill(text);
}

/** What may lie over any screen, or stand above it. */
export const overAllEntries: Entry[] = [
  {
    name: 'places to go to',
    as: 'maker',
    open: async (page) => {
      await openPlaces(page, '');
      await see(page, 'The first 50 places.');
    },
  },
  {
    name: 'places to go to, nothing found',
    as: 'maker',
    open: async (page) => {
      await openPlaces(page, 'no such thing');
      await see(page, 'Nothing has all of these words.');
    },
  },
  {
    name: 'shortcuts',
    as: 'maker',
    open: async (page) => {
      await go(page, '/dashboard', '1 project');
      await page.keyboard.press('?');
      await see(page, 'Open this with the ? key');
    },
  },
  ...['/dashboard', '/checklists/bakery', '/idea-flow/bakery'].map(
    (path): Entry => ({
      name: `offline on ${path.split('/')[1]}`,
      as: 'maker',
      open: async (page) => {
        await page.goto(path);
        await page
          .getByText(/^1 project$|of \d+ resolved/)
          .or(page.getByPlaceholder('Write a message'))
          .first()
          .waitFor();
        await page.evaluate(() => window.dispatchEvent(new Event('offline')));
        await see(page, 'What you type is kept in this browser.');
      },
    }),
  ),
];
