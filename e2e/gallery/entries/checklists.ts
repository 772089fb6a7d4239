import type { Page } from 'playwright-core';
import { checklistGroups } from '#shared/content/checklists/checklists.ts';
import type { Entry } from '../entries.ts';
import { hold } from '../settle.ts';
import { answer, go, keep, press, refuse, see } from '../steps.ts';
import { longWord } from '../texts.ts';

const [firstGroup] = checklistGroups;
const task = firstGroup?.tasks[1];

/** Opens the second task of the first step, which has notes. */
async function openTask(page: Page) {
  await go(page, '/checklists/bakery', firstGroup?.title ?? '');
  await page.locator(`#task-${task?.id} button[aria-expanded]`).first().click();
  await page.getByLabel('Completion details (optional)').waitFor();
}

export const checklistEntries: Entry[] = [
  { name: 'step 1', as: 'maker', open: (page) => go(page, '/checklists/bakery', firstGroup?.title ?? '') },
  { name: 'nothing done yet', as: 'talker', open: (page) => go(page, '/checklists/rtl', firstGroup?.title ?? '') },
  { name: 'step 1 complete', as: 'talker', open: (page) => go(page, '/checklists/half?step=1', 'Step Complete!') },
  { name: 'all complete', as: 'talker', open: (page) => go(page, '/checklists/done?step=3', 'Step Complete!') },
  { name: 'step 3 locked', as: 'maker', open: (page) => go(page, '/checklists/bakery?step=3', 'Legal Compliance') },
  {
    name: 'step 3 locked, asked for Pro',
    as: 'maker',
    open: async (page) => {
      await go(page, '/checklists/bakery?step=3', 'Legal Compliance');
      await page.getByRole('checkbox').first().click();
      await see(page, 'The launch phase is part of Pro');
    },
  },
  { name: 'step 3 on Pro', as: 'talker', open: (page) => go(page, '/checklists/half?step=3', 'Legal Compliance') },
  {
    name: 'filtered',
    as: 'maker',
    open: (page) => go(page, '/checklists/bakery?level=advanced&priority=must-have', 'Clear Filters'),
  },
  {
    name: 'nothing matches',
    as: 'maker',
    open: (page) => go(page, '/checklists/bakery?level=expert&priority=must-have', 'No tasks match these filters'),
  },
  { name: 'a task', as: 'maker', open: openTask },
  {
    name: 'notes changed elsewhere',
    as: 'maker',
    open: async (page) => {
      const kept = {
        ...{ taskId: task?.id, status: 'completed', userNotes: `Written on the phone. ${longWord}` },
        updatedAt: new Date().toISOString(),
      };
      await answer(page, '**/task-statuses/*', {
        ...{ status: 409, method: 'PUT' },
        json: { code: 'checklists.note_stale', message: 'They were changed.', details: { task: kept } },
      });
      await openTask(page);
      await page.getByLabel('Completion details (optional)').fill('Read it to six people.');
      await page.locator(`#task-${task?.id}`).getByRole('button', { name: 'Save', exact: true }).click();
      await see(page, 'These notes were changed somewhere else meanwhile');
    },
  },
  {
    name: 'status menu',
    as: 'maker',
    open: async (page) => {
      await go(page, '/checklists/bakery', firstGroup?.title ?? '');
      await page
        .getByRole('button', { name: /^Status:/ })
        .nth(2)
        .click();
      await page.getByRole('menuitemradio', { name: 'Skipped' }).waitFor();
    },
  },
  {
    name: 'status refused',
    as: 'maker',
    open: async (page) => {
      await refuse(page, '**/task-statuses/*', 'No luck today.', { method: 'PUT' });
      await go(page, '/checklists/bakery', firstGroup?.title ?? '');
      await page.getByRole('checkbox').nth(3).click();
      await see(page, 'Failed to update task status');
    },
  },
  {
    name: 'custom content',
    as: 'maker',
    open: async (page, { people, places }) => {
      await keep(page, `custom:${people.maker.userId}:${places.project('bakery').id}:${firstGroup?.id}`, {
        userNotes: 'Ask Ana what she thinks of it.',
        customDocumentUrl: `https://example.com/${longWord}`,
        customPrompts: ['Write the vision in one sentence.'],
      });
      await go(page, '/checklists/bakery', firstGroup?.title ?? '');
    },
  },
  {
    name: 'custom content, form',
    as: 'maker',
    open: async (page) => {
      await go(page, '/checklists/bakery', firstGroup?.title ?? '');
      await press(page, 'button', /^Add Custom/);
      await page.getByLabel('Your notes').fill('Ask Ana');
      await page.getByLabel('Custom prompts').fill('Write the vision');
      await press(page, 'button', 'Add');
    },
  },
  {
    name: 'loading',
    as: 'maker',
    open: async (page) => {
      await hold(page, '**/task-statuses');
      await go(page, '/checklists/bakery', 'Bread Club');
      await page.locator('.animate-breathe').first().waitFor();
    },
  },
  {
    name: 'failed',
    as: 'maker',
    open: async (page) => {
      await refuse(page, '**/task-statuses');
      await go(page, '/checklists/bakery', 'The checklist could not be loaded.');
    },
  },
];
