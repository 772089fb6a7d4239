import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { goodDocuments } from '../shared/document-check/testing/good-documents.ts';
import {
  awaitReply,
  callElsewhere,
  enter,
  expectAccessible,
  expectNoOverflow,
  expectSoundEverywhere,
  expectToast,
  openBrowser,
  openChat,
  openPage,
  phone,
  slugOf,
} from './browser.ts';
import { saveDocuments } from './documents.ts';
import { findLink, readMail } from './mail.ts';

const idea = 'Leafline tells people with houseplants when each plant needs water, so that fewer of them die.';
const dayMs = 86_400_000;

let browser: Browser;
beforeAll(async () => {
  browser = await openBrowser(inject('chromiumPath'));
});
afterAll(() => browser.close());

/** Runs the daily job as on another day. */
async function runDailyJob(url: string, time: number) {
  const answer = await fetch(`${url}/cdn-cgi/local/scheduled?time=${time}`);
  expect(answer.ok).toBe(true);
}

const inDays = (days: number) => new Date(Date.now() + days * dayMs).toISOString().slice(0, 10);
const focusedLabel = (page: Page) =>
  page.evaluate(() => {
    const element = document.activeElement as HTMLInputElement | null;
    return element?.getAttribute('aria-label') ?? element?.labels?.[0]?.textContent ?? element?.textContent ?? '';
  });

/** Presses Tab until the element with this name has the focus. */
async function tabTo(page: Page, name: RegExp) {
  for (let presses = 0; presses < 60; presses += 1) {
    await page.keyboard.press('Tab');
    if (name.test(await focusedLabel(page))) return;
  }
  throw new Error(`Nothing called ${name} was reached by Tab.`);
}

const reviewsOf = (page: Page, slug: string) =>
  page.evaluate(async (slug) => (await (await fetch(`/api/projects/${slug}/check-ins`)).json()).reviews, slug);

