import type { Page } from 'playwright-core';
import type { Entry } from '../entries.ts';
import { go, press, see } from '../steps.ts';

/** Opens the panel beside the chat, which is a sheet where there is no room for it. */
async function openPanel(page: Page, slug: string, tab: string) {
  await go(page, `/idea-flow/${slug}`, /./);
  await page.getByLabel('Message to the assistant').waitFor();
  const button = page.getByRole('button', { name: 'Project Context' });
  if (await button.isVisible()) await button.click();
  await press(page, 'tab', tab);
}

export const chatPanelEntries: Entry[] = [
  {
    name: 'checklist',
    as: 'maker',
    open: async (page) => {
      await openPanel(page, 'bakery', 'Checklist');
      await see(page, 'What next');
    },
  },
  {
    name: 'checklist, all done',
    as: 'talker',
    open: async (page) => {
      await openPanel(page, 'done', 'Checklist');
      await see(page, '3 of 3 steps complete');
    },
  },
  {
    name: 'documents',
    as: 'maker',
    open: async (page) => {
      await openPanel(page, 'bakery', 'Docs');
      await see(page, /^Browse all/);
    },
  },
  {
    name: 'documents, none',
    as: 'talker',
    open: async (page) => {
      await openPanel(page, 'asked', 'Docs');
      await see(page, 'Complete steps to generate docs');
    },
  },
  {
    name: 'prompts',
    as: 'maker',
    open: async (page) => {
      await openPanel(page, 'bakery', 'Prompts');
      await see(page, 'Launch mails');
    },
  },
  {
    name: 'quick look at a document',
    as: 'maker',
    open: async (page) => {
      await openPanel(page, 'bakery', 'Docs');
      await press(page, 'button', 'Quick look at Handbook');
      await see(page, "Baker's handbook");
    },
  },
  {
    name: 'quick look, all documents',
    as: 'maker',
    open: async (page) => {
      await openPanel(page, 'bakery', 'Docs');
      await press(page, 'button', /^Browse all/);
      await page.getByRole('dialog').last().getByText('Requirements').first().waitFor();
    },
  },
];
