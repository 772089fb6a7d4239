import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { checklistGroups } from '../shared/content/checklists/checklists.ts';
import {
  callElsewhere,
  enter,
  expectSoundEverywhere,
  expectToast,
  openBrowser,
  openChat,
  openPage,
  phone,
  slugOf,
} from './browser.ts';
import { runSql } from './database.ts';

const idea = 'A pre-order page for our bakery, so that people can reserve bread the evening before';
const url = inject('guideUrl');
const idsOf = (step: number) =>
  checklistGroups.filter(({ stepNumber }) => stepNumber === step).flatMap(({ tasks }) => tasks.map(({ id }) => id));

let browser: Browser;
beforeAll(async () => {
  browser = await openBrowser(inject('chromiumPath'));
});
afterAll(() => browser.close());

/** Sets tasks as another device of the same person would. */
const setElsewhere = (page: Page, slug: string, taskIds: string[], body: Record<string, unknown>) =>
  callElsewhere(
    page,
    slug,
    taskIds.map((taskId) => ({ method: 'PUT', path: `/task-statuses/${taskId}`, body })),
  );

test('tasks are worked through: status, filters, notes that two devices write, custom content, the launch phase', async () => {
  const { page, faults } = await openPage(browser, url);
  await enter(page);
  await openChat(page, idea);
  const slug = slugOf(page);
  await page.getByRole('link', { name: 'Checklist', exact: true }).click();
  await page.getByRole('heading', { name: 'Concept and Vision' }).waitFor();
  await expectSoundEverywhere(page);

  // A click completes the task, another one opens it again, and the menu gives it any status.
  const row = page.locator('li[id^=task-]').nth(2);
  const taskId = ((await row.getAttribute('id')) ?? '').slice('task-'.length);
  const box = row.getByRole('checkbox');
  await box.click();
  await expect.poll(() => box.getAttribute('aria-checked')).toBe('true');
  await row.getByRole('button', { name: 'Status: Completed' }).click();
  await page.getByRole('menuitemradio', { name: 'Skipped' }).click();
  await row.getByRole('button', { name: 'Status: Skipped' }).waitFor();
  await page.reload();
  await row.getByRole('button', { name: 'Status: Skipped' }).waitFor();

  // What the server refuses is taken back and said.
  await page.route('**/task-statuses/*', (route) =>
    route.fulfill({ status: 400, json: { code: 'request.invalid', message: 'No luck today.' } }),
  );
  await box.click();
  await expectToast(page, 'Failed to update task status', 'No luck today.');
  await row.getByRole('button', { name: 'Status: Skipped' }).waitFor();
  await page.unroute('**/task-statuses/*');

  // Notes: kept while unsaved, saved, and never lost to another device.
  await row.locator('button[aria-expanded]').first().click();
  const notes = row.getByLabel('Completion details (optional)');
  await notes.fill('Read to five people');
  await page.reload();
  await expect.poll(() => notes.inputValue()).toBe('Read to five people');
  await row.getByRole('button', { name: 'Save', exact: true }).click();
  await expectToast(page, 'Notes saved', 'Task notes have been updated successfully.');
  await notes.fill('Read to six people');
  await setElsewhere(page, slug, [taskId], { status: 'in-progress', userNotes: 'Written on the phone' });
  await row.getByRole('button', { name: 'Save', exact: true }).click();
  await row.getByText('These notes were changed somewhere else meanwhile').waitFor();
  await row.getByText('Written on the phone').waitFor();
  expect(await notes.inputValue()).toBe('Read to six people');
  await expectSoundEverywhere(page);
  await row.getByRole('button', { name: 'Put Both Together' }).click();
  const save = row.getByRole('button', { name: 'Save', exact: true });
  await save.click();
  // The toast may be the one of before; a row with unsaved notes opens by itself.
  await expect.poll(() => save.isDisabled()).toBe(true);
  await page.reload();
  await row.locator('button[aria-expanded]').first().click();
  expect(await notes.inputValue()).toBe('Read to six people\n\nWritten on the phone');

  // Filters are in the address and are cleared together.
  await page.getByLabel('Skill level').selectOption('advanced');
  await page.getByLabel('Priority').selectOption('must-have');
  await page.waitForURL(`**/checklists/${slug}?level=advanced&priority=must-have`);
  await page.getByRole('heading', { name: 'Concept and Vision' }).waitFor({ state: 'detached' });
  await page.reload();
  await page.getByRole('heading', { name: 'Market Research' }).waitFor();
  await page.getByRole('button', { name: 'Clear Filters' }).first().click();
  await page.waitForURL(`**/checklists/${slug}`);

  // Custom content stays in this browser; a script is no link.
  await page
    .getByRole('button', { name: /^Add Custom/ })
    .first()
    .click();
  await page.getByLabel('Your notes').fill('Ask Ana');
  await page.getByLabel('Document URL').fill('javascript:alert(1)');
  await page.getByLabel('Custom prompts').fill('Write the vision');
  await page.getByRole('button', { name: 'Add', exact: true }).click();
  await page.locator('form[aria-label^="Custom content"]').getByRole('button', { name: 'Save' }).click();
  await expectToast(page, 'Custom Content Saved');
  await page.reload();
  await page.getByText('Ask Ana').waitFor();
  expect(await page.getByRole('link', { name: /javascript/ }).count()).toBe(0);

  // The launch phase can be read on Free, and nothing in it be set.
  await page.getByRole('radio', { name: 'Step 3 Launch & Growth' }).check({ force: true });
  await page.getByRole('heading', { name: 'Legal Compliance' }).waitFor();
  await expectSoundEverywhere(page);
  await page.getByRole('checkbox').first().click();
  const upgrade = page.getByRole('dialog', { name: 'The launch phase is part of Pro' });
  await upgrade.getByRole('button', { name: 'Maybe Later' }).click();
  expect(await page.getByRole('checkbox').first().getAttribute('aria-checked')).toBe('false');
  expect(faults.filter((fault) => !/status of 4\d\d/.test(fault))).toEqual([]);
});