test('from the schedule by the mail to the review, its document and its prompt, and the way out of the mails', async () => {
  const url = inject('guideUrl');
  const { page, faults } = await openPage(browser, url);
  const { email } = await enter(page);
  await page.goto(findLink(await readMail(email, /verify-email/), '/verify-email'));
  await page.getByRole('heading', { name: 'Your email is verified' }).waitFor();
  await openChat(page, idea);
  const slug = slugOf(page);
  await page.getByRole('button', { name: 'Send', exact: true }).waitFor();

  // Without requirements the page says where the measures come from.
  await page.getByRole('link', { name: 'Growth', exact: true }).click();
  await page.getByText('There are no requirements yet.').waitFor();
  await expectSoundEverywhere(page);
  await saveDocuments(page, slug, [goodDocuments.requirements]);
  await page.reload();

  // A schedule, by the days of one's own at first, and as it is recommended.
  await page.getByLabel('Every … days').check();
  await page.getByLabel('Days between check-ins').fill('400');
  await page.getByRole('button', { name: 'Start Check-ins' }).click();
  await page.getByText('A whole number from 1 to 365').waitFor();
  await page.getByLabel(/^Checkpoints at 7, 30, 60 and 90 days/).check();
  await page.getByRole('button', { name: 'Start Check-ins' }).click();
  await expectToast(page, 'Check-ins started');
  await page.getByText('in 7 days', { exact: true }).waitFor();
  await page.getByText('A mail tells you when one is due.').waitFor();
  await expectSoundEverywhere(page);

  // Paused, nothing comes due; resumed, it counts from today.
  await page.getByRole('button', { name: 'Pause' }).click();
  await page.getByText('Nothing comes due while the check-ins are paused.').waitFor();
  // Later the job would end this session, which is good for a week.
  const due = Date.parse(`${inDays(7)}T00:00:00Z`);
  await runDailyJob(url, due);
  expect(await reviewsOf(page, slug)).toEqual([]);
  await page.getByRole('button', { name: 'Resume' }).click();
  await page.getByText('in 7 days', { exact: true }).waitFor();

  // The day comes, and with it one mail, however often the job runs.
  await Promise.all([runDailyJob(url, due), runDailyJob(url, due)]);
  const mail = await readMail(email, /7 days after launch/);
  await runDailyJob(url, due + 1_000);
  expect((await reviewsOf(page, slug)).length).toBe(1);
  const link = findLink(mail, `/growth/${slug}`);
  await page.goto(link);
  const form = page.getByRole('region', { name: '7 days after launch' });
  await form.waitFor();
  await expect.poll(() => focusedLabel(page)).toBe('7 days after launch');
  await expectSoundEverywhere(page);

  // Filled in by the keyboard alone; what is typed is there after a reload.
  await tabTo(page, /^Result of SM-1/);
  await page.keyboard.type('72');
  await form.getByText('Hit', { exact: true }).waitFor();
  await tabTo(page, /^Result of SM-2/);
  await page.keyboard.type('3');
  await form.getByText('Missed', { exact: true }).waitFor();
  await tabTo(page, /^What came of it/);
  await page.keyboard.type('Two hundred plants were added.');
  await page.reload();
  await form.waitFor();
  expect(await page.getByLabel('What came of it').inputValue()).toBe('Two hundred plants were added.');
  await tabTo(page, /^What users say/);
  await page.keyboard.type('They want the reminder in the evening.');
  await tabTo(page, /^What to improve/);
  await page.keyboard.type('Send the reminder in the evening');
  await page.keyboard.press('Enter');
  await page.keyboard.type('Say why a plant wants water');
  await tabTo(page, /^Next goals/);
  await page.keyboard.type('1 in 20 switch the reminders off');
  await form.getByText('All saved').waitFor();
  await form.getByText('you have 5 messages left today').waitFor();
  await tabTo(page, /^Finish Review$/);
  await page.keyboard.press('Enter');
  await expectToast(page, 'Review finished');

  // It is among the finished ones, opened, with what was made of it.
  const summary = page.locator('summary', { hasText: '7 days after launch' });
  await expect.poll(() => summary.evaluate((element) => element === document.activeElement)).toBe(true);
  await summary.getByText('1 hit, 1 missed').waitFor();
  await page.getByRole('img', { name: /^SM-1 over time\. 72 %/ }).waitFor();
  await expectSoundEverywhere(page);
  const made = page.getByRole('list', { name: 'Made of this review' });
  expect(await made.getByRole('link').count()).toBeGreaterThanOrEqual(2);
  await made.getByRole('link').nth(1).click();
  await page.waitForURL('**/prompts/**');
  await page.getByRole('button', { name: /Copy/ }).first().waitFor();
  await page.goBack();
  await made.getByRole('link', { name: 'Review: 7 days after launch' }).click();
  await page.waitForURL('**/documents/**');
  const article = page.getByRole('article', { name: 'Review: 7 days after launch' });
  await article.getByText('72').first().waitFor();
  await expectAccessible(page);
  await page.goto(`/idea-flow/${slug}`);
  await page.getByText('4 of 5 messages left today').waitFor();
  expect(faults).toEqual([]);

  // The way out works for whoever has the mail, signed in or not, and not by merely opening it.
  const { page: stranger, faults: strangerFaults } = await openPage(browser, url);
  await stranger.goto(findLink(mail, '/unsubscribe'));
  await stranger.getByRole('heading', { name: 'Stop check-in mails?' }).waitFor();
  await expectSoundEverywhere(stranger);
  await page.goto(`/growth/${slug}`);
  await page.getByText('A mail tells you when one is due.').waitFor();
  await stranger.getByRole('button', { name: 'Stop Check-in Mails' }).click();
  await stranger.getByRole('heading', { name: 'Check-in mails are off' }).waitFor();
  await expectAccessible(stranger);
  await page.reload();
  await page.getByText('No mail comes: cycle reminders are off.').waitFor();

  // The next review begins with what the last one came to.
  await page.getByRole('button', { name: 'Review Now' }).click();
  await page.getByText('last time 72 %').waitFor();
  const goals = page.getByRole('region', { name: 'Your goals from the last review' });
  await goals.getByText('1 in 20 switch the reminders off').waitFor();
  await expectSoundEverywhere(page);

  // Who holds a mail turns nothing on: that takes its owner.
  await stranger.getByRole('link', { name: 'Turn them on again in Settings' }).waitFor();
  await stranger.goto('/unsubscribe?token=not-a-token');
  await stranger.getByRole('button', { name: 'Stop Check-in Mails' }).click();
  await stranger.getByRole('heading', { name: 'This link is not complete' }).waitFor();
  expect(strangerFaults.filter((fault) => !/status of 404/.test(fault))).toEqual([]);
});

