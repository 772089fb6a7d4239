import type { Measure } from '#shared/measures.ts';
import type { Review } from '#web/features/checkins/checkins.queries.ts';
import { FinishedReview } from '#web/features/checkins/components/finished-review.tsx';
import { MeasureCharts } from '#web/features/checkins/components/measure-charts.tsx';
import type { Project } from '#web/features/projects/projects.queries.ts';

/** The measures over time, and the finished reviews that they are of, the newest first. */
export function FinishedReviews({
  project,
  measures,
  reviews,
  shownId,
}: {
  project: Project;
  measures: Measure[];
  reviews: Review[];
  shownId: string | undefined;
}) {
  return (
    <div className="space-y-5">
      <MeasureCharts measures={measures} reviews={reviews} />
      <section aria-labelledby="finished" className="rounded-xl border border-line bg-surface p-5 shadow-card">
        <h2 id="finished" className="font-serif text-lg font-semibold">
          Finished reviews
        </h2>
        <ul className="mt-2 divide-y divide-line">
          {reviews.map((review) => (
            <li key={review.id}>
              <FinishedReview project={project} review={review} isShown={review.id === shownId} />
            </li>
          ))}
        </ul>
      </section>
    </div>
  );
}
