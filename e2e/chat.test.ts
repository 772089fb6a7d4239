import { randomUUID } from 'node:crypto';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { checklistGroups } from '../shared/content/checklists/checklists.ts';
import {
  awaitReply,
  callElsewhere,
  enter,
  expectAccessible,
  expectSoundEverywhere,
  openBrowser,
  openChat,
  openPage,
  slugOf,
} from './browser.ts';

const idea = 'A ledger for beekeepers: hives, harvests and treatments, with reminders for what the law asks for';
const url = inject('modelUrl');
const longWords = 130;

let browser: Browser;
/** A reply of more than a minute, written while the other journeys run. */
let longPage: Page;
beforeAll(async () => {
  browser = await openBrowser(inject('chromiumPath'));
  longPage = await enterChat().then(({ page }) => page);
  await send(longPage, `!words ${longWords} 500`);
  await longPage.getByText('word1 ').waitFor();
});
afterAll(() => browser.close());

/** A new person in the chat of a new project, whose greeting is over. */
async function enterChat() {
  const { page, faults } = await openPage(browser, url);
  await enter(page);
  await openChat(page, idea);
  await awaitReply(page, 'You said: start');
  return { page, faults };
}

const inputOf = (page: Page) => page.getByLabel('Message to the assistant');
const repliesOf = (page: Page) => page.getByRole('article', { name: 'Assistant' });
const messagesOf = (page: Page) => page.getByRole('article', { name: 'You' });
const answering = 'The assistant is answering. What you write here is kept.';

async function send(page: Page, text: string) {
  await inputOf(page).fill(text);
  await inputOf(page).press('Enter');
}

/** Sends a message from another device of the same person, and does not wait for its reply. */
const sendElsewhere = (page: Page, content: string) =>
  page.evaluate(
    async ([slug, content]) => {
      const project = await (await fetch(`/api/projects/by-slug/${slug}`)).json();
      const headers = { 'content-type': 'application/json', accept: 'text/event-stream' };
      const body = JSON.stringify({ content, messageId: crypto.randomUUID() });
      const answer = await fetch(`/api/projects/${project.id}/contextual-chat`, { method: 'POST', headers, body });
      if (!answer.ok) throw new Error(await answer.text());
      await answer.body?.getReader().read();
    },
    [slugOf(page), content] as const,
  );

