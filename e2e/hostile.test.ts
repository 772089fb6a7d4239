import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { awaitReply, enter, openBrowser, openChat, openPage, slugOf } from './browser.ts';
import { runSql } from './database.ts';
import { saveDocuments } from './documents.ts';
import { htmlPayloads, lonelyPayloads, markdownPayloads, pageAttempts, pagePayloads } from './hostile-payloads.ts';

const url = inject('modelUrl');
const idea = 'A pre-order page for our bakery, so that people can reserve bread the evening before';

/** Everything that reached the place outside, also what is no request. A connection on which nothing is said does not count. */
const reached: string[] = [];
let outside: Server;
let browser: Browser;
beforeAll(async () => {
  outside = createServer((request, response) => {
    reached.push(request.url ?? '');
    response.writeHead(200, { 'access-control-allow-origin': '*', 'content-type': 'text/html' }).end(rawPage);
  });
  outside.on('clientError', ({ code }: NodeJS.ErrnoException, socket) => {
    if (code !== 'ECONNRESET') reached.push(`something else: ${code}`);
    socket.destroy();
  });
  await new Promise<void>((resolve) => outside.listen(0, '127.0.0.1', resolve));
  browser = await openBrowser(inject('chromiumPath'));
});
afterAll(async () => {
  await browser.close();
  outside.closeAllConnections();
  outside.close();
});

/** Answered by the place outside: what the payloads do where nothing holds them back. */
let rawPage = '';

let payloads = 0;
/** A payload with a trace and an address of its own. */
function arm(payload: string): string {
  payloads += 1;
  return armAgain(payload, payloads);
}

function armAgain(payload: string, number: number): string {
  const host = `//127.0.0.1:${(outside.address() as AddressInfo).port}/${number}`;
  return payload.replaceAll('RUN', `window.__ran=${number}`).replaceAll('OUT', `http:${host}`).replaceAll('BARE', host);
}