test('a review on a phone: two devices, a model that fails, the day’s limit; nothing that was written is lost', async () => {
  const { page } = await openPage(browser, inject('modelUrl'), { viewport: phone, colorScheme: 'dark' });
  await enter(page);
  await openChat(page, idea);
  await awaitReply(page, 'You said: start');
  const slug = slugOf(page);
  await saveDocuments(page, slug, [goodDocuments.requirements]);
  await page.goto(`/growth/${slug}`);
  await page.getByRole('button', { name: 'Start Check-ins' }).click();
  await page.getByText('No mail comes yet: your email is not verified.').waitFor();
  await page.getByRole('button', { name: 'Review Now' }).click();
  await page.waitForURL('**?review=*');
  await page.getByLabel('Result of SM-1').fill('48');
  await page.getByText('All saved').waitFor();
  await expectNoOverflow(page);

  // Another device was first: both are shown, and put together.
  const [{ id, updatedAt }] = await reviewsOf(page, slug);
  const elsewhere = {
    ...{ userFeedback: 'Written elsewhere.', improvementAreas: [], nextGoals: [], baseUpdatedAt: updatedAt },
    performanceData: { results: '', measures: [] },
  };
  await callElsewhere(page, slug, [{ method: 'PUT', path: `/reviews/${id}`, body: elsewhere }]);
  await page.getByLabel('What users say').fill('Written here.');
  await page.getByText('This review was changed somewhere else meanwhile').waitFor();
  await expectSoundEverywhere(page);
  await page.getByRole('button', { name: 'Put Both Together' }).click();
  await page.getByText('All saved').waitFor();
  expect(await page.getByLabel('What users say').inputValue()).toBe('Written here.\n\nWritten elsewhere.');
  expect(await page.getByLabel('Result of SM-1').inputValue()).toBe('48');

  // A model that fails leaves it open, with all that was written; nothing was charged.
  await page.getByLabel('What came of it').fill('!status 400');
  await page.getByRole('button', { name: 'Finish Review' }).click();
  await page.getByText('The review could not be finished').waitFor();
  await page.getByText('Everything you wrote is kept.').waitFor();
  await expectAccessible(page);
  await page.reload();
  expect(await page.getByLabel('What came of it').inputValue()).toBe('!status 400');
  await page.getByText('you have 5 messages left today').waitFor();

  // What can't be reached is kept in the browser, and sent later.
  await page.route('**/reviews/*', (route) => (route.request().method() === 'PUT' ? route.abort() : route.fallback()));
  await page.getByLabel('Next goals').fill('Water fewer plants');
  await page.getByText('What you wrote is kept in this browser.').waitFor();
  await page.unroute('**/reviews/*');
  await page.reload();
  expect(await page.getByLabel('Next goals').inputValue()).toBe('Water fewer plants');

  await page.route('**/finish', (route) =>
    route.fulfill({
      status: 403,
      json: { code: 'usage.limit_reached', message: 'Used up.', isLimitError: true, limit: 5, current: 5 },
    }),
  );
  await page.getByRole('button', { name: 'Finish Review' }).click();
  const upgrade = page.getByRole('dialog', { name: "Today's prompts are used up" });
  await upgrade.getByRole('button', { name: 'Maybe Later' }).click();
  const kept = await reviewsOf(page, slug);
  expect(kept).toMatchObject([{ nextGoals: ['Water fewer plants'], isCompleted: false }]);
  await page.unroute('**/finish');

  // The writing goes on over a reload, and its reader waits for it there.
  await page.getByLabel('What came of it').fill('!words 150 20\n!review Review of today\n!say Done.');
  await page.getByText('All saved').waitFor();
  await page.getByRole('button', { name: 'Finish Review' }).click();
  await page.getByText('The assistant is writing.').waitFor();
  await page.reload();
  await page.getByText('The assistant is writing.').waitFor();
  await expectAccessible(page);
  await expectToast(page, 'Review finished');
  await page
    .getByRole('list', { name: 'Made of this review' })
    .getByRole('link', { name: /^Review/ })
    .waitFor();
  await expectNoOverflow(page);

  await page.getByRole('button', { name: 'Review Now' }).click();
  await page.getByText('Answer what you can').waitFor();
  await page.getByRole('button', { name: 'Delete' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Delete Review' }).click();
  await expectToast(page, 'Review deleted');
  await page.getByRole('heading', { name: 'Finished reviews' }).waitFor();
  await expectSoundEverywhere(page);
});
