import { readFileSync } from 'node:fs';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import {
  awaitReply,
  desktop,
  expectNoOverflow,
  expectSoundEverywhere,
  expectToast,
  openBrowser,
  openPage,
  phone,
  shareIdea,
  signUp,
} from './browser.ts';

const idea = 'A pre-order page for our bakery, so that people can reserve bread the evening before';
const url = inject('modelUrl');

let browser: Browser;
beforeAll(async () => {
  browser = await openBrowser(inject('chromiumPath'));
});
afterAll(() => browser.close());

/** Waits longer than a poll does by itself: a page is loaded meanwhile, on a machine that has more to do. */
const eventually = <Value>(read: () => Value) => expect.poll(read, { timeout: 15_000 });

type Text = { title: string; type: string; content: string };

const slugOf = (page: Page) => new URL(page.url()).pathname.split('/').at(-1) ?? '';

/** Saves texts as another device of the same person would, all at the same time. @returns their ids and versions. */
const saveElsewhere = (page: Page, slug: string, texts: Text[]): Promise<{ id: string; version: number }[]> =>
  page.evaluate(
    async ([slug, texts]) => {
      const project = await (await fetch(`/api/projects/by-slug/${slug}`)).json();
      return Promise.all(
        texts.map(async (text) => {
          const answer = await fetch(`/api/projects/${project.id}/documents`, {
            method: 'POST',
            headers: { 'content-type': 'application/json' },
            body: JSON.stringify(text),
          });
          if (!answer.ok) throw new Error(await answer.text());
          return answer.json();
        }),
      );
    },
    [slug, texts] as const,
  );

/** The documents in the list: what stands in each row, without its passage. */
const rowsOf = (page: Page) =>
  page
    .getByRole('main')
    .getByRole('listitem')
    .getByRole('link')
    .evaluateAll((links) =>
      links.map((link) => [...(link.children[1]?.children ?? [])].slice(0, 2).map((part) => part.textContent)),
    );

const copied = (page: Page) => page.evaluate(() => navigator.clipboard.readText());

/** Chooses from the menu of what is rarer. */
async function chooseMore(page: Page, name: string) {
  await page.getByRole('button', { name: 'More', exact: true }).click();
  await page.getByRole('menuitem', { name, exact: true }).click();
}

async function downloadMore(page: Page, name: string) {
  const [download] = await Promise.all([page.waitForEvent('download'), chooseMore(page, name)]);
  return { name: download.suggestedFilename(), text: readFileSync(await download.path(), 'utf8') };
}

/** A text with everything that is drawn in a way of its own. The check finds its first fault in line 5. */
const everything = `# Baker's handbook

## Oven

The page is fast.

- [x] Preheat
- [ ] Bake

## Breads

| Bread | Price |
| --- | ---: |
| Rye | 4 |

## Code

\`\`\`ts
const price: number = 4;
\`\`\`

## Diagrams

\`\`\`mermaid
flowchart LR
  A[Order] --> B[Bake]
\`\`\`

\`\`\`mermaid
mindmap
  root((Bread))
\`\`\`

## Links

[Our site](https://example.com/bread) and ![a loaf](https://example.com/loaf.png)

${'A long paragraph about flour, water and patience.\n\n'.repeat(40)}
## The end

Quinces are only named here.
`;

const hardTitle = 'Menus/prices "à la carte" <2026> \u{1F950}?';
const hardName = /^Menus prices à la carte 2026 \u{1F950}\.md$/u;

