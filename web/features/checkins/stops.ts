import { type Day, dayOf, defaultCheckpoints, nextCheckIn, type Schedule } from '#shared/checkins.ts';
import { toDay } from '#web/features/checkins/checkin-words.ts';
import type { Review } from '#web/features/checkins/checkins.queries.ts';

type StopReview = Pick<Review, 'id' | 'checkpointName' | 'reviewDate' | 'isCompleted'>;

/** A station of the way after the launch: behind, the next one, or further ahead; with the review that was opened there. */
export type Stop = { day: Day; name: string; state: 'past' | 'next' | 'ahead'; review?: StopReview };

const launchName = 'Launch';
const mostPast = 3;
const mostAhead = 3;
const dayMs = 86_400_000;
const isScheduled = ({ checkpointName }: StopReview) => checkpointName.endsWith(' after launch');

/**
 * The launch and the check-ins after it: all checkpoints of the default schedule; of a rhythm those last reviewed and the next few.
 * `nextDay` is null while nothing comes due, as in a pause.
 */
export function listStops(
  schedule: Schedule,
  { nextDay, reviews, today }: { nextDay: Day | null; reviews: StopReview[]; today: Day },
): Stop[] {
  const launch = { day: schedule.startsOn, name: launchName };
  const isLaunched = launch.day <= today;
  const newest = new Map(
    reviews
      .filter(isScheduled)
      .toReversed()
      .map((review) => [review.checkpointName, review]),
  );
  const places =
    schedule.cadence === 'checkpoints'
      ? follow(schedule, launch.day, defaultCheckpoints.length)
      : [...listPast([...newest.values()]), ...follow(schedule, nextDay ? dayBefore(nextDay) : today, mostAhead)];
  const stateOf = (day: Day): Stop['state'] => {
    if (isLaunched && day === nextDay) return 'next';
    return day < (nextDay ?? dayAfter(today)) ? 'past' : 'ahead';
  };
  return [
    { ...launch, state: isLaunched ? 'past' : 'next' },
    ...places.map(({ day, name }) => ({ day, name, state: stateOf(day), review: newest.get(name) })),
  ];
}

const dayBefore = (day: Day) => dayOf(Date.parse(day) - dayMs);
const dayAfter = (day: Day) => dayOf(Date.parse(day) + dayMs);

const listPast = (reviews: StopReview[]) =>
  reviews
    .map(({ checkpointName, reviewDate }) => ({ day: toDay(reviewDate), name: checkpointName }))
    .toSorted((a, b) => (a.day < b.day ? -1 : 1))
    .slice(-mostPast);

/** So many check-ins after a day, as far as there are any. */
function follow(schedule: Schedule, after: Day, most: number) {
  const found = [];
  for (let from = after; found.length < most; ) {
    const checkIn = nextCheckIn(schedule, from);
    if (!checkIn) break;
    found.push(checkIn);
    from = checkIn.day;
  }
  return found;
}