test('a reply is written, kept as it stands, stopped, regenerated; its question is edited and the earlier versions stay', async () => {
  const { page, faults } = await enterChat();
  // What a screen reader is told while a reply is written and saved, and whether the page shows the same one afterwards.
  await page.evaluate(() => {
    const told: string[] = [];
    Object.assign(window, { told });
    const status = document.querySelector('#content p[role=status].sr-only') as HTMLElement;
    new MutationObserver(() => status.textContent && told.push(status.textContent)).observe(status, {
      childList: true,
      characterData: true,
      subtree: true,
    });
  });
  await send(page, '!say **First** answer, with a [link](https://example.com/a).\n!words 40 20');
  await page.getByText('word5 ').waitFor();
  await repliesOf(page)
    .last()
    .evaluate((reply) => Object.assign(window, { reply, paragraph: reply.querySelector('p') }));
  await expectAccessible(page);
  await awaitReply(page, 'word40');
  expect(
    await repliesOf(page)
      .last()
      .evaluate((reply) => reply === Reflect.get(window, 'reply')),
  ).toBe(true);
  expect(
    await repliesOf(page)
      .last()
      .evaluate((reply) => reply.querySelector('p') === Reflect.get(window, 'paragraph')),
  ).toBe(true);
  expect(await page.evaluate(() => Reflect.get(window, 'told'))).toEqual([
    'The assistant is answering.',
    'The reply is complete.',
  ]);
  await expectSoundEverywhere(page);

  // Written anew, and stopped: the one before is set aside.
  await repliesOf(page).last().getByRole('button', { name: 'Regenerate the reply' }).click();
  await page.getByText('word5 ').waitFor();
  await page.getByRole('button', { name: 'Stop the reply' }).click();
  await awaitReply(page, 'You stopped this reply here.');
  expect(await repliesOf(page).count()).toBe(2);
  await page.getByText('3 of 5 messages left today').waitFor();

  // Escape leaves a message as it was; a text begun survives a reload.
  await messagesOf(page).last().hover();
  await messagesOf(page).last().getByRole('button', { name: 'Edit your message' }).click();
  const editor = page.getByRole('form', { name: 'Edit your message' }).getByRole('textbox');
  await editor.fill('thrown away');
  await editor.press('Escape');
  await editor.waitFor({ state: 'detached' });
  expect(await page.evaluate(() => document.activeElement?.getAttribute('aria-label'))).toBe('Edit your message');
  await page.keyboard.press('Enter');
  await editor.fill('!say The edited answer.');
  await page.getByText('1 later message will be set aside.').waitFor();
  await expectSoundEverywhere(page);
  await page.reload();
  await editor.waitFor();
  expect(await editor.inputValue()).toBe('!say The edited answer.');
  await editor.press('Enter');
  await awaitReply(page, /^The edited answer\.$/);
  expect(await page.getByText('First answer').count()).toBe(0);
  expect(await messagesOf(page).count()).toBe(1);

  // What was set aside can be read, back to the first.
  await page.getByRole('button', { name: 'Look at the earlier version' }).click();
  const earlier = page.getByRole('dialog', { name: 'Earlier version' });
  await earlier.getByText('word5 ').waitFor();
  await expectAccessible(page);
  await earlier.getByText('You stopped this reply here.').waitFor();
  const older = earlier.getByRole('button', { name: 'Look at the earlier version' });
  await older.click();
  await earlier.getByText('word40').waitFor();
  expect(await older.count()).toBe(0);
  await earlier.getByRole('button', { name: 'Newer' }).click();
  await older.waitFor();
  await page.keyboard.press('Escape');
  await page.reload();
  await awaitReply(page, /^The edited answer\.$/);
  expect(await messagesOf(page).count()).toBe(1);

  // The last message of the day is said to be the last, and then there is none: nothing of the conversation changes.
  await send(page, '!say Fourth.');
  await awaitReply(page, /^Fourth\.$/);
  await page.getByText(/1 of 5 messages left today\. New ones come/).waitFor();
  await repliesOf(page).last().getByRole('button', { name: 'Regenerate the reply' }).click();
  await page.getByText(/0 of 5 messages left today/).waitFor();
  await awaitReply(page, /^Fourth\.$/);
  await repliesOf(page).last().getByRole('button', { name: 'Regenerate the reply' }).click();
  await page.getByText("That was today's last message").waitFor();
  await page.getByText('The conversation is as it was.').waitFor();
  await page.getByText(/^Fourth\.$/).waitFor();
  // The browser itself reports the call that was refused.
  expect(faults.filter((fault) => !fault.includes('status of 403'))).toEqual([]);
});

