import type { Page } from 'playwright-core';
import type { Entry } from '../entries.ts';
import { hold } from '../settle.ts';
import { answer, go, limit, press, refuse, see } from '../steps.ts';
import { longName, prompt } from '../texts.ts';
import type { World } from '../world.ts';

/** Opens a prompt, whose text is answered here: of a prompt that nobody wrote there is none. */
async function openPrompt(page: Page, { places }: World, title: string, more: Record<string, unknown> = {}) {
  const id = places.text(`bakery/prompt ${title}`);
  await answer(page, `**/api/prompts/${id}`, {
    json: {
      ...{ id, projectId: places.project('bakery').id, title, stepNumber: 2, documentType: 'setup_prompt' },
      ...{ version: 1, isLatest: true, status: 'draft', excerpt: '', usedAt: null, content: prompt },
      createdAt: new Date().toISOString(),
      ...more,
    },
  });
  await go(page, `/prompts/bakery?prompt=${id}`, 'Prompt Content');
}

async function generate(page: Page, title: string) {
  await go(page, '/prompts/bakery', 'Daily Usage');
  await page.getByLabel('Title').fill(title);
  await press(page, 'button', 'Generate Prompt');
}

export const promptEntries: Entry[] = [
  { name: 'none', as: 'talker', open: (page) => go(page, '/prompts/asked', 'No Prompts Yet') },
  { name: 'list', as: 'maker', open: (page) => go(page, '/prompts/bakery', 'Launch mails') },
  {
    name: 'list, all open',
    as: 'talker',
    open: async (page) => {
      await go(page, '/prompts/texts', 'Launch mails');
      const closed = page.getByRole('main').locator('button[aria-expanded=false]');
      while ((await closed.count()) > 0) await closed.first().click();
    },
  },
  { name: 'found', as: 'maker', open: (page) => go(page, '/prompts/bakery?q=order', /found/) },
  { name: 'nothing found', as: 'maker', open: (page) => go(page, '/prompts/bakery?q=xyzzy', 'No prompts found') },
  {
    name: 'organized',
    as: 'maker',
    open: async (page) => {
      await answer(page, '**/api/prompts/organize-prompts/*', {
        json: { organized: 1, message: '1 prompt has found its step.' },
      });
      await go(page, '/prompts/bakery', 'Launch mails');
      await press(page, 'button', 'Organize Prompts');
      await see(page, 'Reload the page?');
    },
  },
  {
    name: 'loading',
    as: 'maker',
    open: async (page) => {
      await hold(page, '**/api/projects/*/prompts');
      await hold(page, '**/api/usage');
      await go(page, '/prompts/bakery', 'Bread Club');
      await page.getByRole('main').waitFor();
    },
  },
  {
    name: 'failed',
    as: 'maker',
    open: async (page) => {
      await refuse(page, '**/api/projects/*/prompts');
      await refuse(page, '**/api/usage');
      await go(page, '/prompts/bakery', /could not|Failed/);
    },
  },
  {
    name: 'generating',
    as: 'maker',
    open: async (page) => {
      await hold(page, '**/api/projects/*/prompts', 'POST');
      await generate(page, 'Order bread');
      await see(page, 'Generating...');
    },
  },
  {
    name: 'not generated',
    as: 'maker',
    open: async (page) => {
      const message = 'The assistant needs to know more before it can write this prompt.';
      const json = { code: 'prompts.not_generated', message };
      await answer(page, '**/api/projects/*/prompts', { status: 422, method: 'POST', json });
      await generate(page, longName.slice(0, 100));
      await see(page, message);
    },
  },
  {
    name: 'limit of the day',
    as: 'maker',
    open: async (page) => {
      await limit(page, '**/api/projects/*/prompts', 'usage.limit_reached', 5);
      await generate(page, 'One too many');
      await see(page, "Today's prompts are used up");
    },
  },
  { name: 'prompt', as: 'maker', open: (page, world) => openPrompt(page, world, 'Set up the project') },
  {
    name: 'prompt, used, long title',
    as: 'maker',
    open: (page, world) =>
      openPrompt(page, world, longName, {
        status: 'used',
        usedAt: new Date().toISOString(),
        content: prompt.repeat(3),
      }),
  },
  {
    name: 'text missing',
    as: 'maker',
    open: (page, { places }) =>
      go(
        page,
        `/prompts/bakery?prompt=${places.text('bakery/prompt Launch mails')}`,
        'The text of this version is missing',
      ),
  },
  { name: 'not there', as: 'maker', open: (page) => go(page, '/prompts/bakery?prompt=nobody', "can't be shown") },
];
