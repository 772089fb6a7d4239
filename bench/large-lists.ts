import type { Page } from 'playwright-core';
import { runSql } from '../e2e/database.ts';
import { type DrawingApp, openDrawingApp } from './drawing-app.ts';
import { writeReply } from './drawing-texts.ts';
import { recordMainThread } from './main-thread.ts';
import { median, type Row } from './report.ts';

const rounds = 1;
const counts = { messages: 2_000, projects: 50, prompts: 300 };
const longestTaskMs = 50;
const typed = 'What customers order, and what bakers bake by six.';
const budget = { text: `no task over ${longestTaskMs} ms` };

/** The longest tasks of the page while somebody types 50 characters, and scrolls from end to end, with a lot on screen. */
export async function measureLargeLists(): Promise<Row[]> {
  const longest = new Map<string, number[]>();
  for (let round = 0; round < rounds; round += 1) {
    await using app = await openDrawingApp(new Map());
    await fill(app);
    for (const [what, open] of Object.entries(screens)) {
      const input = await open(app);
      const note = async (doing: string, work: () => Promise<void>) => {
        const { tasks } = await recordMainThread(app.browser, app.page, work);
        const name = `${what}, ${doing}`;
        longest.set(name, [...(longest.get(name) ?? []), Math.max(...tasks.map(({ busy }) => busy))]);
      };
      await input.click();
      await note('typing', () => app.page.keyboard.type(typed, { delay: 30 }));
      await input.fill('');
      await app.page.waitForTimeout(settleMs);
      await note('scrolling', () => scroll(app.page));
    }
  }
  return Array.from(longest, ([what, times]) => ({
    what,
    figure: `longest task ${median(times).toFixed(0)} ms`,
    budget: { ...budget, held: median(times) <= longestTaskMs },
    note: 'laying out and painting, not scripts. Done: rows of a conversation rest while they are out of sight (content-visibility), once the browser knows how tall they are, so that nothing moves; a hundred begin to rest at a time.',
  }));
}

const settleMs = 500;

const screens = {
  [`${counts.messages.toLocaleString('en')} messages on screen`]: async ({ page, slug }: DrawingApp) => {
    await page.goto(`/idea-flow/${slug}`);
    await page.getByRole('button', { name: /Show More/ }).click();
    const older = page.getByRole('button', { name: 'Earlier Messages' });
    const articles = page.getByRole('article');
    for (let shown = await articles.count(); shown < counts.messages; ) {
      await older.click();
      await page.waitForFunction((before) => document.querySelectorAll('article').length > before, shown);
      shown = await articles.count();
    }
    await page.waitForTimeout(settleMs);
    return page.getByRole('textbox', { name: 'Message to the assistant' });
  },
  [`${counts.projects} projects on screen`]: async ({ page }: DrawingApp) => {
    await page.goto('/dashboard');
    await page.getByRole('heading', { name: 'Project 49', exact: true }).waitFor();
    return page.getByRole('searchbox').first();
  },
  [`${counts.prompts} prompts on screen`]: async ({ page, slug }: DrawingApp) => {
    await page.goto(`/prompts/${slug}`);
    await page.getByText('Prompt number 299').first().waitFor();
    return page.getByRole('searchbox').first();
  },
};

/** With the wheel, from the end that is shown to the other and back. */
async function scroll(page: Page) {
  const { width, height } = page.viewportSize() ?? { width: 0, height: 0 };
  await page.mouse.move(width / 3, height / 2);
  const position = () =>
    page.evaluate(() =>
      [document.scrollingElement, ...document.querySelectorAll('.overflow-y-auto')]
        .map((box) => Math.round(box?.scrollTop ?? 0))
        .join(),
    );
  for (const step of [-4_000, 4_000]) {
    let before: string;
    let now = await position();
    do {
      before = now;
      for (let turn = 0; turn < 8; turn += 1) {
        await page.mouse.wheel(0, step);
        await page.waitForTimeout(16);
      }
      now = await position();
    } while (now !== before);
  }
}

/** Rows as of a person who has used the app for long, straight into the database. */
async function fill({ url, slug }: DrawingApp) {
  const numbers = (count: number) =>
    `WITH RECURSIVE n(i) AS (SELECT 0 UNION ALL SELECT i + 1 FROM n WHERE i < ${count - 1})`;
  await runSql(
    url,
    `INSERT INTO chat_messages (id, project_id, user_id, role, content, created_at) ${numbers(counts.messages)}
     SELECT printf('0000-%06d', i), p.id, p.user_id, CASE i % 2 WHEN 0 THEN 'user' ELSE 'assistant' END,
       CASE i % 2 WHEN 0 THEN 'What do customers do in part ' || i || '?' ELSE ?1 END, 1
     FROM n, projects p WHERE p.slug = ?2`,
    writeReply(1_100),
    slug,
  );
  await runSql(
    url,
    `INSERT INTO prompts (id, project_id, user_id, title, step_number, document_type, excerpt, object_storage_key)
     ${numbers(counts.prompts)} SELECT printf('prompt-%04d', i), p.id, p.user_id, 'Prompt number ' || i, 1, 'prompt', ?1, 'none-' || i
     FROM n, projects p WHERE p.slug = ?2`,
    writeReply(480),
    slug,
  );
  await runSql(
    url,
    `INSERT INTO projects (id, user_id, name, slug, description) ${numbers(counts.projects)}
     SELECT printf('project-%04d', i), p.user_id, 'Project ' || i, 'project-' || i, ?1
     FROM n, projects p WHERE p.slug = ?2`,
    'Customers order bread the evening before, and bakers know what to bake.',
    slug,
  );
}
