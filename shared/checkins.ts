import * as z from 'zod/mini';
import type { Target } from '#shared/measures.ts';

/** How often a launched project is looked at again: at the default checkpoints after its launch, or in a rhythm. */
export const cadences = ['checkpoints', 'weekly', 'biweekly', 'monthly', 'custom'] as const;
export type Cadence = (typeof cadences)[number];

/** The default schedule: so many days after the launch. */
export const defaultCheckpoints = [7, 30, 60, 90];
export const mostCustomDays = 365;

/** A day as `YYYY-MM-DD`, in UTC as all days here. */
export type Day = string;

const dayMs = 86_400_000;
const timeOf = (day: Day) => Date.parse(`${day}T00:00:00Z`);
/** The day that a moment (ms or Date) lies in. */
export const dayOf = (moment: number | Date): Day => new Date(moment).toISOString().slice(0, 10);
/** A day in words: '21 December 2026'. */
export const writeDay = (day: Day) =>
  new Date(timeOf(day)).toLocaleDateString('en-GB', { dateStyle: 'long', timeZone: 'UTC' });
const addDays = (day: Day, days: number): Day => dayOf(timeOf(day) + days * dayMs);

const customDays = z.int().check(z.gte(1, 'At least 1 day'), z.lte(mostCustomDays, `At most ${mostCustomDays} days`));

/**
 * Body of `PUT /api/projects/{projectId}/check-ins/schedule`. `startsOn` is the day of the launch, from which days are counted; a
 * schedule that is not active is paused.
 */
export const scheduleInput = z
  .object({
    cadence: z.enum(cadences),
    customDays: z.nullish(customDays),
    startsOn: z.iso
      .date()
      .check(z.refine((day) => day >= '2000-01-01' && day <= '2100-01-01', 'A day between 2000 and 2100')),
    isActive: z._default(z.boolean(), true),
  })
  .check(
    z.refine(({ cadence, customDays }) => cadence !== 'custom' || customDays != null, {
      path: ['customDays'],
      message: 'Say after how many days',
    }),
  );
export type ScheduleInput = z.infer<typeof scheduleInput>;
export type Schedule = Pick<ScheduleInput, 'cadence' | 'startsOn'> & { customDays: number | null };

/** A look at the project: the day it is due, and what it is called. */
export type CheckIn = { day: Day; name: string };

/** The first check-in of a schedule after a day; null when its checkpoints are all behind. */
export function nextCheckIn(schedule: Schedule, after: Day): CheckIn | null {
  const { cadence, startsOn } = schedule;
  const passed = Math.floor((timeOf(after) - timeOf(startsOn)) / dayMs);
  if (cadence === 'checkpoints') {
    const days = defaultCheckpoints.find((each) => each > passed);
    return days === undefined ? null : { day: addDays(startsOn, days), name: countedName(days, 'day') };
  }
  if (cadence === 'monthly') return nextMonth(startsOn, after);
  const step = cadence === 'weekly' ? 7 : cadence === 'biweekly' ? 14 : (schedule.customDays ?? mostCustomDays);
  const turn = Math.max(1, Math.floor(passed / step) + 1);
  const name = cadence === 'custom' ? countedName(turn * step, 'day') : countedName((turn * step) / 7, 'week');
  return { day: addDays(startsOn, turn * step), name };
}

/** The check-in that a schedule has on the day it comes due next; one without a name where the days were moved since. */
export const dueCheckIn = (schedule: Schedule, day: Day): CheckIn =>
  nextCheckIn(schedule, addDays(day, -1)) ?? { day, name: 'Check-in' };

/** The same day of each month, or its last where it is shorter. */
function nextMonth(startsOn: Day, after: Day): CheckIn {
  const [year = 0, month = 1, date = 1] = startsOn.split('-').map(Number);
  const [afterYear = 0, afterMonth = 1] = after.split('-').map(Number);
  for (let months = Math.max(1, (afterYear - year) * 12 + afterMonth - month); ; months += 1) {
    const lastDate = new Date(Date.UTC(year, month + months, 0)).getUTCDate();
    const day = dayOf(Date.UTC(year, month - 1 + months, Math.min(date, lastDate)));
    if (day > after) return { day, name: countedName(months, 'month') };
  }
}

const countedName = (count: number, unit: 'day' | 'week' | 'month') =>
  `${count} ${unit}${count === 1 ? '' : 's'} after launch`;

