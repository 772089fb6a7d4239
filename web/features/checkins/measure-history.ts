import type { Day } from '#shared/checkins.ts';
import { type Measure, readTarget } from '#shared/measures.ts';
import { toDay } from '#web/features/checkins/checkin-words.ts';
import type { Review } from '#web/features/checkins/checkins.queries.ts';

export type MeasurePoint = { day: Day; value: number };
/** A measure with the values of the finished reviews, the oldest first; of a day the last one. */
export type MeasureHistory = Measure & { points: MeasurePoint[] };

type Reviewed = Pick<Review, 'reviewDate' | 'createdAt' | 'isCompleted' | 'performanceData'>;

/**
 * The measures that a value was written down for: those of the requirements, as these word them now, then those that are in there no
 * more, as they were worded last.
 */
export function collectHistory(measures: Measure[], reviews: Reviewed[]): MeasureHistory[] {
  const oldestFirst = reviews
    .filter(({ isCompleted }) => isCompleted)
    .toSorted((a, b) => compare(a.reviewDate, b.reviewDate) || compare(a.createdAt, b.createdAt));
  const histories = new Map(measures.map((measure) => [measure.id, { ...measure, points: new Map<Day, number>() }]));
  for (const { reviewDate, performanceData } of oldestFirst) {
    for (const { id, text, value } of performanceData?.measures ?? []) {
      if (value === null) continue;
      const known = histories.get(id);
      const isOfNow = measures.some((measure) => measure.id === id);
      const worded =
        known && isOfNow ? known : { id, text, target: readTarget(text), points: known?.points ?? new Map() };
      worded.points.set(toDay(reviewDate), value);
      histories.set(id, worded);
    }
  }
  return [...histories.values()]
    .filter(({ points }) => points.size > 0)
    .map(({ points, ...measure }) => ({ ...measure, points: [...points].map(([day, value]) => ({ day, value })) }));
}

const compare = (a: string, b: string) => (a < b ? -1 : Number(a > b));