/** A page whose every escape is written down, also those of its frames and of windows that it opens. */
async function openWatched() {
  const { page, faults: all } = await openPage(browser, url);
  const escapes: string[] = [];
  page.on('dialog', (dialog) => {
    escapes.push(`dialog: ${dialog.message()}`);
    void dialog.dismiss();
  });
  page.on('download', (download) => escapes.push(`download: ${download.url()}`));
  page.context().on('page', (popup) => escapes.push(`window: ${popup.url()}`));
  // What the policy of a page stops is a request that never left: it ends without an answer.
  page.context().on('response', (response) => {
    if (!/^(data:|blob:)/.test(response.url()) && !response.url().startsWith(`${url}/`))
      escapes.push(`request: ${response.url()}`);
  });
  page.on('framenavigated', (frame) => {
    if (frame === page.mainFrame() && !frame.url().startsWith(`${url}/`)) escapes.push(`went to ${frame.url()}`);
  });
  // What nests too deeply overflows the renderer's stack, which says so; its reader gets the text as it was written.
  const faults = () => all.filter((fault) => !/call stack size|Stack overflow|React error #520/.test(fault));
  return { page, faults, escapes };
}

/** A page that tries everything it may not, and shows what it could do after all. */
const makeReport = () => `<!doctype html><pre id="report"></pre><script>
  const attempts = { ${Object.entries(pageAttempts)
    .map(([name, code]) => `${JSON.stringify(name)}: async () => ${armAgain(code, 0)}`)
    .join(',\n')} };
  const within = (promise) => Promise.race([promise, new Promise((_, fail) => setTimeout(fail, 1500))]);
  Promise.all(Object.entries(attempts).map(([name, attempt]) =>
    within(attempt()).then(() => name, () => null),
  )).then((done) => { report.textContent = JSON.stringify(done.filter(Boolean)); });
  navigator.sendBeacon(${JSON.stringify(armAgain('OUT', 0))}, "seen");
  </script>`;

/** No payload left its trace in the page. */
async function expectNothingRan(page: Page) {
  expect(await page.evaluate(() => (window as { __ran?: number }).__ran)).toBeUndefined();
}

/** What a drawn text must not hold: elements and attributes that run, load or send, and links of other kinds than allowed. */
const findOffences = (page: Page, area: string) =>
  page.locator(area).evaluateAll((areas) => {
    const links = ['http:', 'https:', 'irc:', 'ircs:', 'mailto:', 'xmpp:'];
    const elements =
      'script,iframe,frame,frameset,object,embed,portal,link,meta,base,style,form,template,math,video,audio,source,track,picture,marquee,use,image,foreignObject,animate,set,textarea,noscript,title,x';
    const attributes = /^(on.*|srcdoc|srcset|formaction|action|ping|background|poster|xlink:href|form)$/i;
    const isOffence = (element: Element, { name, value }: Attr) =>
      attributes.test(name) ||
      (name === 'href' && !links.includes(new URL(value, location.href).protocol)) ||
      (name === 'src' && !value.startsWith('data:image/svg+xml,')) ||
      (name === 'style' && /url|import|fixed/i.test(value)) ||
      (name === 'target' && !element.getAttribute('rel')?.includes('noopener'));
    return areas.flatMap((area) => [
      ...[...area.querySelectorAll(elements)].map((element) => element.outerHTML.slice(0, 200)),
      ...[...area.querySelectorAll('*')].flatMap((element) =>
        [...element.attributes]
          .filter((attribute) => isOffence(element, attribute))
          .map(({ name, value }) => `${name}=${value}`),
      ),
    ]);
  });

/** From the list to a document. */
async function openDocument(page: Page, id: string) {
  const back = page.getByRole('link', { name: 'Back to Documents' });
  if (await back.isVisible()) await back.click();
  await page.locator(`main a[href$="doc=${id}"]`).click();
}

/** Each under a heading of its own, so that one that swallowed the next would be missed. */
const joinAsMarkdown = (texts: string[]) =>
  texts.map((text, index) => `## Payload ${index + 1}\n\n${text}\n`).join('\n');

async function expectAllDrawn(page: Page, area: string, count: number) {
  const headings = page.locator(area).getByRole('heading', { name: /^Payload \d+$/ });
  await expect.poll(() => headings.count()).toBe(count);
}

// Many screens in a row: a busy machine takes longer than for any other.
test('hostile texts are drawn and shown everywhere: nothing of them runs, nothing is loaded, nobody is led away', {
  timeout: 240_000,
}, async () => {
  const { page, faults, escapes } = await openWatched();
  const { email } = await enter(page);
  await openChat(page, idea);
  const slug = slugOf(page);
  await awaitReply(page, 'You said: start');
  const texts = [...htmlPayloads, ...markdownPayloads].map(arm);
  const lonely = lonelyPayloads.map(arm);
  const pages = pagePayloads.map(arm);

  // The detector: where nothing holds them back, the same payloads run and reach the place outside.
  rawPage = `${makeReport()}${htmlPayloads.map((payload) => armAgain(payload, 0)).join('\n')}`;
  const { page: control } = await openPage(browser, url);
  await control.goto(`http:${armAgain('BARE', 0)}`, { waitUntil: 'load' });
  await expect.poll(() => control.evaluate(() => (window as { __ran?: number }).__ran)).toBe(0);
  await expect
    .poll(() => control.locator('#report').textContent())
    .toMatch(/cookie.*storage.*document.*fetch.*XMLHttpRequest.*eval/);
  expect(reached.length).toBeGreaterThan(10);
  await control.context().close();
  const before = reached.length;

  // Documents: the readable ones together, the others each for itself; and as titles.
  const [together] = await saveDocuments(page, slug, [
    { title: 'Together', type: 'idea', content: joinAsMarkdown(texts) },
  ]);
  const alone = await saveDocuments(
    page,
    slug,
    lonely.map((content, index) => ({ title: (texts[index] ?? '').slice(0, 200), type: 'idea', content })),
  );
  await page.goto(`/documents/${slug}?doc=${together?.id}`);
  await expectAllDrawn(page, 'article', texts.length);
  await page.waitForFunction(() => !document.body.textContent?.includes('Drawing the diagram…'));
  expect(await findOffences(page, 'article')).toEqual([]);
  await expectNothingRan(page);
  await page.goto(`/documents/${slug}`);
  for (const [index, { id }] of alone.entries()) {
    await openDocument(page, id);
    await page.getByRole('article', { name: (texts[index] ?? '').slice(0, 200).trim() }).waitFor();
    expect(await findOffences(page, 'article')).toEqual([]);
    await expectNothingRan(page);
  }
  expect({ reached: reached.slice(before), escapes, faults: faults() }).toEqual({
    reached: [],
    escapes: [],
    faults: [],
  });

  // A message of the person, which is shown as it is, and a reply, which is drawn.
  await page.goto(`/idea-flow/${slug}`);
  const input = page.getByLabel('Message to the assistant');
  const expectReplyDrawn = async () => {
    await expectAllDrawn(page, 'article[aria-label=Assistant]', texts.length);
    expect(await findOffences(page, 'article')).toEqual([]);
    const bubble = await page.getByRole('article', { name: 'You' }).last().textContent();
    expect(texts.filter((text) => !text.includes('\u0000') && !bubble?.includes(text))).toEqual([]);
  };
  await input.fill(`All of it:\n\n${joinAsMarkdown(texts)}`);
  await input.press('Enter');
  await awaitReply(page, 'You said: All of it:');
  await expectReplyDrawn();
  await page.reload();
  await expectReplyDrawn();
  await input.fill(`Deep:\n\n${lonely[0]}`);
  await input.press('Enter');
  await awaitReply(page, 'You said: Deep:');
  expect(await findOffences(page, 'article')).toEqual([]);
  await expectNothingRan(page);
  expect({ reached: reached.slice(before), escapes, faults: faults() }).toEqual({
    reached: [],
    escapes: [],
    faults: [],
  });

  // A prompt: in the list, and its whole text.
  await input.fill('!prompt Hostile\n!say Done.');
  await input.press('Enter');
  await awaitReply(page, /^Done\.$/);
  const whole = joinAsMarkdown([...texts, ...pages]);
  await runSql(
    url,
    `update prompts set excerpt = ? where project_id in
       (select projects.id from projects join users on users.id = projects.user_id where email = ?)`,
    whole.replaceAll('\u0000', ''),
    email,
  );
  await page.route(/\/api\/prompts\/[^/]+$/, async (route) => {
    const answer = await route.fetch();
    await route.fulfill({ response: answer, json: { ...(await answer.json()), content: whole } });
  });
  await page.goto(`/prompts/${slug}`);
  await page.getByRole('link', { name: 'Hostile', exact: true }).waitFor();
  expect(await findOffences(page, 'main li')).toEqual([]);
  await page.getByRole('link', { name: 'Hostile', exact: true }).click();
  const prompt = page.getByRole('article', { name: 'Hostile' }).locator('pre');
  expect((await prompt.textContent())?.trim()).toBe(whole.trim());
  expect(await findOffences(page, 'article')).toEqual([]);
  await expectNothingRan(page);

  // As names and descriptions: on the dashboard, in the list of ideas, the header, and the mockup made from them.
  await runSql(
    url,
    `insert into projects (id, user_id, name, slug, description)
       select each.value ->> 'id', users.id, substr(each.value ->> 'text', 1, 100), 'hostile-' || each.key, each.value ->> 'text'
       from users, json_each(?) as each where users.email = ?`,
    JSON.stringify(texts.map((text) => ({ id: crypto.randomUUID(), text: text.replaceAll('\u0000', '') }))),
    email,
  );
  for (const path of ['/dashboard', '/projects']) {
    await page.goto(path);
    await page.getByText('<svg onload=', { exact: false }).first().waitFor();
    expect(await findOffences(page, 'main :is(article, table)')).toEqual([]);
    await expectNothingRan(page);
  }
  for (const index of [0, 6, 25, htmlPayloads.length]) {
    await page.goto(`/mockup/hostile-${index}`);
    const name = (texts[index] ?? '').slice(0, 100);
    await page.getByRole('button', { name: 'switch project' }).getByText(name).waitFor();
    const mockup = page.frameLocator('iframe[sandbox="allow-scripts"]');
    await mockup
      .getByText(name.split('\n')[0] ?? '')
      .first()
      .waitFor();
    expect(await mockup.locator('script, iframe, [onerror], [onload], [src^=http]').count()).toBe(0);
    await expectNothingRan(page);
  }
  expect({ reached: reached.slice(before), escapes, faults: faults() }).toEqual({
    reached: [],
    escapes: [],
    faults: [],
  });

  // As pages of HTML: their scripts may run, but in a frame that reaches nothing and leads nowhere.
  const documents = await saveDocuments(
    page,
    slug,
    [
      makeReport(),
      htmlPayloads.map((payload) => armAgain(payload, 0)).join('\n'),
      ...lonely.slice(7, 12),
      ...pages,
    ].map((content, index) => ({ title: `Page ${index}.html`, type: 'idea', content })),
  );
  await page.goto(`/documents/${slug}`);
  for (const [index, { id }] of documents.entries()) {
    const answered = page.waitForResponse((response) => response.url().includes('/api/previews/'));
    await openDocument(page, id);
    await answered;
    const frame = page.locator(`iframe[title="Live Preview of Page ${index}.html"]`);
    await frame.waitFor();
    if (index === 0) {
      await expect.poll(() => frame.contentFrame().locator('#report').textContent()).not.toBe('');
      expect(await frame.contentFrame().locator('#report').textContent()).toBe('[]');
    }
    // What a page tries is tried at once or never, and nothing tells when it has been.
    await page.waitForTimeout(250);
    await expectNothingRan(page);
    expect(page.url()).toBe(`${url}/documents/${slug}?doc=${id}`);
  }
  expect({ reached: reached.slice(before), escapes }).toEqual({ reached: [], escapes: [] });
  console.log(`${payloads} hostile payloads: 0 ran, 0 outside requests`);
});
