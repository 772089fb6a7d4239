import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { enter, expectSoundEverywhere, expectToast, openBrowser, openChat, openPage, slugOf } from './browser.ts';
import { chooseMore, saveDocuments } from './documents.ts';

const idea = 'A pre-order page for our bakery, so that people can reserve bread the evening before';
const url = inject('modelUrl');

let browser: Browser;
beforeAll(async () => {
  browser = await openBrowser(inject('chromiumPath'));
});
afterAll(() => browser.close());

test('fifty versions at once, two of them compared, an old one restored; a text that is missing leads to the others', async () => {
  const { page, faults } = await openPage(browser, url);
  await enter(page);
  await openChat(page, idea);
  const slug = slugOf(page);
  const title = 'Written/by fifty';
  const saved = await saveDocuments(
    page,
    slug,
    Array.from({ length: 50 }, (_, index) => ({
      title,
      type: 'plan',
      content: `# Fifty\n\nThis line stays.\n\nBy writer ${index + 1}.\n`,
    })),
  );
  expect(saved.map(({ version }) => version).sort((a, b) => a - b)).toEqual(saved.map((_, index) => index + 1));

  await page.goto(`/documents/${slug}`);
  await page.getByRole('link', { name: /^Written\/by fifty/ }).click();
  const versions = page.getByLabel('Version', { exact: true });
  const optionsOf = () => versions.locator('option').allTextContents();
  const down = (from: number) => Array.from({ length: from }, (_, index) => `v${from - index}`);
  await expect.poll(optionsOf).toEqual(down(50));
  await page.getByText(/^Version 50 • Updated /).waitFor();

  // Two versions side by side; both stand in the address.
  const idOf = (wanted: number) => saved.find(({ version }) => version === wanted)?.id ?? '';
  const writerOf = (wanted: number) => `By writer ${saved.findIndex(({ version }) => version === wanted) + 1}.`;
  await chooseMore(page, 'Compare Versions');
  await page.getByRole('heading', { name: `Versions of ${title}` }).waitFor();
  await page.getByLabel('Version before').selectOption('v1');
  await page.waitForURL(`**?doc=${idOf(50)}&compare=${idOf(1)}`);
  await page.reload();
  await page.getByText('1 line added, 1 removed').waitFor();
  await page.getByRole('cell', { name: `Removed: ${writerOf(1)}` }).waitFor();
  await page.getByRole('cell', { name: `Added: ${writerOf(50)}` }).waitFor();
  await expectSoundEverywhere(page);
  await page.getByLabel('Version after').selectOption('v1');
  await page.getByText('The two texts are the same.').waitFor();
  await page.getByRole('link', { name: 'Back to the Document' }).click();

  // An old one says that it is old, and is restored as the next version.
  await page.getByText('This is version 1. The newest is version 50.').waitFor();
  expect(await page.getByRole('link', { name: 'Edit', exact: true }).count()).toBe(0);
  await page.getByRole('button', { name: 'Restore…' }).click();
  const dialog = page.getByRole('dialog', { name: 'Restore version 1?' });
  await dialog.getByRole('button', { name: 'Restore', exact: true }).click();
  await expectToast(page, 'Version restored', 'The text of version 1 is now version 51.');
  await page.getByText(/^Version 51 • Updated /).waitFor();
  await page.getByRole('article', { name: title }).getByText(writerOf(1)).waitFor();
  await expect.poll(optionsOf).toEqual(down(51));

  // One restored too late changes nothing.
  await versions.selectOption('v7');
  await page.getByRole('button', { name: 'Restore…' }).click();
  await saveDocuments(page, slug, [{ title, type: 'plan', content: 'Meanwhile, elsewhere.' }]);
  await page.getByRole('dialog').getByRole('button', { name: 'Restore', exact: true }).click();
  await page
    .getByText(
      'Failed to restore the version. A newer version was saved in the meantime. Nothing was changed: have a look at it first.',
    )
    .waitFor();
  await page.getByRole('dialog').getByRole('button', { name: 'Close' }).last().click();
  await page.getByText('This is version 7. The newest is version 52.').waitFor();

  // A body that is gone from the store: said, and the other versions are offered.
  const missing = `**/api/documents/${idOf(9)}`;
  await page.route(missing, (route) =>
    route.fulfill({
      status: 404,
      json: { code: 'documents.body_missing', message: 'The text of this version is missing.' },
    }),
  );
  await versions.selectOption('v9');
  await page.getByRole('heading', { name: "This version can't be shown" }).waitFor();
  await page.getByText('The text of this version is missing.').waitFor();
  const others = page.getByRole('navigation', { name: 'Other versions' }).getByRole('link');
  await expect
    .poll(() => others.allTextContents())
    .toEqual(
      down(52)
        .filter((version) => version !== 'v9')
        .map((version) => `Open ${version}`),
    );
  await page.reload();
  await others.first().click();
  await page.getByRole('article', { name: title }).getByText('Meanwhile, elsewhere.').waitFor();

  // Versions that can't be loaded are said, and the document is there all the same.
  await page.route('**/versions', (route) =>
    route.fulfill({ status: 400, json: { code: 'request.invalid', message: 'No luck today.' } }),
  );
  await page.reload();
  await page.getByText('Failed to fetch document versions').waitFor();
  await page.getByRole('article', { name: title }).getByText('Meanwhile, elsewhere.').waitFor();
  await page.unroute('**/versions');
  await page.getByRole('button', { name: 'Try Again' }).click();
  await expect.poll(optionsOf).toEqual(down(52));
  await page.goto(`/documents/${slug}?doc=nobody`);
  await page.getByRole('heading', { name: "This document can't be shown" }).waitFor();
  await page.getByRole('link', { name: 'Back to Documents' }).click();
  await page.getByRole('heading', { name: /Documents$/, level: 1 }).waitFor();
  expect(faults.filter((fault) => !/status of 4\d\d/.test(fault))).toEqual([]);
});