test('documents are listed, found by their words, read in every form and taken along', async () => {
  const { page, faults } = await openPage(browser, url);
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await signUp(page);
  await shareIdea(page, idea);
  const slug = slugOf(page);
  await awaitReply(page, 'You said: start');

  // Nothing there yet.
  await page.getByRole('link', { name: 'Docs', exact: true }).click();
  await page.getByRole('heading', { name: 'No Documents Yet' }).waitFor();
  await page.getByText('Use the project chat to generate documents from your conversations').waitFor();
  expect(await page.getByRole('link', { name: 'Go to Project Chat' }).getAttribute('href')).toBe(`/idea-flow/${slug}`);
  await expectSoundEverywhere(page);

  // One entry a title, the one updated last first; a list that can't be loaded says so.
  for (const title of ['Oldest', 'Handbook', hardTitle]) {
    await saveElsewhere(page, slug, [{ title, type: 'requirements', content: everything }]);
  }
  await saveElsewhere(page, slug, [{ title: 'Oldest', type: 'plan', content: 'A second version.' }]);
  await page.route('**/api/projects/*/documents', (route) =>
    route.fulfill({ status: 400, json: { code: 'request.invalid', message: 'No luck today.' } }),
  );
  await page.reload();
  await page.getByText('Failed to fetch documents').waitFor();
  await page.unroute('**/api/projects/*/documents');
  await page.getByRole('button', { name: 'Try Again' }).click();
  const today = expect.stringMatching(/^Version 1 • Updated [A-Z][a-z]{2} \d{1,2}, 20\d\d$/);
  await eventually(() => rowsOf(page)).toEqual([
    ['Oldest', expect.stringMatching(/^Version 2 • Updated [A-Z][a-z]{2} \d{1,2}, 20\d\d$/)],
    [hardTitle, today],
    ['Handbook', today],
  ]);
  await page.getByText('View and manage documents generated for this project').waitFor();

  // Words of the texts are searched as well as titles, and the search is in the address.
  const search = page.getByLabel('Search documents');
  await search.fill('QUINCES are');
  await eventually(async () => (await rowsOf(page)).map(([title]) => title)).toEqual([hardTitle, 'Handbook']);
  await page.getByText('2 of 3 documents').waitFor();
  await page.waitForURL('**?q=QUINCES*');
  await page.reload();
  await page.locator('mark').first().waitFor();
  expect(await page.locator('mark').allTextContents()).toEqual(['Quinces are', 'Quinces are']);
  await expectSoundEverywhere(page);
  await search.fill('nowhere at all');
  await page.getByText('No document has “nowhere at all” in its title or text.').waitFor();
  await page.getByRole('button', { name: 'Clear search' }).click();
  await eventually(async () => (await rowsOf(page)).length).toBe(3);
  await page.waitForURL(({ search }) => search === '');

  // The reader: everything drawn, nothing loaded from elsewhere.
  await page.getByRole('link', { name: /^Handbook/ }).click();
  await page.waitForURL('**?doc=*');
  const article = page.getByRole('article', { name: 'Handbook' });
  await article.getByRole('heading', { name: "Baker's handbook", level: 1 }).waitFor();
  expect(await article.getByRole('checkbox').evaluateAll((boxes) => boxes.map((box) => box.ariaLabel))).toEqual([
    'Done',
    'Open',
  ]);
  expect(await article.getByRole('table').getByRole('row').allTextContents()).toEqual(['BreadPrice', 'Rye4']);
  await article.getByText('TypeScript', { exact: true }).waitFor();
  await article.getByRole('button', { name: 'Copy the code' }).first().click();
  await article.getByText('Copied!').waitFor();
  expect(await copied(page)).toBe('const price: number = 4;');
  const diagram = article.getByRole('img', { name: 'Flowchart: Order, Bake' });
  await diagram.waitFor();
  expect(
    await diagram.evaluate((image: HTMLImageElement) => [image.src.slice(0, 18), image.naturalWidth > 50]),
  ).toEqual(['data:image/svg+xml', true]);
  await article.getByText("This diagram can't be drawn here, so you see how it is written.").waitFor();
  await article.getByText('[a loaf]').waitFor();
  expect(await article.getByRole('link', { name: 'Our site' }).getAttribute('rel')).toBe(
    'noopener noreferrer nofollow',
  );
  await expectSoundEverywhere(page);

  // The contents lead to a part, and a link to it leads there at once.
  await page.getByRole('navigation', { name: 'Contents' }).getByRole('link', { name: 'The end' }).click();
  const end = article.getByRole('heading', { name: 'The end' });
  const isReached = () =>
    end.evaluate((heading) => {
      const { top } = heading.getBoundingClientRect();
      return document.activeElement === heading && top >= 0 && top < innerHeight;
    });
  await eventually(isReached).toBe(true);
  expect(page.url()).toMatch(/#doc-the-end$/);
  await page.reload();
  await eventually(isReached).toBe(true);

  // What the check found leads to its line of the source.
  await page.getByText(/^\d+ things to look at$/).click();
  await page.getByRole('button', { name: /^Show all \d+$/ }).click();
  await page.getByRole('button', { name: 'Line 5', exact: true }).first().click();
  await page.getByText('Markdown Source', { exact: true }).waitFor();
  await eventually(() => page.evaluate(() => document.activeElement?.textContent)).toBe('The page is fast.\n');
  await page.getByRole('radio', { name: 'Rendered' }).check({ force: true });
  await end.waitFor();

  // Copied, downloaded and printed whole.
  await page.getByRole('button', { name: 'Copy', exact: true }).click();
  await expectToast(page, 'Copied to clipboard', 'Document content copied to clipboard successfully');
  expect(await copied(page)).toBe(everything);
  expect(await downloadMore(page, 'Download .md')).toEqual({ name: 'Handbook.md', text: everything });
  await page.evaluate(() => {
    window.print = () => document.documentElement.setAttribute('data-printed', document.title);
  });
  await chooseMore(page, 'Print');
  expect(await page.locator('html').getAttribute('data-printed')).toContain('Handbook');
  await page.emulateMedia({ media: 'print' });
  for (const chrome of [
    page.getByRole('banner'),
    page.getByRole('link', { name: 'Back to Documents' }),
    page.getByRole('button', { name: 'Copy', exact: true }),
    page.getByRole('button', { name: 'Copy the code' }).first(),
    page.getByText('Contents', { exact: true }),
    page.getByText(/things to look at$/).first(),
  ]) {
    expect(await chrome.isVisible()).toBe(false);
  }
  expect(await end.isVisible()).toBe(true);
  await page.emulateMedia({ media: 'screen' });

  // A title with everything in it that paths and files do not like.
  await page.getByRole('link', { name: 'Back to Documents' }).click();
  await page.getByRole('link', { name: /^Menus/ }).click();
  await page.getByRole('article', { name: hardTitle }).waitFor();
  expect((await downloadMore(page, 'Download .md')).name).toMatch(hardName);
  await saveElsewhere(page, slug, [{ title: hardTitle, type: 'idea', content: 'Its second version.' }]);
  await page.reload();
  await page.getByText('This is version 1. The newest is version 2.').waitFor();
  expect(await page.getByLabel('Version', { exact: true }).locator('option').allTextContents()).toEqual(['v2', 'v1']);
  expect(faults.filter((fault) => !/status of 4\d\d/.test(fault))).toEqual([]);
});

test('fifty versions at once, two of them compared, an old one restored; a text that is missing leads to the others', async () => {
  const { page, faults } = await openPage(browser, url);
  await signUp(page);
  await shareIdea(page, idea);
  const slug = slugOf(page);
  const title = 'Written/by fifty';
  const saved = await saveElsewhere(
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
  await eventually(optionsOf).toEqual(down(50));
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
  await eventually(optionsOf).toEqual(down(51));

  // One restored too late changes nothing.
  await versions.selectOption('v7');
  await page.getByRole('button', { name: 'Restore…' }).click();
  await saveElsewhere(page, slug, [{ title, type: 'plan', content: 'Meanwhile, elsewhere.' }]);
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
  await eventually(() => others.allTextContents()).toEqual(
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
  await eventually(optionsOf).toEqual(down(52));
  await page.goto(`/documents/${slug}?doc=nobody`);
  await page.getByRole('heading', { name: "This document can't be shown" }).waitFor();
  await page.getByRole('link', { name: 'Back to Documents' }).click();
  await page.getByRole('heading', { name: /Documents$/, level: 1 }).waitFor();
  expect(faults.filter((fault) => !/status of 4\d\d/.test(fault))).toEqual([]);
});

test('a document is written and edited: faults, taken titles, drafts, and a newer version from elsewhere', async () => {
  const { page, faults } = await openPage(browser, url);
  await signUp(page);
  await shareIdea(page, idea);
  const slug = slugOf(page);
  await saveElsewhere(page, slug, [{ title: 'Taken', type: 'idea', content: 'The first of its name.' }]);
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
  await page.getByText('It needs a title').waitFor();
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
  await saveElsewhere(page, slug, [{ title: 'Prices', type: 'plan', content: '# Prices\n\nRye is sold out.' }]);
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

test('a page of HTML is shown live; documents are looked at beside the chat, on a desktop and on a phone', async () => {
  const { page, faults } = await openPage(browser, url);
  await signUp(page);
  await shareIdea(page, idea);
  const slug = slugOf(page);
  await awaitReply(page, 'You said: start');
  const html =
    '<!doctype html><title>Bread</title><h1>Fresh bread</h1><script>document.body.append("by script")</script>';
  await saveElsewhere(page, slug, [{ title: 'Landing.html', type: 'idea', content: html }]);
  await saveElsewhere(page, slug, [{ title: 'Handbook', type: 'plan', content: everything }]);

  await page.goto(`/documents/${slug}`);
  await page.getByRole('link', { name: /^Landing\.html/ }).click();
  await page.getByText('Live Preview', { exact: true }).waitFor();
  const frame = page.locator('iframe[sandbox="allow-scripts"]');
  await frame.contentFrame().getByText('by script').waitFor();
  expect((await frame.boundingBox())?.height).toBe(600);
  await expectNoOverflow(page);
  await page.getByText('Source', { exact: true }).click();
  await page.getByText('HTML Source', { exact: true }).waitFor();
  expect(await downloadMore(page, 'Download .html')).toEqual({ name: 'Landing.html', text: html });

  // Beside the chat: one of them, the list, and the page in its frame.
  await page.getByRole('link', { name: 'Chat', exact: true }).click();
  const look = page.getByRole('dialog');
  const lookAround = async () => {
    await page.getByRole('tab', { name: 'Docs' }).click();
    await page.getByRole('button', { name: 'Quick look at Handbook' }).click();
    await look.last().getByRole('article', { name: 'Handbook' }).getByRole('heading', { name: 'Breads' }).waitFor();
    await look.last().getByRole('button', { name: 'All documents' }).click();
    await look
      .last()
      .getByRole('button', { name: /^Landing\.html/ })
      .click();
    await look.last().frameLocator('iframe').getByText('by script').waitFor();
  };
  await lookAround();
  const beside = (await look.boundingBox())?.width ?? 0;
  await look.getByRole('button', { name: 'Enlarge' }).click();
  expect((await look.boundingBox())?.width).toBeGreaterThan(beside);
  await look.getByRole('button', { name: 'Close' }).click();
  await look.waitFor({ state: 'detached' });

  // The same from the sheet of a phone; closing it leads back to the sheet.
  await page.setViewportSize(phone);
  await page.getByRole('button', { name: 'Project Context' }).click();
  await lookAround();
  await expectNoOverflow(page);
  await look.last().getByRole('button', { name: 'Close' }).click();
  await page.getByRole('button', { name: 'Quick look at Handbook' }).waitFor();
  await page.setViewportSize(desktop);
  expect(faults).toEqual([]);
});
