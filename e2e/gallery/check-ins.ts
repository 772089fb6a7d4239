import type { Page } from 'playwright-core';
import { dayOf, nextCheckIn, type ReviewRecord, type Schedule } from '#shared/checkins.ts';
import { readMeasures } from '#shared/measures.ts';
import { answer } from './steps.ts';
import { arabic, hebrew, longWord } from './texts.ts';

const dayMs = 86_400_000;
export const daysAgo = (days: number) => dayOf(Date.now() - days * dayMs);
export const momentOf = (day: string) => `${day}T00:00:00.000Z`;

const measures = readMeasures(`## Measures of success

- **SM-1** At least 60 % of the customers who order once order again within a month.
- **SM-2** Fewer than 2 in 100 orders are not fetched.
- **SM-3** The bakers say that they bake what is wanted.
- **SM-4** At least 1,200 orders a month, ${longWord} among them.
`);

export const review = (
  id: string,
  days: number,
  checkpointName: string,
  more: Partial<ReviewRecord> = {},
): ReviewRecord => ({
  ...{ id, projectId: 'p', scheduleId: 's', checkpointName, reviewDate: momentOf(daysAgo(days)) },
  ...{ performanceData: null, userFeedback: null, improvementAreas: null, nextGoals: null, generatedDocuments: null },
  ...{ isCompleted: false, createdAt: momentOf(daysAgo(days)), updatedAt: momentOf(daysAgo(days)), ...more },
});

/** A finished review with these values; the last of them is said by the person. */
const finished = (id: string, days: number, name: string, [first, second, third, fourth]: (number | boolean)[]) =>
  review(id, days, name, {
    isCompleted: true,
    performanceData: {
      results:
        'Forty regulars order by the evening before, most of them on Fridays.\n\nThe list for the bakers is printed.',
      measures: measures.map(({ id, text }, place) => {
        const said = [first, second, third, fourth][place];
        return {
          id,
          text,
          value: typeof said === 'number' ? said : null,
          isHit: typeof said === 'boolean' ? said : null,
        };
      }),
    },
    userFeedback: `“I forget to order.” Three people said so.\n${arabic}`,
    improvementAreas: ['Remind people in the evening', `Say when bread is sold out ${longWord}`],
    nextGoals: ['70 % order again', hebrew],
    generatedDocuments: [`${id}-document`, `${id}-prompt`],
  });

export const past = [
  finished('r-60', 9, '60 days after launch', [64, 1.4, true, 1310]),
  finished('r-30', 39, '30 days after launch', [48, 3, false, 870]),
  finished('r-7', 62, '7 days after launch', [31, 4.5, false, 410]),
];

export type State = {
  days?: number;
  isActive?: boolean;
  rhythm?: Partial<Schedule>;
  reviews?: ReviewRecord[];
} & Record<string, unknown>;

/** Has the project's check-ins be these: launched so many days ago, by the default schedule. */
export async function give(page: Page, { days = 0, isActive = true, rhythm = {}, reviews = [], ...more }: State = {}) {
  const schedule = { cadence: 'checkpoints', customDays: null, startsOn: daysAgo(days), ...rhythm } as Schedule;
  const next = isActive ? nextCheckIn(schedule, daysAgo(0)) : null;
  const shown = {
    ...{ ...schedule, isActive, nextCheckIn: next && momentOf(next.day) },
    ...{ nextName: next?.name ?? null, lastReviewDate: null },
  };
  await answer(page, '**/check-ins', {
    json: {
      ...{ schedule: shown, reviews, measures, hasRequirements: true, wantsReminders: true, isEmailVerified: true },
      ...more,
    },
  });
}

export const due = review('r-due', 1, '60 days after launch');
