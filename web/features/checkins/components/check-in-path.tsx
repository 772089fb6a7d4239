import type { Schedule } from '#shared/checkins.ts';
import { readToday, tellDay, tellDistance, toDay } from '#web/features/checkins/checkin-words.ts';
import type { CheckInSchedule, Review } from '#web/features/checkins/checkins.queries.ts';
import { listStops, type Stop } from '#web/features/checkins/stops.ts';
import { PathProgress } from '#web/ui/path-progress.tsx';

const looks = { past: 'done', next: 'current', ahead: 'ahead' } as const;
const spoken = { past: 'behind you', next: 'next', ahead: 'to come' } as const;
const waits = ({ review }: Stop) => review !== undefined && !review.isCompleted;

/** The check-ins as the product's path: the launch, what is behind, the next one and those after it. */
export function CheckInPath({
  schedule,
  reviews,
}: {
  schedule: Schedule & Partial<Pick<CheckInSchedule, 'nextCheckIn'>>;
  reviews: Review[];
}) {
  const today = readToday();
  const nextDay = schedule.nextCheckIn ? toDay(schedule.nextCheckIn) : null;
  const stops = listStops(schedule, { nextDay, reviews, today });
  const isAnyWaiting = stops.some(waits);
  // One place is where one stands: a review that waits comes before the next check-in.
  const lookOf = (stop: Stop) => {
    if (waits(stop)) return 'current';
    return isAnyWaiting && stop.state === 'next' ? 'ahead' : looks[stop.state];
  };
  return (
    <section aria-labelledby="path" className="rounded-xl border border-line bg-surface p-5 shadow-card">
      <h2 id="path" className="mb-4 font-serif text-lg font-semibold">
        After launch
      </h2>
      <PathProgress
        stations={stops.map((stop) => ({
          title: stop.name,
          state: lookOf(stop),
          said: spoken[stop.state],
          note: tellStop(stop, today),
        }))}
      />
    </section>
  );
}

function tellStop({ day, state, review }: Stop, today: string): string {
  const date = tellDay(day, today);
  if (review) return `${date} · ${review.isCompleted ? 'reviewed' : 'waiting for your review'}`;
  return state === 'next' ? `${date} · ${tellDistance(day, today)}` : date;
}
