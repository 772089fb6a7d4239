import { Link } from '@tanstack/react-router';
import { isByHand } from '#shared/checkins.ts';
import { readToday, tellSince } from '#web/features/checkins/checkin-words.ts';
import type { Review } from '#web/features/checkins/checkins.queries.ts';
import { useFinishing } from '#web/features/checkins/finishing.ts';
import { addressOf, type Project } from '#web/features/projects/projects.queries.ts';
import { buttonClass } from '#web/ui/button.tsx';
import { Spinner } from '#web/ui/spinner.tsx';

function tellOpen(reviews: Review[]): string {
  const isOne = reviews.length === 1;
  if (reviews.every(({ checkpointName }) => isByHand(checkpointName)))
    return isOne ? 'A review you began' : 'Reviews you began';
  return isOne ? 'A review is waiting for you' : 'Reviews waiting for you';
}

/** The reviews that wait to be filled in, the newest first. */
export function OpenReviews({ project, reviews, isMain }: { project: Project; reviews: Review[]; isMain: boolean }) {
  const today = readToday();
  const finishing = useFinishing(project.id);
  return (
    <section aria-labelledby="open-reviews" className="rounded-xl border border-line bg-surface p-5 shadow-card">
      <h2 id="open-reviews" className="font-serif text-lg font-semibold">
        {tellOpen(reviews)}
      </h2>
      <ul className="mt-2 divide-y divide-line">
        {reviews.map(({ id, checkpointName, reviewDate }, place) => (
          <li key={id} className="flex flex-wrap items-center gap-x-4 gap-y-2 py-3 last:pb-0">
            <div className="min-w-0 flex-1 basis-48">
              <p className="font-medium [overflow-wrap:anywhere]">{checkpointName}</p>
              <p className="text-sm text-ink-faint">
                {finishing === id ? (
                  <span className="flex items-center gap-2">
                    <Spinner /> The assistant is writing its document
                  </span>
                ) : (
                  tellSince({ checkpointName, reviewDate }, today)
                )}
              </p>
            </div>
            <Link
              to="/growth/$slug"
              params={{ slug: addressOf(project) }}
              search={{ review: id }}
              resetScroll={false}
              aria-label={`Fill in: ${checkpointName}`}
              className={`${buttonClass({ variant: isMain && place === 0 ? 'primary' : 'secondary' })} max-sm:h-11`}
            >
              Fill In
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
