import { useNavigate } from '@tanstack/react-router';
import { type FormEvent, lazy, Suspense, useEffect, useRef, useState } from 'react';
import type { Measure } from '#shared/measures.ts';
import { readToday, tellSince } from '#web/features/checkins/checkin-words.ts';
import type { Review } from '#web/features/checkins/checkins.queries.ts';
import { DeleteReviewDialog } from '#web/features/checkins/components/delete-review-dialog.tsx';
import { FinishNotes } from '#web/features/checkins/components/finish-notes.tsx';
import { MeasureField } from '#web/features/checkins/components/measure-field.tsx';
import { ReviewConflict } from '#web/features/checkins/components/review-conflict.tsx';
import { SaveState } from '#web/features/checkins/components/save-state.tsx';
import { WordsField } from '#web/features/checkins/components/words-field.tsx';
import { review as messages } from '#web/features/checkins/messages.ts';
import { measureTextOf, type WordField } from '#web/features/checkins/review-text.ts';
import { useFinishReview } from '#web/features/checkins/use-finish-review.ts';
import { useReviewForm } from '#web/features/checkins/use-review-form.ts';
import { addressOf, type Project } from '#web/features/projects/projects.queries.ts';
import type { ApiError } from '#web/lib/api-error.ts';
import { Button } from '#web/ui/button.tsx';

const UpgradeDialog = lazy(async () => ({
  default: (await import('#web/features/billing/components/upgrade-dialog.tsx')).UpgradeDialog,
}));

const words: [field: WordField, hint: string][] = [
  ['results', 'What happened since the launch, beside the measures'],
  ['userFeedback', 'Their own words are best'],
  ['improvementAreas', 'One a line'],
  ['nextGoals', 'One a line'],
];

/**
 * An open review: a field for each measure, what is to be said beside them, and the way to its document. What the `previous` one came
 * to is told beside.
 */
export function ReviewForm({
  project,
  review,
  measures,
  previous,
}: {
  project: Project;
  review: Review;
  measures: Measure[];
  previous: Review | undefined;
}) {
  const form = useReviewForm(project.id, review, measures);
  const { keeper, asked, text, faults, isOffline, write } = form;
  const navigate = useNavigate();
  const element = useRef<HTMLFormElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const [limit, setLimit] = useState<Pick<ApiError, 'limit' | 'current'> | null>(null);
  const [isDeleting, setDeleting] = useState(false);
  const [isSaving, setSaving] = useState(false);
  const [isAskedToFill, setAskedToFill] = useState(false);
  const [isToldOffline, setToldOffline] = useState(false);
  if (isToldOffline && !isOffline && navigator.onLine) setToldOffline(false);
  const { isPending, isOtherPending, failure, finish } = useFinishReview(project.id, review.id, setLimit);
  useEffect(() => {
    heading.current?.focus({ preventScroll: true });
    heading.current?.scrollIntoView({ block: 'start' });
  }, []);
  const close = () =>
    navigate({ to: '/growth/$slug', params: { slug: addressOf(project) }, search: {}, resetScroll: false });
  const isBusy = isPending || isSaving;

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (isBusy) return;
    setAskedToFill(form.isEmpty);
    const faulty = Object.keys(faults).length > 0 ? '[aria-invalid=true]' : form.isEmpty ? 'input, textarea' : null;
    if (faulty) return element.current?.querySelector<HTMLElement>(faulty)?.focus();
    // Nothing is left waiting for the connection: it would go off by itself later.
    if (!navigator.onLine) return setToldOffline(true);
    setSaving(true);
    const isSaved = await keeper.flush();
    setSaving(false);
    if (isSaved && navigator.onLine) finish();
  };

  return (
    <section aria-labelledby="review" className="rounded-xl border border-line bg-surface p-5 shadow-card sm:p-7">
      <h2
        ref={heading}
        id="review"
        tabIndex={-1}
        className="scroll-mt-4 font-serif text-xl font-semibold outline-none [overflow-wrap:anywhere]"
      >
        {review.checkpointName}
      </h2>
      <p className="mt-1 text-sm text-ink-soft">
        {tellSince(review, readToday())}. Answer what you can; what you type is kept as you go.
      </p>
      <form ref={element} onSubmit={submit} noValidate className="mt-6">
        {asked.length > 0 && (
          <div className="mb-7">
            <h3 className="font-serif text-lg font-semibold">Measures of success</h3>
            <div className="mt-1 divide-y divide-line">
              {asked.map((measure) => (
                <MeasureField
                  key={measure.id}
                  measure={measure}
                  typed={measureTextOf(text, measure.id)}
                  last={previous?.performanceData?.measures.find(({ id }) => id === measure.id)?.value ?? null}
                  fault={faults[measure.id]}
                  readOnly={isPending}
                  onType={(typed) => write({ measures: { ...text.measures, [measure.id]: typed } })}
                />
              ))}
            </div>
          </div>
        )}
        <div className="space-y-5">
          <LastGoals goals={previous?.nextGoals ?? []} />
          {words.map(([field, hint]) => (
            <WordsField
              key={field}
              field={field}
              hint={hint}
              text={text[field]}
              fault={faults[field]}
              readOnly={isPending}
              onType={(written) => write({ [field]: written })}
            />
          ))}
        </div>
        <ReviewConflict form={form} />
        <SaveState form={form} />
        {isAskedToFill && form.isEmpty && (
          <p role="alert" className="mt-5 rounded-md bg-danger-soft px-4 py-3 text-sm">
            Nothing is answered yet. One field is enough to finish.
          </p>
        )}
        {isToldOffline && (
          <p role="alert" className="mt-5 rounded-md bg-danger-soft px-4 py-3 text-sm">
            {messages.offline}
          </p>
        )}
        <FinishNotes project={project} isPending={isPending} isOtherPending={isOtherPending} failure={failure} />
        <div className="mt-5 flex flex-wrap gap-2">
          <Button type="submit" variant="primary" className="max-sm:h-11" busy={isBusy} disabled={isOtherPending}>
            {isPending ? 'Writing...' : 'Finish Review'}
          </Button>
          <Button className="max-sm:h-11" onClick={close}>
            Close
          </Button>
          {!isPending && (
            <Button variant="quiet" className="max-sm:h-11 sm:ml-auto" onClick={() => setDeleting(true)}>
              Delete
            </Button>
          )}
        </div>
      </form>
      {isDeleting && (
        <DeleteReviewDialog
          project={project}
          review={review}
          onClose={() => setDeleting(false)}
          onDeleted={() => {
            keeper.end();
            void close();
          }}
        />
      )}
      {limit && (
        <Suspense>
          <UpgradeDialog flavour="prompts" {...limit} onClose={() => setLimit(null)} />
        </Suspense>
      )}
    </section>
  );
}

function LastGoals({ goals }: { goals: string[] }) {
  if (goals.length === 0) return null;
  return (
    <section aria-labelledby="last-goals" className="rounded-lg bg-notice-soft px-5 py-4 text-sm">
      <h3 id="last-goals" className="font-medium">
        Your goals from the last review
      </h3>
      <ul dir="auto" className="mt-1 list-disc ps-5 text-ink-soft [overflow-wrap:anywhere]">
        {goals.map((goal, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: nothing moves here, and two may be the same
          <li key={index} dir="auto">
            {goal}
          </li>
        ))}
      </ul>
    </section>
  );
}
