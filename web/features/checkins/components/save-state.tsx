import type { ReviewForm } from '#web/features/checkins/use-review-form.ts';
import { ApiError, describeError } from '#web/lib/api-error.ts';
import { Button } from '#web/ui/button.tsx';

/** Where what is typed of a review is kept: everywhere, on its way, or in this browser alone and why. */
export function SaveState({ form: { draft, isSaving, isOffline, failure, faults, keeper } }: { form: ReviewForm }) {
  if (draft?.theirs) return null;
  // With the connection gone there is nothing to try again.
  if (failure && !(isOffline && failure instanceof ApiError && failure.status === 0)) {
    const isOver = failure instanceof ApiError && failure.code === 'checkins.review_finished';
    return (
      <div role="alert" className="mt-5 flex flex-wrap items-center gap-3 rounded-lg bg-danger-soft px-4 py-3 text-sm">
        <p className="min-w-0 flex-1 basis-60">
          <span className="font-medium">Not saved.</span> {describeError(failure)}{' '}
          <span className="text-ink-soft">What you wrote is kept in this browser.</span>
        </p>
        {!isOver && (
          <Button size="sm" busy={isSaving} onClick={() => keeper.flush()}>
            Try Again
          </Button>
        )}
      </div>
    );
  }
  const isUnsaved = draft !== null && draft.aside === undefined;
  const isFaulty = Object.keys(faults).length > 0;
  return (
    <div className="mt-3 flex min-h-8 flex-wrap items-center gap-x-3 gap-y-1 text-xs text-ink-faint">
      <p>
        {isFaulty && isUnsaved
          ? 'Kept in this browser; it is saved once every field can be read'
          : isOffline && isUnsaved
            ? 'Kept in this browser; saved when the connection is back'
            : isUnsaved || isSaving
              ? 'Saving…'
              : 'All saved'}
      </p>
      {draft?.aside !== undefined && (
        <p className="flex flex-wrap items-center gap-x-2">
          Your text is set aside.
          <Button variant="quiet" size="sm" onClick={keeper.takeBack}>
            Bring It Back
          </Button>
          <Button variant="quiet" size="sm" onClick={keeper.letGo}>
            Let It Go
          </Button>
        </p>
      )}
    </div>
  );
}