test('step 1 to its end: every nudge that should fire and none that should not', async () => {
  const { page, faults } = await openPage(browser, url);
  await page.clock.install();
  await enter(page);
  await openChat(page, idea);
  const slug = slugOf(page);
  const ids = idsOf(1);
  // Every third task in turn, so that no category fills before the others.
  const spread = [0, 1, 2].flatMap((start) => ids.filter((_, index) => index % 3 === start));
  let done = 0;
  const completeUpTo = async (share: number, minus = 0) => {
    const count = Math.ceil(ids.length * share) - minus;
    await setElsewhere(page, slug, spread.slice(done, count), { status: 'completed' });
    done = count;
  };
  const card = page.locator('[role=status] > section');
  const pollMs = 31_000;
  const minutes = (count: number) => page.clock.fastForward(count * 60_000);
  const seen: string[] = [];
  const expectNudge = async (title: string) => {
    await card.getByRole('heading', { name: title }).waitFor();
    seen.push(title);
  };
  /** Time passes, the page asks again how the tasks stand, and nothing comes of the answer. */
  const expectNone = async (ms = pollMs) => {
    const answered = page.waitForResponse(
      (response) => response.request().method() === 'GET' && response.url().endsWith('/task-statuses'),
    );
    await page.clock.fastForward(ms);
    await (await answered).finished();
    await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));
    expect(await card.allTextContents()).toEqual([]);
  };
  const isReady = () => page.getByRole('button', { name: 'Send', exact: true }).waitFor();
  await isReady();
  await page.waitForFunction(() => Object.keys(localStorage).some((key) => key.startsWith('nudges:')));

  await completeUpTo(0.4, 1);
  await expectNone();
  // The first look may still have been fetching what the tasks are.
  await expectNone();
  await completeUpTo(0.4);
  await page.clock.fastForward(pollMs);
  await expectNudge('Your plan is taking shape');
  await expectSoundEverywhere(page);
  const input = page.getByLabel('Message to the assistant');
  await input.fill('What I typed');
  await card.getByRole('button', { name: 'Ask what matters next' }).click();
  expect(await input.inputValue()).toBe('What I typed\n\nWhich open task of my plan matters most now, and why?');
  await expectNone();

  // A crossing within the half hour waits for its end, also over a reload, and is told once.
  await completeUpTo(0.6);
  await expectNone();
  await page.reload();
  await isReady();
  await expectNone(27 * 60_000);
  await minutes(3);
  await expectNudge('More than half of the planning is done');
  // It stays until it is put away, and then it stays away.
  await page.reload();
  await card.getByRole('heading', { name: 'More than half of the planning is done' }).waitFor();
  await card.getByRole('button', { name: 'Dismiss' }).click();
  await page.reload();
  await isReady();
  await expectNone();

  await completeUpTo(0.8);
  await minutes(31);
  await expectNudge('Almost ready to build');
  await page.getByRole('tab', { name: 'Docs' }).click();
  await card.getByRole('button', { name: 'Open the checklist' }).click();
  await page.getByRole('heading', { name: 'What next' }).waitFor();
  await input.fill('');
  await card.getByRole('button', { name: 'Roadmap for step 2' }).click();
  expect(await input.inputValue()).toContain('Development & Implementation');

  await completeUpTo(1);
  for (const title of ['Vision is complete', 'Tools is complete', 'Planning is complete']) {
    await minutes(31);
    await page.clock.fastForward(pollMs);
    await expectNudge(title);
  }
  await card.getByRole('button', { name: 'Show must-haves' }).click();
  await page.waitForURL(`**/checklists/${slug}?step=1&priority=must-have`);
  await page.getByText('Filtered Tasks Complete!').waitFor();
  await page.getByRole('button', { name: 'Show All Tasks' }).click();
  await page.getByText('Step Complete!').waitFor();
  await page.getByRole('img', { name: /^Progress over time/ }).waitFor();
  await expectSoundEverywhere(page);

  await page.getByRole('link', { name: 'Chat', exact: true }).click();
  await isReady();
  await expectNone(40 * 60_000);
  console.log(`nudges of step 1, in order: ${seen.join('; ')}`);
  await page.getByText('Step 2 · Development & Implementation').waitFor();
  expect(faults).toEqual([]);
});

test('on a phone the next task is on the dashboard, in the panel and in the checklist; Pro works in the launch phase', async () => {
  const { page, faults } = await openPage(browser, url, { viewport: phone, colorScheme: 'dark' });
  const { email } = await enter(page);
  await openChat(page, idea);
  const slug = slugOf(page);
  const [first, second] = checklistGroups[0]?.tasks ?? [];
  await page.getByRole('button', { name: 'Project Context' }).click();
  await page
    .getByRole('dialog')
    .getByText(first?.description ?? '')
    .waitFor();
  await page.keyboard.press('Escape');
  await setElsewhere(page, slug, [first?.id ?? ''], { status: 'completed' });
  await page.goto('/dashboard');
  await page.getByText(second?.description ?? '').waitFor();

  await runSql(url, "update users set plan = 'pro' where email = ?", email);
  await page.goto(`/checklists/${slug}?step=3`);
  const launchTask = page.locator('li[id^=task-]').first();
  await launchTask.getByRole('checkbox').click();
  await launchTask.getByRole('button', { name: 'Status: Completed' }).waitFor();
  await page.reload();
  await launchTask.getByRole('button', { name: 'Status: Completed' }).waitFor();
  expect(faults).toEqual([]);
});
