import type { Page } from 'playwright-core';
import type { Entry } from '../entries.ts';
import { answer, go, press, see } from '../steps.ts';
import { everything } from '../texts.ts';

const titleOf = (page: Page) => page.getByLabel('Title', { exact: true });
const textOf = (page: Page) => page.getByLabel('Text in Markdown');

export const documentEditorEntries: Entry[] = [
  { name: 'new', as: 'maker', open: (page) => go(page, '/documents/bakery?edit=true', 'New Document') },
  {
    name: 'new, with faults',
    as: 'maker',
    open: async (page) => {
      await go(page, '/documents/bakery?edit=true', 'New Document');
      await textOf(page).fill('€'.repeat((256 * 1024) / 3 + 1));
      await press(page, 'button', 'Save');
      await see(page, 'Give it a title');
    },
  },
  {
    name: 'new, title taken',
    as: 'maker',
    open: async (page) => {
      await go(page, '/documents/bakery?edit=true', 'New Document');
      await titleOf(page).fill('Requirements');
      await textOf(page).fill('Something else');
      await press(page, 'button', 'Save');
      await see(page, /Save as Version/);
    },
  },
  {
    name: 'edit with preview',
    as: 'maker',
    open: async (page, { places }) => {
      await go(page, `/documents/bakery?doc=${places.text('bakery/Handbook')}&edit=true`, 'Edit Handbook');
      const preview = page.getByText('Preview', { exact: true });
      if (await preview.isVisible()) await preview.click();
    },
  },
  {
    name: 'edit, changes',
    as: 'maker',
    open: async (page, { places }) => {
      await go(page, `/documents/bakery?doc=${places.text('bakery/Handbook')}&edit=true`, 'Edit Handbook');
      await textOf(page).fill(
        everything.replace('Rye', 'Dark rye').replace('## Oven\n', '## The oven\n\nIt is hot.\n'),
      );
      await page.getByText('Changes', { exact: true }).click();
      await see(page, /added, .* removed/);
    },
  },
  {
    name: 'edit, draft as it was left',
    as: 'maker',
    open: async (page, { places }) => {
      await go(page, `/documents/bakery?doc=${places.text('bakery/Handbook')}&edit=true`, 'Edit Handbook');
      await textOf(page).fill('A draft');
      await see(page, 'Draft kept in this browser');
      await page.reload();
      await see(page, 'This is your draft as you left it.');
    },
  },
  {
    name: 'edit, could not be saved',
    as: 'maker',
    open: async (page, { places }) => {
      const json = { code: 'request.invalid', message: 'The database is on holiday.' };
      await answer(page, '**/api/projects/*/documents', { status: 400, method: 'POST', json });
      await go(page, `/documents/bakery?doc=${places.text('bakery/Handbook')}&edit=true`, 'Edit Handbook');
      await textOf(page).fill('A draft');
      await press(page, 'button', 'Save');
      await see(page, 'The database is on holiday.');
    },
  },
  {
    name: 'discard',
    as: 'maker',
    open: async (page, { places }) => {
      await go(page, `/documents/bakery?doc=${places.text('bakery/Handbook')}&edit=true`, 'Edit Handbook');
      await textOf(page).fill('A draft');
      await press(page, 'button', 'Cancel');
      await see(page, 'Discard your changes?');
    },
  },
];