test('a document is written and edited: faults, taken titles, drafts, and a newer version from elsewhere', async () => {
  const { page, faults } = await openPage(browser, url);
  await enter(page);
  await openChat(page, idea);
  const slug = slugOf(page);
  await saveDocuments(page, slug, [{ title: 'Taken', type: 'idea', content: 'The first of its name.' }]);
  await page.goto(`/documents/${slug}`);
  await page.getByRole('link', { name: 'New Document' }).click();
  const title = page.getByLabel('Title', { exact: true });
  const text = page.getByLabel('Text in Markdown');
  const save = page.getByRole('button', { name: 'Save', exact: true });
  await title.waitFor();
  expect(await save.isDisabled()).toBe(true);

  // What the server would refuse is said before it is sent.
  await text.fill('# Prices\n\nRye is **4**.');
  await save.click();
  await page.getByText('Give it a title').waitFor();
  await title.fill('x'.repeat(201));
  await save.click();
  await page.getByText('A title can have at most 200 characters').waitFor();
  await title.fill('..');
  await save.click();
  await page.getByText("A title can't be '.' or '..'").waitFor();
  await title.fill('Taken');
  await text.fill('€'.repeat((256 * 1024) / 3 + 1));
  await page.getByText('257 of 256 KB').waitFor();
  await save.click();
  await page.getByText('A document can have at most 256 KB of text').waitFor();

  // A title that is taken: nothing is saved over it unasked.
  await text.fill('# Prices\n\nRye is **4**.');
  await page.getByRole('region', { name: 'Preview' }).getByRole('heading', { name: 'Prices' }).waitFor();
  await save.click();
  await page.getByText(/^There already is a document called “Taken”\. Yours is not saved yet/).waitFor();
  await page.getByRole('button', { name: 'Save as Version 2' }).waitFor();
  await expectSoundEverywhere(page);
  await title.fill('Prices');
  await page.getByLabel('Type', { exact: true }).selectOption('Plan');
  await save.click();
  await expectToast(page, 'Document saved', '“Prices” is now at version 1.');
  await page.waitForURL('**?doc=*');
  await page.getByText(/^Version 1 • Updated /).waitFor();

  // Edited: the draft outlives a reload and leaving the page, and the keyboard saves it.
  const edit = page.getByRole('link', { name: 'Edit', exact: true });
  await edit.click();
  await text.fill('# Prices\n\nRye is **5**.');
  await page.getByText('Draft kept in this browser').waitFor();
  await page.reload();
  await page.getByText('This is your draft as you left it.').waitFor();
  expect(await text.inputValue()).toContain('**5**');
  await page.getByRole('radio', { name: 'Changes' }).check({ force: true });
  await page.getByRole('region', { name: 'Changes' }).getByText('1 line added, 1 removed').waitFor();
  await page.getByRole('link', { name: 'Docs', exact: true }).click();
  await page.getByRole('link', { name: /^Prices/ }).click();
  await page.getByText('You have a draft of this document here that is not saved.').waitFor();
  await page.getByRole('link', { name: 'Continue Editing' }).click();
  await text.press('Control+s');
  await expectToast(page, 'Document saved', '“Prices” is now at version 2.');
  await page.getByText(/^Version 2 • Updated /).waitFor();

  // Another device was faster: both texts are there, and the writer decides.
  await edit.click();
  await text.fill('# Prices\n\nRye is **6**.');
  await saveDocuments(page, slug, [{ title: 'Prices', type: 'plan', content: '# Prices\n\nRye is sold out.' }]);
  await save.click();
  await page.getByText(/^Version 3 was saved while you were writing\. Yours is not saved yet/).waitFor();
  expect(await text.inputValue()).toContain('**6**');
  await page.getByRole('button', { name: 'Compare with Version 3' }).click();
  await page.getByRole('cell', { name: 'Removed: Rye is sold out.' }).waitFor();
  await page.getByRole('button', { name: 'Save as Version 4' }).click();
  await expectToast(page, 'Document saved', '“Prices” is now at version 4.');
  await page.getByText(/^Version 4 • Updated /).waitFor();

  // Thrown away only when that is meant.
  await edit.click();
  await text.fill('Nothing of worth');
  await page.getByRole('button', { name: 'Cancel' }).click();
  const discard = page.getByRole('dialog', { name: 'Discard your changes?' });
  await discard.getByRole('button', { name: 'Keep Editing' }).click();
  expect(await text.inputValue()).toBe('Nothing of worth');
  await page.getByRole('button', { name: 'Cancel' }).click();
  await discard.getByRole('button', { name: 'Discard' }).click();
  await edit.click();
  expect(await text.inputValue()).toContain('**6**');
  expect(faults.filter((fault) => !/status of 409/.test(fault))).toEqual([]);
});
