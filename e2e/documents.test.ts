import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import {
  awaitReply,
  desktop,
  enter,
  expectNoOverflow,
  expectSoundEverywhere,
  expectToast,
  openBrowser,
  openChat,
  openPage,
  phone,
  slugOf,
} from './browser.ts';
import { chooseMore, downloadMore, saveDocuments } from './documents.ts';

const idea = 'A pre-order page for our bakery, so that people can reserve bread the evening before';
const url = inject('modelUrl');

let browser: Browser;
beforeAll(async () => {
  browser = await openBrowser(inject('chromiumPath'));
});
afterAll(() => browser.close());

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
  await enter(page);
  await openChat(page, idea);
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
    await saveDocuments(page, slug, [{ title, type: 'requirements', content: everything }]);
  }
  await saveDocuments(page, slug, [{ title: 'Oldest', type: 'plan', content: 'A second version.' }]);
  await page.route('**/api/projects/*/documents', (route) =>
    route.fulfill({ status: 400, json: { code: 'request.invalid', message: 'No luck today.' } }),
  );
  await page.reload();
  await page.getByText('Failed to fetch documents').waitFor();
  await page.unroute('**/api/projects/*/documents');
  await page.getByRole('button', { name: 'Try Again' }).click();
  const today = expect.stringMatching(/^Version 1 • Updated [A-Z][a-z]{2} \d{1,2}, 20\d\d$/);
  await expect
    .poll(() => rowsOf(page))
    .toEqual([
      ['Oldest', expect.stringMatching(/^Version 2 • Updated [A-Z][a-z]{2} \d{1,2}, 20\d\d$/)],
      [hardTitle, today],
      ['Handbook', today],
    ]);
  await page.getByText('View and manage documents generated for this project').waitFor();

  // Words of the texts are searched as well as titles, and the search is in the address.
  const search = page.getByLabel('Search documents');
  await search.fill('QUINCES are');
  await expect.poll(async () => (await rowsOf(page)).map(([title]) => title)).toEqual([hardTitle, 'Handbook']);
  await page.getByText('2 of 3 documents').waitFor();
  await page.waitForURL('**?q=QUINCES*');
  await page.reload();
  await page.locator('mark').first().waitFor();
  expect(await page.locator('mark').allTextContents()).toEqual(['Quinces are', 'Quinces are']);
  await expectSoundEverywhere(page);
  await search.fill('nowhere at all');
  await page.getByText('No document has “nowhere at all” in its title or text.').waitFor();
  await page.getByRole('button', { name: 'Clear search' }).click();
  await expect.poll(async () => (await rowsOf(page)).length).toBe(3);
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
  await expect.poll(isReached).toBe(true);
  expect(page.url()).toMatch(/#doc-the-end$/);
  await page.reload();
  await expect.poll(isReached).toBe(true);

  // What the check found leads to its line of the source.
  await page.getByText(/^\d+ things to look at$/).click();
  await page.getByRole('button', { name: /^Show all \d+$/ }).click();
  await page.getByRole('button', { name: 'Line 5', exact: true }).first().click();
  await page.getByText('Markdown Source', { exact: true }).waitFor();
  await expect.poll(() => page.evaluate(() => document.activeElement?.textContent)).toBe('The page is fast.\n');
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
  await saveDocuments(page, slug, [{ title: hardTitle, type: 'idea', content: 'Its second version.' }]);
  await page.reload();
  await page.getByText('This is version 1. The newest is version 2.').waitFor();
  expect(await page.getByLabel('Version', { exact: true }).locator('option').allTextContents()).toEqual(['v2', 'v1']);
  expect(faults.filter((fault) => !/status of 4\d\d/.test(fault))).toEqual([]);
});

test('a page of HTML is shown live; documents are looked at beside the chat, on a desktop and on a phone', async () => {
  const { page, faults } = await openPage(browser, url);
  await enter(page);
  await openChat(page, idea);
  const slug = slugOf(page);
  await awaitReply(page, 'You said: start');
  const html =
    '<!doctype html><title>Bread</title><h1>Fresh bread</h1><script>document.body.append("by script")</script>';
  await saveDocuments(page, slug, [{ title: 'Landing.html', type: 'idea', content: html }]);
  await saveDocuments(page, slug, [{ title: 'Handbook', type: 'plan', content: everything }]);

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
