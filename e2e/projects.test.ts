import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import {
  enter,
  expectAccessible,
  expectNoOverflow,
  expectSoundEverywhere,
  expectToast,
  openBrowser,
  openChat,
  openPage,
  phone,
  signIn,
} from './browser.ts';
import { runSql } from './database.ts';

const idea = 'Foster homes for dogs whose owners are in hospital, found by the neighbours';

let browser: Browser;
beforeAll(async () => {
  browser = await openBrowser(inject('chromiumPath'));
});
afterAll(() => browser.close());

const url = inject('guideUrl');
const setPlan = (email: string, plan: string) => runSql(url, 'update users set plan = ? where email = ?', plan, email);

/** Puts projects into the database as if they had been made there, the last one newest. */
async function insertProjects(
  email: string,
  projects: { name: string; description?: string; status?: string; progress?: number }[],
) {
  for (const [index, { name, description = '', status = 'in_progress', progress = 0 }] of projects.entries()) {
    const at = Date.now() - (projects.length - index) * 60_000;
    const slug = `${name.toLowerCase().replace(/[^a-z0-9]+/g, '-')}-${at}`;
    await runSql(
      url,
      `insert into projects (id, user_id, name, slug, description, status, progress, created_at, updated_at)
       select ?, id, ?, ?, ?, ?, ?, ?, ? from users where email = ?`,
      ...[crypto.randomUUID(), name, slug, description, status, progress, at, at, email],
    );
  }
}

const cardNames = async (page: Page) =>
  (await page.getByRole('main').getByRole('article').getByRole('heading').allTextContents()).map((name) => name.trim());

test('from the empty dashboard to a first project by the dialog, and the upgrade dialog at the limit', async () => {
  const { page, faults } = await openPage(browser, url);
  // Asked for before signing in, the dialog is there after it.
  const person = await enter(page);
  await page.goto('/dashboard');
  await page.getByRole('heading', { name: 'Ready to build something amazing?' }).waitFor();
  await page.getByText('0 projects').waitFor();
  await expectSoundEverywhere(page);
  await page.getByRole('button', { name: 'Account menu' }).click();
  await page.getByRole('menuitem', { name: 'Sign Out' }).click();
  await page.waitForURL((url) => url.pathname === '/');
  await page.goto('/dashboard?new');
  await page.waitForURL('**/login**');
  await signIn(page, person);
  const dialog = page.getByRole('dialog', { name: 'Share Your Idea' });
  await dialog.getByText("Describe your idea and I'll help you build it step by step").waitFor();
  await expectSoundEverywhere(page);

  // Too short is said; the name follows the idea until one changes it, and can be made anew.
  const field = dialog.getByLabel("What's your idea?");
  const name = dialog.getByLabel('Project Name');
  const build = dialog.getByRole('button', { name: "Let's Build It!" });
  await field.fill('Dogs');
  await build.click();
  await dialog.getByText('Please describe your idea in at least 10 characters').waitFor();
  await field.fill(idea);
  const suggested = await name.inputValue();
  expect(suggested).toMatch(/^\S+ \S+/);
  await dialog.getByRole('button', { name: 'New Name' }).click();
  expect(await name.inputValue()).not.toBe(suggested);
  await name.fill('Hospital Paws');
  await field.fill(`${idea}, checked by vets`);
  expect(await name.inputValue()).toBe('Hospital Paws');

  // What was typed outlives 'Maybe Later' and a reload.
  await dialog.getByRole('button', { name: 'Maybe Later' }).click();
  await dialog.waitFor({ state: 'detached' });
  expect(new URL(page.url()).search).toBe('');
  await page.reload();
  await page.getByRole('button', { name: 'New Project' }).click();
  expect(await name.inputValue()).toBe('Hospital Paws');
  expect(await field.inputValue()).toContain('checked by vets');
  const answers: number[] = [];
  page.on('response', (answer) => {
    if (answer.request().method() === 'POST' && answer.url().endsWith('/api/projects')) answers.push(answer.status());
  });
  await build.dblclick();
  await expectToast(page, 'Project created', 'Your new project has been created successfully.');
  await page.waitForURL('**/project-success/hospital-paws-*');
  expect(answers).toEqual([201]);

  // The second is over the limit of Free: said in a dialog, and the idea is kept.
  await page.goto('/');
  await page.waitForURL('**/dashboard');
  await page.getByText('1 project', { exact: true }).waitFor();
  await page.getByRole('link', { name: 'New Idea' }).click();
  await dialog.waitFor();
  await field.fill('A second idea that is not for dogs at all');
  await build.click();
  const upgrade = page.getByRole('dialog', { name: 'Room for more ideas' });
  await upgrade.getByText('Current usage: 1 of 1').waitFor();
  await upgrade.getByText('$9.99').first().waitFor();
  await expectSoundEverywhere(page);
  await upgrade.getByRole('button', { name: 'Maybe Later' }).click();
  await page.getByRole('button', { name: 'New Project' }).click();
  expect(await field.inputValue()).toBe('A second idea that is not for dogs at all');
  await build.click();
  await upgrade.getByRole('link', { name: 'Upgrade to Pro' }).click();
  await page.waitForURL('**/subscribe');
  await page.getByRole('button', { name: 'Current Plan' }).waitFor();
  await page.getByText('Paid plans are not available on this server yet.').waitFor();
  await expectSoundEverywhere(page);
  await setPlan(person.email, 'pro');
  await page.reload();
  await page.waitForURL('**/settings');
  await expectToast(page, 'Already subscribed', "You're already on the Pro plan");
  expect(faults.filter((fault) => !/status of 403/.test(fault))).toEqual([]);
});

