import { type Day, defaultCheckpoints, isByHand, type Schedule } from '#shared/checkins.ts';

const days = new Intl.DateTimeFormat('en-US', { month: 'long', day: 'numeric', timeZone: 'UTC' });
const daysWithYear = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'UTC' });
const distances = new Intl.RelativeTimeFormat('en-US', { numeric: 'auto' });
const dayMs = 86_400_000;

/** The day that it is for the reader. Sweden writes its dates as ISO 8601 does. */
export const readToday = (): Day => new Date().toLocaleDateString('sv-SE');

/** The day of a moment at midnight UTC, as the server answers it. */
export const toDay = (moment: string): Day => moment.slice(0, 10);

/** 'December 21', with the year where it is another one. */
export const tellDay = (day: Day, today: Day): string =>
  (day.slice(0, 4) === today.slice(0, 4) ? days : daysWithYear).format(Date.parse(day));

/** 'today', 'tomorrow', 'in 30 days', '12 days ago'. */
export const tellDistance = (day: Day, today: Day): string =>
  distances.format(Math.round((Date.parse(day) - Date.parse(today)) / dayMs), 'day');

/** Since when an open review waits, or when it was begun by hand. */
export const tellSince = (review: { checkpointName: string; reviewDate: string }, today: Day): string =>
  `${isByHand(review.checkpointName) ? 'Begun on' : 'Due since'} ${tellDay(toDay(review.reviewDate), today)}`;

const listed = (numbers: number[]) => `${numbers.slice(0, -1).join(', ')} and ${numbers.at(-1)}`;

/** What the ways of counting are called, where there is one for each; the days of one's own are written in. */
export const rhythmLabels: Record<Schedule['cadence'], string> = {
  checkpoints: `Checkpoints at ${listed(defaultCheckpoints)} days`,
  weekly: 'Every week',
  biweekly: 'Every two weeks',
  monthly: 'Every month',
  custom: 'Every … days',
};

/** A schedule's rhythm in words: 'Every two weeks', 'Every 10 days'. */
export function tellRhythm({ cadence, customDays }: Pick<Schedule, 'cadence' | 'customDays'>): string {
  if (cadence !== 'custom') return rhythmLabels[cadence];
  return customDays === 1 ? 'Every day' : `Every ${customDays} days`;
}