export const longestText = 5_000;
export const longestLine = 500;
export const mostLines = 10;
export const mostMeasures = 30;
/** The most that a measure's value may be, and the least as a negative. */
export const largestValue = 1e12;

const line = z.string().check(z.trim(), z.maxLength(longestLine, 'At most 500 characters'));
const text = z.string().check(z.trim(), z.maxLength(longestText, 'At most 5,000 characters'));
const lines = z.array(line).check(z.maxLength(mostLines, 'At most 10'));

/** What was found for one measure: its wording then, so that a later change of the requirements leaves the record as it was. */
const measuredInput = z.object({
  id: z.string().check(z.regex(/^SM-\d{1,4}$/, 'An id such as SM-1')),
  text: z.string().check(z.maxLength(1_000)),
  value: z.nullable(z.number().check(z.gte(-largestValue), z.lte(largestValue))),
  /** As the person says; where there is a value and the wording gives a target for it, these decide (`verdictOf`). */
  isHit: z.nullable(z.boolean()),
});
export type Measured = z.infer<typeof measuredInput>;

/** Body of `PUT /api/projects/{projectId}/reviews/{reviewId}`: a draft may leave all of it open. */
export const reviewInput = z.object({
  performanceData: z.object({ results: text, measures: z.array(measuredInput).check(z.maxLength(mostMeasures)) }),
  userFeedback: text,
  improvementAreas: lines,
  nextGoals: lines,
  /** The `updatedAt` of the review that this was written on: what was changed meanwhile elsewhere is not overwritten. */
  baseUpdatedAt: z.optional(z.iso.datetime()),
});
export type ReviewInput = z.infer<typeof reviewInput>;
export type ReviewAnswers = Omit<ReviewInput, 'baseUpdatedAt'>;

/** Whether nothing was answered yet. */
export const isEmptyReview = ({ performanceData, userFeedback, improvementAreas, nextGoals }: ReviewAnswers) =>
  performanceData.results === '' &&
  performanceData.measures.every(({ value, isHit }) => value === null && isHit === null) &&
  userFeedback === '' &&
  improvementAreas.length === 0 &&
  nextGoals.length === 0;

/** A review as it is answered; nothing is in one that nobody wrote in yet. `generatedDocuments` are ids, of prompts too. */
export type ReviewRecord = {
  id: string;
  projectId: string;
  scheduleId: string;
  checkpointName: string;
  reviewDate: string;
  performanceData: ReviewAnswers['performanceData'] | null;
  userFeedback: string | null;
  improvementAreas: string[] | null;
  nextGoals: string[] | null;
  generatedDocuments: string[] | null;
  isCompleted: boolean;
  createdAt: string;
  updatedAt: string;
};

/** So many check-ins in a row that nobody answered are enough: in place of the next one the schedule is paused. */
export const mostUnanswered = 3;

/** What is written in a review so far. */
export const readAnswers = ({
  performanceData,
  userFeedback,
  improvementAreas,
  nextGoals,
}: Pick<ReviewRecord, keyof ReviewAnswers>): ReviewAnswers => ({
  performanceData: performanceData ?? { results: '', measures: [] },
  userFeedback: userFeedback ?? '',
  improvementAreas: improvementAreas ?? [],
  nextGoals: nextGoals ?? [],
});

/** A finished review as the assistant gets it: of each measure also its target, and in `isHit` the verdict (`verdictOf`). */
export type ReviewBrief = {
  checkpointName: string;
  reviewDay: Day;
  results: string;
  measures: (Measured & { target: Target | null })[];
  userFeedback: string;
  improvementAreas: string[];
  nextGoals: string[];
};

/** How the names of reviews begin that somebody begins by hand. */
export const byHand = 'Review of ';
/** What a review is called that somebody begins by hand on a day. */
export const nameByHand = (day: Day) => byHand + writeDay(day);
/** Whether a review was begun by hand: then its name says that it is a review, and of what day. */
export const isByHand = (checkpointName: string) => checkpointName.startsWith(byHand);

/** The title of the document that is written of a review, with its day: after another launch there are days with the same names. */
export const reviewTitle = ({ checkpointName, reviewDay }: Pick<ReviewBrief, 'checkpointName' | 'reviewDay'>) =>
  isByHand(checkpointName) ? checkpointName : `Review: ${checkpointName}, ${writeDay(reviewDay)}`;
/** The most prompts for the next iteration that one review brings. */
export const mostIterationPrompts = 3;