test('search and tabs are in the address; a project is completed, reopened, renamed and deleted', async () => {
  const { page, faults } = await openPage(browser, url);
  const { email } = await enter(page);
  await insertProjects(email, [
    { name: 'Bread Club', description: 'Reserve bread the evening before', progress: 20 },
    { name: 'Choir Rooms', description: 'Rehearsal rooms with BREAD machines', progress: 100, status: 'completed' },
    { name: 'Zebra Crossings', progress: 40, status: 'idle' },
  ]);
  await page.goto('/dashboard');
  await page.getByText('3 projects').waitFor();
  expect(await cardNames(page)).toEqual(['Zebra Crossings', 'Choir Rooms', 'Bread Club']);
  await page.getByRole('article').filter({ hasText: 'Zebra' }).getByText('Not Started').waitFor();
  await page.getByRole('article').filter({ hasText: 'Bread Club' }).getByText('Next: ').waitFor();
  await expectSoundEverywhere(page);

  await page.getByLabel('Search projects').fill('bread');
  await page.waitForURL('**/dashboard?q=bread');
  await expect.poll(() => cardNames(page)).toEqual(['Choir Rooms', 'Bread Club']);
  await page.getByRole('tab', { name: 'Completed' }).click();
  await page.waitForURL('**/dashboard?q=bread&status=completed');
  expect(await cardNames(page)).toEqual(['Choir Rooms']);
  await page.reload();
  await expect.poll(() => cardNames(page)).toEqual(['Choir Rooms']);
  await page.getByLabel('Search projects').fill('nothing like it');
  await page.getByText('No projects found').waitFor();
  await page.getByText('Try adjusting your search or filter criteria').waitFor();
  await page.getByLabel('Search projects').fill('');
  await page.getByRole('tab', { name: 'All' }).click();
  await page.waitForURL('**/dashboard');

  const act = async (project: string, item: string) => {
    await page.getByRole('button', { name: `Actions for ${project}` }).click();
    await page.getByRole('menuitem', { name: item }).click();
  };
  await act('Bread Club', 'Mark as Completed');
  await expectToast(page, 'Project updated', 'Your project has been updated successfully.');
  await page.getByRole('tab', { name: 'Completed' }).click();
  await expect.poll(async () => (await cardNames(page)).toSorted()).toEqual(['Bread Club', 'Choir Rooms']);
  await act('Bread Club', 'Reopen');
  await expect.poll(() => cardNames(page)).toEqual(['Choir Rooms']);
  await page.getByRole('tab', { name: 'In Progress' }).click();
  await expect.poll(async () => (await cardNames(page)).includes('Bread Club')).toBe(true);

  await act('Bread Club', 'Rename');
  const rename = page.getByRole('dialog', { name: 'Rename project' });
  await rename.getByLabel('Project Name').fill('<b>Bread</b> & Butter');
  await rename.getByRole('button', { name: 'Save' }).click();
  await expect.poll(async () => (await cardNames(page)).includes('<b>Bread</b> & Butter')).toBe(true);

  await act('<b>Bread</b> & Butter', 'Delete Project');
  const confirm = page.getByRole('dialog', { name: 'Delete this project?' });
  await expectAccessible(page);
  await confirm.getByRole('button', { name: 'Cancel' }).click();
  await act('<b>Bread</b> & Butter', 'Delete Project');
  await confirm.getByRole('button', { name: 'Delete Project' }).click();
  await expectToast(page, 'Project deleted', 'Your project and all associated data have been permanently deleted.');
  await page.reload();
  await page.getByText('2 projects').waitFor();

  // My Ideas: the same projects in rows, in any order.
  await page.getByRole('link', { name: 'My Ideas' }).click();
  await page.waitForURL('**/projects');
  const rowNames = () => page.getByRole('rowheader').getByRole('link').allTextContents();
  await page.getByRole('button', { name: 'Name' }).click();
  await page.waitForURL('**/projects?sort=name');
  expect(await rowNames()).toEqual(['Choir Rooms', 'Zebra Crossings']);
  await page.getByRole('button', { name: 'Name' }).click();
  expect(await rowNames()).toEqual(['Zebra Crossings', 'Choir Rooms']);
  await page.getByRole('button', { name: 'Progress' }).click();
  expect(await rowNames()).toEqual(['Choir Rooms', 'Zebra Crossings']);
  await expectSoundEverywhere(page);
  expect(faults).toEqual([]);
});

