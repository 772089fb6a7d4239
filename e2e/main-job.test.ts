import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import {
  awaitReply,
  enter,
  expectAccessible,
  expectNoOverflow,
  openBrowser,
  openChat,
  openPage,
  phone,
  shareIdea,
  signUp,
} from './browser.ts';

const idea =
  'A pre-order page for our small bakery: customers reserve bread and cakes the evening before, pay when they pick up, and we see in the morning what to bake.';

let browser: Browser;
beforeAll(async () => {
  browser = await openBrowser(inject('chromiumPath'));
});
afterAll(() => browser.close());

test('from nothing to a saved document, with the built-in guide', async () => {
  const { page, faults } = await openPage(browser, inject('guideUrl'));
  await signUp(page);
  await shareIdea(page, idea);

  // The empty chat opens with the greeting and the first questions.
  const form = page.getByRole('form', { name: 'Questions of the assistant' });
  await form.waitFor();
  await expectAccessible(page);
  expect(await page.getByText('5 of 5 messages left today').isVisible()).toBe(true);
  const questions = form.getByRole('group');
  const count = await questions.count();
  expect(count).toBeGreaterThanOrEqual(3);
  for (let index = 1; index < count; index += 1) await questions.nth(index).getByRole('radio').first().check();

  // How the idea was read stands in lines under headings, one of which is added.
  const lines = form.getByRole('textbox', { name: /^In your words: Have I read/ });
  const draft = await lines.inputValue();
  expect(draft).toContain('Customers reserve bread and cakes the evening before → new order: ');
  const edited = draft.replace('What is kept', '- Customers report a burnt cake with a photo.\nWhat is kept');
  await lines.fill(edited);

  // Half-filled forms survive a reload.
  await page.reload();
  await form.waitFor();
  expect(await form.getByRole('radio', { checked: true }).count()).toBe(count - 1);
  expect(await lines.inputValue()).toBe(edited);

  // The reply streams and makes a document.
  await form.getByRole('button', { name: 'Send answers' }).click();
  await page.getByRole('button', { name: 'Stop the reply' }).waitFor();
  await page.getByText('Document Created!').first().waitFor();
  await page.getByRole('button', { name: 'Stop the reply' }).waitFor({ state: 'detached' });
  await page.getByText('4 of 5 messages left today').waitFor();
  await expectAccessible(page);

  // The document is in the side panel, behind its card, and reads whole.
  await page.getByRole('tab', { name: 'Docs' }).click();
  await page.getByRole('tabpanel', { name: 'Docs' }).getByText('Requirements').waitFor();
  await page.getByRole('link', { name: /Requirements Document, version 1/ }).click();
  await page.waitForURL('**/documents/**');
  const article = page.getByRole('article', { name: 'Requirements' });
  await article.getByRole('heading', { name: /FR-1 / }).waitFor();
  expect(await article.textContent()).toMatch(/THE SYSTEM SHALL/);
  await article.getByRole('heading', { name: /Report a burnt cake/ }).waitFor();
  await expectAccessible(page);
  await page.reload();
  await article.getByRole('heading', { name: /FR-1 / }).waitFor();
  await page.getByText('Source', { exact: true }).click();
  await page.getByText('Markdown Source').waitFor();

  // A reload in the middle of the next reply loses nothing of it.
  await page.getByRole('link', { name: 'Chat' }).click();
  await page.getByLabel('Message to the assistant').fill('Please write the architecture.');
  await page.getByRole('button', { name: 'Send' }).click();
  await page.getByRole('button', { name: 'Stop the reply' }).waitFor();
  await page.reload();
  await page.getByRole('link', { name: /Architecture Document, version 1/ }).waitFor();
  await page.getByText('3 of 5 messages left today').waitFor();
  expect(faults).toEqual([]);
});

