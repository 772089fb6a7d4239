import { useMutation, useQueryClient } from '@tanstack/react-query';
import { deleteReview, type Review } from '#web/features/checkins/checkins.queries.ts';
import { review as messages } from '#web/features/checkins/messages.ts';
import type { Project } from '#web/features/projects/projects.queries.ts';
import { describeError } from '#web/lib/api-error.ts';
import { showToast } from '#web/lib/toast.ts';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { FailureNote } from '#web/ui/failure-note.tsx';

/** Asks before an open review goes for good. */
export function DeleteReviewDialog({
  project,
  review,
  onClose,
  onDeleted,
}: {
  project: Project;
  review: Review;
  onClose: () => void;
  onDeleted: () => void;
}) {
  const queryClient = useQueryClient();
  const remove = useMutation({
    mutationFn: () => deleteReview(queryClient, project.id, review.id),
    onSuccess: () => {
      showToast(...messages.deleted);
      onDeleted();
      // The button that opened this goes with the review: the content takes the focus.
      document.getElementById('content')?.focus();
    },
  });
  return (
    <Dialog open onClose={onClose} title="Delete this review?" width="sm">
      <p className="text-ink-soft">
        <strong className="font-semibold break-words text-ink">{review.checkpointName}</strong> goes for good, with what
        is written in it. This can't be undone.
      </p>
      {remove.isError && <FailureNote className="mt-4">{describeError(remove.error)} Nothing was deleted.</FailureNote>}
      <div className="mt-6 flex flex-wrap justify-end gap-2">
        <Button onClick={onClose}>Cancel</Button>
        <Button variant="danger" busy={remove.isPending} onClick={() => remove.mutate()}>
          {remove.isPending ? 'Deleting...' : 'Delete Review'}
        </Button>
      </div>
    </Dialog>
  );
}