test('a list that can not be loaded is said, and a failed deletion leaves the project', async () => {
  const { page } = await openPage(browser, url, { viewport: phone });
  const { email } = await enter(page);
  await insertProjects(email, [{ name: 'Bread Club' }]);
  await page.route('**/api/projects', (route) => route.fulfill({ status: 403, body: '{}' }));
  await page.goto('/dashboard');
  await page.getByText('Unable to load projects').waitFor();
  await page.getByText('There was an error connecting to the server. Please try refreshing the page.').waitFor();
  await expectAccessible(page);
  await page.unroute('**/api/projects');
  await page.getByRole('button', { name: 'Refresh Page' }).click();
  await page.getByText('1 project', { exact: true }).waitFor();

  await page.route('**/api/projects/*', (route) =>
    route.request().method() === 'DELETE'
      ? route.fulfill({ status: 400, json: { code: 'request.invalid', message: 'The database is on holiday.' } })
      : route.continue(),
  );
  await page.getByRole('button', { name: 'Actions for Bread Club' }).click();
  await page.getByRole('menuitem', { name: 'Delete Project' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Delete Project' }).click();
  await expectToast(page, 'Failed to delete project', 'The database is on holiday.');
  // A toast over a dialog takes its clicks itself, and leaves the dialog open.
  const toast = page.getByRole('region', { name: 'Notifications' });
  await toast.getByText('Failed to delete project').click();
  await toast.getByRole('button', { name: 'Dismiss notification' }).click();
  await toast.getByText('Failed to delete project').waitFor({ state: 'detached' });
  await page.getByRole('dialog').getByRole('button', { name: 'Cancel' }).click();
  expect(await cardNames(page)).toEqual(['Bread Club']);

  // Two changes in a row, both refused: what is left is what the server has, not what the first one showed meanwhile.
  const refusals: (() => Promise<void>)[] = [];
  await page.route('**/api/projects/*', (route) => {
    if (route.request().method() !== 'PUT') return route.continue();
    refusals.push(() => route.fulfill({ status: 400, json: { code: 'request.invalid', message: 'Not today.' } }));
  });
  const badge = page.getByRole('article').getByText('Completed', { exact: true });
  for (const act of ['Mark as Completed', 'Reopen']) {
    await page.getByRole('button', { name: 'Actions for Bread Club' }).click();
    await page.getByRole('menuitem', { name: act }).click();
    await badge.waitFor({ state: act === 'Reopen' ? 'detached' : 'attached' });
  }
  const listed = page.waitForResponse((response) => response.url().endsWith('/api/projects'));
  for (const nth of [1, 2]) {
    await expect.poll(() => refusals.length).toBe(nth);
    await refusals[nth - 1]?.();
  }
  await listed;
  await expectToast(page, 'Failed to update project', 'Not today.');
  expect(await badge.count()).toBe(0);
  await expectNoOverflow(page);
});

test('the header leads from each screen to another project, and a foreign slug is not found', async () => {
  const { page, faults } = await openPage(browser, url);
  const stranger = await openPage(browser, url);
  await enter(stranger.page);
  await openChat(stranger.page, idea);
  const foreignSlug = new URL(stranger.page.url()).pathname.split('/').at(-1) ?? '';

  const { email } = await enter(page);
  await insertProjects(email, [{ name: 'Bread Club' }, { name: 'Choir Rooms' }]);
  await page.goto('/dashboard');
  await page.getByRole('link', { name: 'Bread Club', exact: true }).click();
  await page.waitForURL('**/idea-flow/bread-club-*');
  const tabs = page.getByRole('navigation', { name: 'Project' });
  // The checklist and the documents lead to the other's own; from anywhere else one comes to its chat.
  const screens = [
    ['Chat', 'idea-flow', 'Idea Flow', 'idea-flow'],
    ['Checklist', 'checklists', 'Checklists', 'checklists'],
    ['Docs', 'documents', 'Documents', 'documents'],
    ['Prompts', 'prompts', 'Prompts', 'idea-flow'],
    ['Mockup', 'mockup', 'Mockup', 'idea-flow'],
  ] as const;
  for (const [tab, path, label, next] of screens) {
    await tabs.getByRole('link', { name: tab, exact: true }).click();
    await page.waitForURL(`**/${path}/bread-club-*`);
    await page.getByRole('navigation', { name: 'Breadcrumbs' }).getByText(label, { exact: true }).waitFor();
    await expect.poll(() => tabs.locator('[aria-current=page]').allTextContents()).toEqual([tab]);
    await page.getByRole('button', { name: /Bread Club\s*, switch project/ }).click();
    await page.getByRole('menuitemradio', { name: /Choir Rooms/ }).click();
    await page.waitForURL(`**/${next}/choir-rooms-*`);
    await page.getByRole('button', { name: /Choir Rooms\s*, switch project/ }).click();
    await page.getByRole('menuitemradio', { name: /Bread Club/ }).click();
    await page.waitForURL(`**/${next}/bread-club-*`);
  }
  await page.getByRole('navigation', { name: 'Breadcrumbs' }).getByRole('link', { name: 'Dashboard' }).click();
  await page.waitForURL('**/dashboard');

  expect(faults).toEqual([]);
  const missing = "The project could not be found or you don't have access to it.";
  for (const [, path] of [...screens, ['Welcome', 'project-success']] as const) {
    for (const slug of [foreignSlug, 'no-such-project']) {
      await page.goto(`/${path}/${slug}`);
      await page.getByText('Project Not Found').first().waitFor();
      const text =
        path === 'checklists' ? `The project "${slug}" could not be found or you don't have access to it.` : missing;
      await page.getByText(text).waitFor();
    }
  }
  await expectAccessible(page);
  await page.getByRole('link', { name: 'Go to Dashboard' }).click();
  await page.waitForURL('**/dashboard');
  // What a screen reads of its project is asked for before anybody knows that there is none.
  expect(faults.filter((fault) => !fault.includes('status of 404'))).toEqual([]);
});

test('50 projects are filtered without dropping frames', async () => {
  const { page } = await openPage(browser, url);
  const { email } = await enter(page);
  await insertProjects(
    email,
    Array.from({ length: 50 }, (_, index) => ({
      name: `Project ${index}`,
      description: 'A longer description that takes its two lines on the card. '.repeat(4),
      progress: index * 2,
    })),
  );
  await page.goto('/dashboard');
  await page.getByText('50 projects').waitFor();
  const measureFrames = async (work: () => Promise<void>) => {
    await page.evaluate(() => {
      const frames: number[] = [];
      Object.assign(globalThis, { frames });
      const tick = (time: number) => {
        frames.push(time);
        if ((globalThis as unknown as { frames: number[] }).frames === frames) requestAnimationFrame(tick);
      };
      requestAnimationFrame(tick);
    });
    await work();
    const times = await page.evaluate(() => (globalThis as unknown as { frames: number[] }).frames);
    const gaps = times.slice(1).map((time, index) => time - (times[index] ?? time));
    return gaps.toSorted((a, b) => a - b);
  };
  const quantile = (gaps: number[], share: number) => gaps[Math.floor((gaps.length - 1) * share)] ?? 0;
  const search = page.getByLabel('Search projects');
  const type = async () => {
    for (const text of ['project 4', 'takes its two', 'nothing', '']) {
      await search.fill('');
      await search.pressSequentially(text, { delay: 30 });
    }
  };
  // Another program may take the processor meanwhile: of three tries the best one is the page's own.
  let best = Number.POSITIVE_INFINITY;
  for (let attempt = 1; attempt <= 3 && best >= 1.5; attempt++) {
    const idle = quantile(await measureFrames(() => page.waitForTimeout(1_500)), 0.9);
    const typing = quantile(await measureFrames(type), 0.9);
    console.log(`frames, 90 % within: idle ${idle.toFixed(1)} ms; while filtering 50 cards ${typing.toFixed(1)} ms`);
    best = Math.min(best, typing / idle);
  }
  expect(best).toBeLessThan(1.5);
});
