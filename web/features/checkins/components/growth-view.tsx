import { Link } from '@tanstack/react-router';
import { lazy, Suspense, useState } from 'react';
import type { CheckIns } from '#web/features/checkins/checkins.queries.ts';
import { CheckInPath } from '#web/features/checkins/components/check-in-path.tsx';
import { OpenReviews } from '#web/features/checkins/components/open-reviews.tsx';
import { ScheduleCard } from '#web/features/checkins/components/schedule-card.tsx';
import { ScheduleForm } from '#web/features/checkins/components/schedule-form.tsx';
import { addressOf, type Project } from '#web/features/projects/projects.queries.ts';
import { SectionSpinner } from '#web/ui/spinner.tsx';

export const loadReviewForm = () => import('#web/features/checkins/components/review-form.tsx');
const ReviewForm = lazy(async () => ({ default: (await loadReviewForm()).ReviewForm }));
const FinishedReviews = lazy(async () => ({
  default: (await import('#web/features/checkins/components/finished-reviews.tsx')).FinishedReviews,
}));

const columnsClass = 'grid gap-x-8 gap-y-5 lg:grid-cols-[minmax(0,1fr)_19rem] lg:items-start';

/** The check-ins of a project: the first schedule to be set, or all that follows from it. */
export function GrowthView({
  project,
  checkIns,
  reviewId,
}: {
  project: Project;
  checkIns: CheckIns;
  reviewId: string | undefined;
}) {
  const { schedule, reviews, measures } = checkIns;
  const [isChanging, setChanging] = useState(false);
  /** Where the focus goes when what had it is gone. */
  const [hasChanged, setChanged] = useState(false);
  const endChange = () => {
    setChanging(false);
    setChanged(true);
  };
  if (!schedule) {
    return (
      <>
        {reviewId && <Gone />}
        <Introduction />
        <div className={columnsClass}>
          <ScheduleForm project={project} schedule={null} onDone={endChange} />
        </div>
        {!checkIns.hasRequirements && (
          <div className={columnsClass}>
            <NoRequirements project={project} />
          </div>
        )}
      </>
    );
  }
  const asked = reviews.find(({ id }) => id === reviewId);
  const filledIn = asked && !asked.isCompleted ? asked : undefined;
  const open = reviews.filter(({ id, isCompleted }) => !isCompleted && id !== filledIn?.id);
  const finished = reviews.filter(({ isCompleted }) => isCompleted);
  const aside = (
    <aside
      aria-label="Schedule"
      className="grid gap-5 md:max-lg:grid-cols-2 lg:sticky lg:top-6 lg:col-start-2 lg:row-span-2 lg:row-start-1"
    >
      {isChanging ? (
        <ScheduleForm
          project={project}
          schedule={schedule}
          isMain={!filledIn}
          onDone={endChange}
          onCancel={endChange}
        />
      ) : (
        <ScheduleCard
          project={project}
          checkIns={{ ...checkIns, schedule }}
          takesFocus={hasChanged}
          startsReview={!filledIn && open.length === 0}
          onChange={() => setChanging(true)}
        />
      )}
      <CheckInPath schedule={schedule} reviews={reviews} />
    </aside>
  );
  // What is to be filled in comes first, on a phone above the cards of the schedule.
  const toFill = (filledIn || open.length > 0) && (
    <div className="min-w-0 space-y-5">
      {filledIn && (
        <Suspense fallback={<SectionSpinner label="Loading the review" />}>
          <ReviewForm
            key={filledIn.id}
            project={project}
            review={filledIn}
            measures={measures}
            previous={finished[0]}
          />
        </Suspense>
      )}
      {filledIn && !checkIns.hasRequirements && <NoRequirements project={project} />}
      {open.length > 0 && <OpenReviews project={project} reviews={open} isMain={!filledIn && !isChanging} />}
    </div>
  );
  const done = (finished.length > 0 || !filledIn) && (
    <div className="min-w-0">
      {finished.length > 0 ? (
        <Suspense fallback={<div className="h-72 animate-breathe rounded-xl bg-hover" />}>
          <FinishedReviews
            project={project}
            measures={measures}
            reviews={finished}
            shownId={asked?.isCompleted ? asked.id : undefined}
          />
        </Suspense>
      ) : (
        <NothingYet project={project} hasRequirements={checkIns.hasRequirements} />
      )}
    </div>
  );
  return (
    <>
      {reviewId && !asked && <Gone />}
      <div className={`${columnsClass} lg:grid-rows-[auto_1fr]`}>
        {toFill}
        {aside}
        {done}
      </div>
    </>
  );
}

/** To whoever follows a link to a review that is not there. */
const Gone = () => (
  <p role="status" className="mb-5 rounded-lg bg-notice-soft px-5 py-4 text-sm">
    This check-in is not there any more. It may have been deleted.
  </p>
);

function Introduction() {
  return (
    <div className="mb-6 max-w-2xl">
      <h2 className="font-serif text-xl font-semibold">Look at it again after the launch</h2>
      <p className="mt-2 text-ink-soft">
        A check-in takes about ten minutes: you write down what your measures of success have come to, what people say,
        and what is next. The assistant makes a document of it, and prompts for the next iteration.
      </p>
    </div>
  );
}

const linkClass = '-my-1 rounded-sm py-1 font-medium text-accent underline underline-offset-2';

function NoRequirements({ project }: { project: Project }) {
  return (
    <p className="mt-5 rounded-lg bg-notice-soft px-5 py-4 text-sm">
      <span className="font-medium">There are no requirements yet.</span> The measures of success that a review asks for
      come from the Requirements document.{' '}
      <Link to="/idea-flow/$slug" params={{ slug: addressOf(project) }} className={linkClass}>
        Write it in the chat
      </Link>
    </p>
  );
}

function NothingYet({ project, hasRequirements }: { project: Project; hasRequirements: boolean }) {
  return (
    <section aria-labelledby="nothing-yet" className="rounded-xl border border-line px-5 py-8">
      <h2 id="nothing-yet" className="font-serif text-lg font-semibold">
        No finished review yet
      </h2>
      <p className="mt-1 max-w-prose text-sm text-ink-soft">
        When a check-in is due, its review waits here for you. Of each that you finish, the measures are drawn over
        time, so that you see which way they go.
      </p>
      {!hasRequirements && <NoRequirements project={project} />}
    </section>
  );
}
