import { readFileSync } from 'node:fs';
import type { Page } from 'playwright-core';
import { callElsewhere } from './browser.ts';

type Text = { title: string; type: string; content: string };

/** Saves texts as another device of the same person would, all at the same time. @returns their ids and versions. */
export const saveDocuments = (page: Page, slug: string, texts: Text[]) =>
  callElsewhere<{ id: string; version: number }>(
    page,
    slug,
    texts.map((body) => ({ method: 'POST', path: '/documents', body })),
  );

/** Chooses from the menu of what is rarer. */
export async function chooseMore(page: Page, name: string) {
  await page.getByRole('button', { name: 'More', exact: true }).click();
  await page.getByRole('menuitem', { name, exact: true }).click();
}

/** Downloads by that menu. @returns the file's name and text. */
export async function downloadMore(page: Page, name: string) {
  const [download] = await Promise.all([page.waitForEvent('download'), chooseMore(page, name)]);
  return { name: download.suggestedFilename(), text: readFileSync(await download.path(), 'utf8') };
}
