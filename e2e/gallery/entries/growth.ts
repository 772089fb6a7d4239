import type { Page } from 'playwright-core';
import { readMeasures } from '#shared/measures.ts';
import { daysAgo, due, give, momentOf, past, review, type State } from '../check-ins.ts';
import type { Entry } from '../entries.ts';
import { hold } from '../settle.ts';
import { answer, go, keep, limit, press, refuse, see } from '../steps.ts';
import { arabic, hebrew, longName, longWord } from '../texts.ts';

const openForm = async (page: Page, state: State = {}, slug = 'bakery') => {
  await give(page, { days: 61, reviews: [due], ...state });
  await go(page, `/growth/${slug}?review=r-due`, 'Finish Review');
};
const fillIn = async (page: Page) => {
  await page.getByLabel('Result of SM-1').fill('64');
  await page.getByLabel('Result of SM-2').fill('3.5');
  await page.getByLabel('Missed').check();
  await page.getByLabel('Result of SM-4').fill('many');
  await page.getByLabel('What users say').fill(arabic);
  await page.getByLabel('What to improve').fill(`Remind people\nSay when it is sold out ${longWord}`);
};
const saves = (page: Page) => answer(page, '**/reviews/r-due', { json: due, method: 'PUT' });

export const growthEntries: Entry[] = [
  { name: 'no schedule', as: 'maker', open: (page) => go(page, '/growth/bakery', 'Start Check-ins') },
  {
    name: 'no schedule, no requirements, days of one’s own',
    as: 'talker',
    open: async (page) => {
      await go(page, '/growth/empty', 'Start Check-ins');
      await page.getByLabel('Every … days').check();
      await page.getByLabel('Days between check-ins').fill('0');
      await press(page, 'button', 'Start Check-ins');
      await see(page, 'A whole number from 1 to 365');
    },
  },
  {
    name: 'a schedule',
    as: 'maker',
    open: async (page) => {
      await give(page, { days: 0 });
      await go(page, '/growth/bakery', 'Review Now');
    },
  },
  {
    name: 'changing the schedule',
    as: 'maker',
    open: async (page) => {
      await give(page, { days: 12, rhythm: { cadence: 'custom', customDays: 10 } });
      await go(page, '/growth/bakery', 'Review Now');
      await press(page, 'button', 'Change');
    },
  },
  {
    name: 'paused',
    as: 'maker',
    open: async (page) => {
      await give(page, { days: 12, isActive: false });
      await go(page, '/growth/bakery', 'Resume');
    },
  },
  {
    name: 'launch to come, mails off',
    as: 'maker',
    open: async (page) => {
      await give(page, { days: -5, rhythm: { cadence: 'weekly' }, wantsReminders: false });
      await go(page, '/growth/bakery', 'cycle reminders are off');
    },
  },
  {
    name: 'two reviews due',
    as: 'maker',
    open: async (page) => {
      await give(page, {
        days: 61,
        isEmailVerified: false,
        reviews: [due, review('r-30', 31, '30 days after launch')],
      });
      await go(page, '/growth/bakery', 'Reviews waiting for you');
    },
  },
  {
    name: 'a review that is gone',
    as: 'maker',
    open: async (page) => {
      await give(page, { days: 61 });
      await go(page, '/growth/bakery?review=r-gone', 'is not there any more');
    },
  },
  { name: 'a review', as: 'maker', open: openForm },
  {
    name: 'a review, filled in',
    as: 'maker',
    open: async (page) => {
      await saves(page);
      await openForm(page);
      await fillIn(page);
      await see(page, 'Write a number');
    },
  },
  {
    name: 'a review without measures',
    as: 'talker',
    open: async (page) => {
      await openForm(page, { measures: [], hasRequirements: false }, 'empty');
      await press(page, 'button', 'Finish Review');
      await see(page, 'One field is enough');
    },
  },
  {
    name: 'a review, right to left',
    as: 'talker',
    open: async (page) => {
      const rightToLeft = readMeasures(`## Measures of success\n\n- **SM-1** ${arabic} 60 %\n- **SM-2** ${hebrew}\n`);
      await openForm(page, { measures: rightToLeft }, 'rtl');
      await saves(page);
      await page.getByLabel('What came of it').fill(`${arabic}\n${hebrew}`);
    },
  },
  {
    name: 'a review, changed elsewhere',
    as: 'maker',
    open: async (page) => {
      const kept = { ...past[1], id: 'r-due', isCompleted: false, updatedAt: momentOf(daysAgo(0)) };
      await answer(page, '**/reviews/r-due', {
        ...{ status: 409, method: 'PUT' },
        json: { code: 'checkins.review_stale', message: 'It was changed.', details: { review: kept } },
      });
      await openForm(page);
      await page.getByLabel('What came of it').fill('Written here.');
      await see(page, 'This review was changed somewhere else meanwhile');
    },
  },
  {
    name: 'a review, not saved',
    as: 'maker',
    open: async (page) => {
      await refuse(page, '**/reviews/r-due', 'No luck today.', { method: 'PUT' });
      await openForm(page);
      await page.getByLabel('What came of it').fill('Written here.');
      await see(page, 'No luck today.');
    },
  },
  {
    name: 'a review, being written',
    as: 'maker',
    open: async (page) => {
      await saves(page);
      await hold(page, '**/reviews/r-due/finish');
      await openForm(page);
      await page.getByLabel('What came of it').fill('Forty regulars order.');
      await press(page, 'button', 'Finish Review');
      await see(page, 'The assistant is writing.');
    },
  },
  {
    name: 'a review, no document came of it',
    as: 'maker',
    open: async (page) => {
      await saves(page);
      const message = 'The assistant needs to know more before it can write this review. Its reply is in the chat.';
      await answer(page, '**/reviews/r-due/finish', { status: 422, json: { code: 'checkins.not_written', message } });
      await openForm(page);
      await page.getByLabel('What came of it').fill('Forty regulars order.');
      await press(page, 'button', 'Finish Review');
      await see(page, message);
    },
  },
  {
    name: 'a review, over the limit',
    as: 'maker',
    open: async (page) => {
      await saves(page);
      await limit(page, '**/reviews/r-due/finish', 'usage.limit_reached', 5);
      await openForm(page);
      await page.getByLabel('What came of it').fill('Forty regulars order.');
      await press(page, 'button', 'Finish Review');
      await see(page, "Today's prompts are used up");
    },
  },
  {
    name: 'a review, to be deleted',
    as: 'maker',
    open: async (page) => {
      await openForm(page);
      await press(page, 'button', 'Delete');
      await see(page, 'Delete this review?');
    },
  },
  {
    name: 'finished reviews',
    as: 'maker',
    open: async (page) => {
      await give(page, { days: 69, reviews: past });
      await go(page, '/growth/bakery?review=r-60', 'Measures over time');
      await see(page, 'Next goals');
    },
  },
  {
    name: 'one finished review, checkpoints behind',
    as: 'talker',
    open: async (page) => {
      await give(page, { days: 99, reviews: past.slice(2) });
      await go(page, '/growth/long', 'All checkpoints are behind you');
      await see(page, 'Measures over time');
    },
  },
  {
    name: 'written after it was finished',
    as: 'maker',
    open: async (page, { places }) => {
      const text = { measures: {}, results: `${longName}.`, userFeedback: '', improvementAreas: '', nextGoals: '' };
      await keep(page, `draft:review:${places.project('bakery').id}:r-60`, { text, base: momentOf(daysAgo(9)) });
      await give(page, { days: 69, reviews: past });
      await go(page, '/growth/bakery?review=r-60', 'Written here and not part of this review');
    },
  },
  {
    name: 'loading',
    as: 'maker',
    open: async (page) => {
      await hold(page, '**/check-ins');
      await go(page, '/growth/bakery', 'Bread Club');
      await page.locator('.animate-breathe').first().waitFor();
    },
  },
  {
    name: 'failed',
    as: 'maker',
    open: async (page) => {
      await refuse(page, '**/check-ins');
      await go(page, '/growth/bakery', 'The check-ins could not be loaded.');
    },
  },
  { name: 'unsubscribe', open: (page) => go(page, '/unsubscribe?token=any', 'Stop check-in mails?') },
  {
    name: 'unsubscribe, done',
    open: async (page) => {
      await page.route('**/api/mails/unsubscribe?**', (route) => route.fulfill({ status: 204 }));
      await go(page, '/unsubscribe?token=any', 'Stop check-in mails?');
      await press(page, 'button', 'Stop Check-in Mails');
      await see(page, 'Check-in mails are off');
    },
  },
  {
    name: 'unsubscribe, failed',
    open: async (page) => {
      await refuse(page, '**/api/mails/unsubscribe?**');
      await go(page, '/unsubscribe?token=any', 'Stop check-in mails?');
      await press(page, 'button', 'Stop Check-in Mails');
      await see(page, 'Nothing was changed.');
    },
  },
  { name: 'unsubscribe, without a token', open: (page) => go(page, '/unsubscribe', 'This link is not complete') },
];