test('the same with a server that speaks the OpenAI chat API, on a phone in the dark', async () => {
  const { page, faults } = await openPage(browser, inject('modelUrl'), { viewport: phone, colorScheme: 'dark' });
  await signUp(page);
  await shareIdea(page, `${idea}\n!ask Do customers pay when they pick up?\n!say Good to meet you.`);
  await awaitReply(page, 'You said: start');
  const input = page.getByLabel('Message to the assistant');
  await input.fill('!document Vision\n!say The vision is written.');
  await input.press('Enter');
  await page.getByText('Document Created!').first().waitFor();
  await awaitReply(page, /^The vision is written\.$/);
  await expectNoOverflow(page);
  await expectAccessible(page);

  // Reloaded in the middle of a reply, the page reads it from its beginning to its end.
  await input.fill('!words 150 20');
  await input.press('Enter');
  await page.getByText('word3 ').waitFor();
  expect(await page.getByText('word150').isVisible()).toBe(false);
  await page.reload();
  await page.getByText(/^word1 word2 .* word149 word150/).waitFor();
  await page.getByRole('button', { name: 'Show More' }).click();
  await page.getByRole('link', { name: /Vision Document, version 1/ }).click();
  await page.getByRole('article', { name: 'Vision' }).getByText('A line of the document.').first().waitFor();
  await expectNoOverflow(page);
  await expectAccessible(page);
  expect(faults).toEqual([]);
});

test('what was typed survives a model that fails, and trying again works', async () => {
  const { page } = await openPage(browser, inject('modelUrl'));
  await enter(page);
  await openChat(page, idea);
  await awaitReply(page, 'You said: start');
  const input = page.getByLabel('Message to the assistant');
  await input.fill('!status 400');
  await input.press('Enter');
  await page.getByText('Failed to send message').first().waitFor();
  await page.getByRole('button', { name: /Retry|Try again/i }).waitFor();
  await page.getByText('5 of 5 messages left today').waitFor();
  await page.reload();
  await page.getByRole('article', { name: 'You' }).getByText('!status 400').waitFor();
  await page.getByRole('button', { name: 'Ask Again' }).waitFor();
  expect(await input.inputValue()).toBe('');

  await input.fill('A draft that is not sent');
  await page.reload();
  expect(await input.inputValue()).toBe('A draft that is not sent');
});

test('a stopped reply keeps what was written; signing out and in again leads back to the chat', async () => {
  const { page, faults } = await openPage(browser, inject('modelUrl'));
  const person = await enter(page);
  await openChat(page, idea);
  await awaitReply(page, 'You said: start');
  const input = page.getByLabel('Message to the assistant');
  await input.fill('!words 400 20');
  await input.press('Shift+Enter');
  await input.press('Enter');
  await page.getByText('word5').waitFor();
  await page.getByRole('button', { name: 'Stop the reply' }).click();
  await awaitReply(page, 'word5');
  await page
    .getByText(/stopped/i)
    .first()
    .waitFor();

  // A second tab notices the sign-out and shows nothing more of it.
  const secondTab = await page.context().newPage();
  await secondTab.goto(page.url());
  await secondTab.getByText('word5').waitFor();
  await page.getByRole('button', { name: 'Account menu' }).click();
  await page.getByRole('menuitem', { name: 'Sign Out' }).click();
  await secondTab.waitForURL('**/login**');
  await secondTab.close();
  await page.waitForURL((url) => url.pathname === '/');
  await page.goto('/home');
  await page.waitForURL('**/login**');
  await page.getByLabel('Email', { exact: true }).fill(person.email);
  await page.getByLabel('Password', { exact: true }).fill(person.password);
  await page.getByRole('button', { name: 'Sign In', exact: true }).click();
  await page.waitForURL('**/idea-flow/**');
  await page.getByText('word5').waitFor();
  expect(faults).toEqual([]);
});

test('wrong passwords, short ideas and foreign projects are said kindly', async () => {
  const { page } = await openPage(browser, inject('modelUrl'), { viewport: phone });
  await page.goto('/login');
  await page.getByLabel('Email', { exact: true }).fill('nobody@example.com');
  await page.getByLabel('Password', { exact: true }).fill('wrong password');
  await page.getByRole('button', { name: 'Sign In', exact: true }).click();
  await page.getByText('Login Failed').first().waitFor();
  await expectAccessible(page);

  await signUp(page);
  await page.getByRole('link', { name: 'Start Your First Project' }).click();
  await page.getByLabel("What's your idea?").fill('short');
  await page.getByRole('button', { name: "Let's Build It!" }).click();
  await page.getByText('Please describe your idea in at least 10 characters').waitFor();
  await page.goto('/idea-flow/not-mine-00000000');
  await page.getByText('Project Not Found').first().waitFor();
  await page.goto('/nowhere/at-all');
  await page.getByText('Page Not Found').first().waitFor();
  await expectAccessible(page);
});