test('a second tab follows a reply, one from elsewhere is found on coming back, and only one is written at a time', async () => {
  const { page, faults } = await enterChat();
  const second = await page.context().newPage();
  second.setDefaultTimeout(20_000);
  await second.goto(page.url());
  await awaitReply(second, 'You said: start');
  await inputOf(second).fill('A draft of the second tab');
  await send(page, '!words 80 30');
  await second.getByText('word5 ').waitFor();
  await second.getByText(answering).waitFor();
  expect(await inputOf(second).inputValue()).toBe('A draft of the second tab');
  await awaitReply(page, 'word80');
  await awaitReply(second, 'word80');
  for (const tab of [page, second]) {
    expect(await repliesOf(tab).count()).toBe(2);
    expect(await messagesOf(tab).count()).toBe(1);
    await tab.getByText('4 of 5 messages left today').waitFor();
  }
  await second.reload();
  await second.getByText('word80').waitFor();
  expect(await inputOf(second).inputValue()).toBe('A draft of the second tab');
  await second.close();

  // Begun on another device, it is found when the reader comes back.
  await sendElsewhere(page, '!words 60 40');
  expect(await page.getByText('word1 ').count()).toBe(1);
  await expect
    .poll(async () => {
      await page.evaluate(() => window.dispatchEvent(new Event('focus')));
      return page.getByRole('button', { name: 'Stop the reply' }).count();
    })
    .toBe(1);
  await awaitReply(page, '3 of 5 messages left today');
  await page.getByRole('button', { name: 'Show More' }).waitFor();
  expect(await repliesOf(page).last().textContent()).toContain('word60');

  // What is sent while another device has the word is kept, and the reply under way is shown.
  await sendElsewhere(page, '!words 60 40');
  await send(page, '!say My turn.');
  await page.getByText(answering).waitFor();
  expect(await inputOf(page).inputValue()).toBe('!say My turn.');
  expect(await page.getByText('Failed to send message').count()).toBe(0);
  await awaitReply(page, '2 of 5 messages left today');
  await inputOf(page).press('Enter');
  await awaitReply(page, /^My turn\.$/);
  expect(faults.filter((fault) => !fault.includes('status of 409'))).toEqual([]);
});

test('what cannot be sent is kept and goes through when the connection is back; a reload joins a reply under way', async () => {
  const { page } = await enterChat();
  await page.context().setOffline(true);
  await send(page, '!say Back again.');
  await page.getByText('Sending...').waitFor();
  await page.getByText("Launchpath can't be reached.").first().waitFor();
  expect(await inputOf(page).inputValue()).toBe('!say Back again.');
  await expectAccessible(page);
  await page.context().setOffline(false);
  await page.getByRole('button', { name: 'Retry' }).click();
  await awaitReply(page, /^Back again\.$/);
  expect(await inputOf(page).inputValue()).toBe('');
  expect(await messagesOf(page).count()).toBe(1);

  // A model that fails takes nothing from the allowance, and is asked again.
  await send(page, '!status 400');
  await page.getByText('Your message was not answered').waitFor();
  await page.getByText('4 of 5 messages left today').waitFor();
  await page.getByRole('button', { name: 'Retry' }).click();
  await page.getByText('Your message was not answered').waitFor();

  // An edit goes on from there.
  await messagesOf(page).last().hover();
  await messagesOf(page).last().getByRole('button', { name: 'Edit your message' }).click();
  await page.getByRole('form', { name: 'Edit your message' }).getByRole('textbox').fill('!words 90 30');
  await page.getByRole('button', { name: 'Send Edited' }).click();
  await page.getByText('word5 ').waitFor();
  await page.reload();
  await page.getByRole('button', { name: 'Stop the reply' }).waitFor();
  await awaitReply(page, 'word90');
  await page.getByRole('button', { name: 'Show More' }).click();
  expect(await messagesOf(page).count()).toBe(2);

  // Edited on another device meanwhile: the conversation is shown as it is now, and the text is in the input.
  await messagesOf(page).last().hover();
  await messagesOf(page).last().getByRole('button', { name: 'Edit your message' }).click();
  await page.getByRole('form', { name: 'Edit your message' }).getByRole('textbox').fill('My other words');
  const replaces = await page.evaluate(async (slug) => {
    const project = await (await fetch(`/api/projects/by-slug/${slug}`)).json();
    const messages = await (await fetch(`/api/projects/${project.id}/messages`)).json();
    return messages.findLast(({ role }: { role: string }) => role === 'user').id;
  }, slugOf(page));
  const body = { content: '!say Said elsewhere.', messageId: randomUUID(), replaces };
  await callElsewhere(page, slugOf(page), [{ method: 'POST', path: '/contextual-chat', body }]);
  await page.getByRole('button', { name: 'Send Edited' }).click();
  await awaitReply(page, /^Said elsewhere\.$/);
  expect(await inputOf(page).inputValue()).toBe('My other words');
  expect(await page.getByText('word90').count()).toBe(0);

  // What an edit further up sets aside keeps its own earlier versions.
  await messagesOf(page).first().hover();
  await messagesOf(page).first().getByRole('button', { name: 'Edit your message' }).click();
  await page.getByRole('form', { name: 'Edit your message' }).getByRole('textbox').fill('!say From the start.');
  await page.getByRole('button', { name: 'Send Edited' }).click();
  await awaitReply(page, /^From the start\.$/);
  await page.getByRole('button', { name: 'Look at the earlier version' }).click();
  const earlier = page.getByRole('dialog', { name: 'Earlier version' });
  await earlier.getByText(/^Said elsewhere\.$/).waitFor();
  await earlier.getByRole('button', { name: 'Look at the earlier version' }).click();
  await earlier.getByText('word90').waitFor();
  await page.keyboard.press('Escape');

  // In the panel's quick look a link leads to the heading that it names.
  const content = `[To the end](#the-end)\n\n${'A line.\n\n'.repeat(80)}## The end\n\nHere.`;
  await callElsewhere(page, slugOf(page), [
    { method: 'POST', path: '/documents', body: { title: 'Map', type: 'idea', content } },
  ]);
  await page.reload();
  await page.getByRole('tab', { name: 'Docs' }).click();
  await page.getByRole('button', { name: 'Quick look at Map' }).click();
  await page.getByRole('link', { name: 'To the end' }).click();
  await expect
    .poll(() =>
      page.getByRole('heading', { name: 'The end' }).evaluate((it) => it.getBoundingClientRect().top < innerHeight),
    )
    .toBe(true);
});

