import { useMutation, useQueryClient } from '@tanstack/react-query';
import { Link, useNavigate } from '@tanstack/react-router';
import { useEffect, useRef } from 'react';
import { isByHand, mostUnanswered } from '#shared/checkins.ts';
import { readToday, tellDay, tellDistance, tellRhythm, toDay } from '#web/features/checkins/checkin-words.ts';
import {
  type CheckInSchedule,
  type CheckIns,
  type Review,
  saveSchedule,
  startReview,
} from '#web/features/checkins/checkins.queries.ts';
import { schedule as messages, review as reviewMessages } from '#web/features/checkins/messages.ts';
import { addressOf, type Project } from '#web/features/projects/projects.queries.ts';
import { describeError } from '#web/lib/api-error.ts';
import { showToast } from '#web/lib/toast.ts';
import { Button } from '#web/ui/button.tsx';

/** The rhythm and the next check-in, with what can be done about them. */
export function ScheduleCard({
  project,
  checkIns,
  takesFocus,
  startsReview,
  onChange,
}: {
  project: Project;
  checkIns: CheckIns & { schedule: CheckInSchedule };
  takesFocus: boolean;
  /** To review now is what is most to be done here. */
  startsReview: boolean;
  onChange: () => void;
}) {
  const { schedule } = checkIns;
  const queryClient = useQueryClient();
  const navigate = useNavigate();
  const heading = useRef<HTMLHeadingElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, in place of the form
  useEffect(() => {
    if (takesFocus) heading.current?.focus();
  }, []);
  const pause = useMutation({
    mutationFn: (isActive: boolean) => saveSchedule(queryClient, project.id, { ...inputOf(schedule), isActive }),
    onSuccess: ({ isActive }) => {
      const [title, text] = isActive ? messages.resumed : messages.paused;
      showToast(title, text);
    },
    onError: (error) => showToast(messages.failed, describeError(error), 'danger'),
  });
  const begin = useMutation({
    mutationFn: () => startReview(queryClient, project.id),
    onSuccess: ({ id }) =>
      navigate({
        to: '/growth/$slug',
        params: { slug: addressOf(project) },
        search: { review: id },
        resetScroll: false,
      }),
    onError: (error) => showToast(reviewMessages.notStarted, describeError(error), 'danger'),
  });
  const isPaused = !schedule.isActive;
  const toggle = (schedule.nextCheckIn || isPaused) && (
    <Button
      key="toggle"
      variant={isPaused && startsReview ? 'primary' : 'secondary'}
      size="sm"
      className={`max-sm:h-11 ${isPaused ? 'basis-full' : ''}`}
      busy={pause.isPending}
      onClick={() => pause.mutate(isPaused)}
    >
      {isPaused ? 'Resume' : 'Pause'}
    </Button>
  );
  const others = [
    <Button
      key="review"
      variant={startsReview && !isPaused ? 'primary' : 'secondary'}
      size="sm"
      className="max-sm:h-11"
      busy={begin.isPending}
      onClick={() => begin.mutate()}
    >
      Review Now
    </Button>,
    <Button key="change" size="sm" className="max-sm:h-11" onClick={onChange}>
      Change
    </Button>,
  ];
  return (
    <section aria-labelledby="schedule" className="rounded-xl border border-line bg-surface p-5 shadow-card">
      <h2 ref={heading} id="schedule" tabIndex={-1} className="font-serif text-lg font-semibold outline-none">
        Check-ins
      </h2>
      <p className="mt-0.5 text-sm text-ink-soft">
        {tellRhythm(schedule)}
        {isPaused && ', paused'}
      </p>
      <NextCheckIn schedule={schedule} reviews={checkIns.reviews} />
      <div className="mt-4 flex flex-wrap gap-2">{isPaused ? [toggle, ...others] : [...others, toggle]}</div>
      <Reminders {...checkIns} isDue={schedule.nextCheckIn !== null} />
    </section>
  );
}

const inputOf = ({ cadence, customDays, startsOn }: CheckInSchedule) => ({ cadence, customDays, startsOn });

/** Schedules that nobody answers any more are paused. */
const areLeftEmpty = (reviews: Review[]) =>
  reviews
    .filter(({ checkpointName }) => !isByHand(checkpointName))
    .slice(0, mostUnanswered)
    .filter(({ performanceData, isCompleted }) => !performanceData && !isCompleted).length === mostUnanswered;

function NextCheckIn({
  schedule: { isActive, nextCheckIn, nextName },
  reviews,
}: {
  schedule: CheckInSchedule;
  reviews: Review[];
}) {
  const today = readToday();
  if (!isActive)
    return (
      <p className="mt-4 text-sm">
        {areLeftEmpty(reviews) && 'The last three check-ins stayed empty. '}
        Nothing comes due while the check-ins are paused.
      </p>
    );
  if (!nextCheckIn) {
    return (
      <p className="mt-4 text-sm">
        All checkpoints are behind you. To be asked again, choose another rhythm under Change.
      </p>
    );
  }
  const day = toDay(nextCheckIn);
  return (
    <div className="mt-4">
      <p className="text-xs font-medium text-ink-faint">Next check-in</p>
      <p className="mt-0.5 font-serif text-xl font-semibold first-letter:uppercase">{tellDistance(day, today)}</p>
      <p className="mt-0.5 text-sm text-ink-soft">
        {nextName}, on {tellDay(day, today)}
      </p>
    </div>
  );
}

/** Whether a mail comes when a check-in is due, and if not, why. */
function Reminders({
  isDue,
  wantsReminders,
  isEmailVerified,
}: Pick<CheckIns, 'wantsReminders' | 'isEmailVerified'> & { isDue: boolean }) {
  if (!isDue) return null;
  const comes = wantsReminders && isEmailVerified;
  const [said, way] = comes
    ? ['A mail tells you when one is due.', 'Change this in settings']
    : wantsReminders
      ? ['No mail comes yet: your email is not verified.', 'Verify it in settings']
      : ['No mail comes: cycle reminders are off.', 'Turn them on in settings'];
  return (
    <p className="mt-4 border-t border-line pt-4 text-sm text-ink-soft">
      {said}{' '}
      <Link to="/settings" className="-my-1 rounded-sm py-1 text-accent underline underline-offset-2">
        {way}
      </Link>
    </p>
  );
}