test('a visit begins with a welcome: the first one, a later one, one in another step', async () => {
  const { page, faults } = await enterChat();
  const welcome = page.getByRole('region', { name: /^(Welcome|Now in step)/ });
  await welcome.getByRole('heading', { name: 'Welcome to' }).waitFor();
  await welcome.getByText('This is step 1 of 3, Ideation & Planning.').waitFor();
  await expectSoundEverywhere(page);
  await page.reload();
  await welcome.getByRole('heading', { name: 'Welcome back' }).waitFor();
  await welcome.getByText('What comes next:').waitFor();
  await welcome.getByRole('button', { name: 'Dismiss the welcome' }).click();
  await page.reload();
  await awaitReply(page, 'You said: start');
  expect(await welcome.count()).toBe(0);

  const mustHaves = checklistGroups
    .filter(({ stepNumber }) => stepNumber === 1)
    .flatMap(({ tasks }) => tasks.filter(({ priority }) => priority === 'must-have'));
  await callElsewhere(
    page,
    slugOf(page),
    mustHaves.map(({ id }) => ({ method: 'PUT', path: `/task-statuses/${id}`, body: { status: 'completed' } })),
  );
  await page.reload();
  await welcome.getByRole('heading', { name: 'Now in step 2: Development & Implementation' }).waitFor();
  await expectSoundEverywhere(page);
  // It has done its work when something is sent.
  await send(page, '!say Step two.');
  await awaitReply(page, /^Step two\.$/);
  expect(await welcome.count()).toBe(0);
  expect(faults).toEqual([]);
});

test('a reply of more than a minute comes to its end', async () => {
  await longPage.getByText(`word${longWords} `).waitFor({ timeout: 100_000 });
  await longPage.getByText('4 of 5 messages left today').waitFor();
  expect(await repliesOf(longPage).last().textContent()).toMatch(/^word1 word2 .*word129 word130/);
  expect(await longPage.getByText('The connection was lost').count()).toBe(0);
});
