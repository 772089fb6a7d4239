import { useQueryClient } from '@tanstack/react-query';
import { useAskedTurn } from '#web/features/chat/use-asked-turn.ts';
import { checkInsQuery, finishReview, putReview } from '#web/features/checkins/checkins.queries.ts';
import { finishingKey } from '#web/features/checkins/finishing.ts';
import { review as messages } from '#web/features/checkins/messages.ts';
import { reviewDraftKey } from '#web/features/checkins/review-keeper.ts';
import { documentsQuery } from '#web/features/documents/documents.queries.ts';
import { promptsQuery } from '#web/features/prompts/prompts.queries.ts';
import { type ApiError, describeError } from '#web/lib/api-error.ts';
import { writeDraft } from '#web/lib/drafts.ts';
import { showToast } from '#web/lib/toast.ts';

/** Has the assistant write of a finished review. `onLimit` hears that the day's allowance is used up. */
export function useFinishReview(
  projectId: string,
  reviewId: string,
  onLimit: (limit: Pick<ApiError, 'limit' | 'current'>) => void,
) {
  const queryClient = useQueryClient();
  const isOurs = (id: string | undefined) => id === reviewId;
  const { latest, submit } = useAskedTurn({
    projectId,
    name: 'review',
    mutationKey: finishingKey(projectId),
    ask: (id: string) => finishReview(projectId, id),
    changes: [checkInsQuery(projectId), documentsQuery(projectId), promptsQuery(projectId)],
    isOurs,
    onDone: ({ review, documents }, id) => {
      writeDraft(reviewDraftKey(projectId, id), null);
      putReview(queryClient, projectId, review);
      showToast(messages.done, `“${documents[0]?.title ?? review.checkpointName}” is in your documents.`);
    },
    onFailed: (error, isHere) => {
      // The form says it to whoever is still there.
      if (!isHere) showToast(messages.failed, describeError(error), 'danger');
    },
    onLimit,
  });
  const isOfThis = isOurs(latest?.variables);
  return {
    isPending: isOfThis && latest?.status === 'pending',
    /** Another review of this project is being written. */
    isOtherPending: !isOfThis && latest?.status === 'pending',
    failure: isOfThis && latest?.status === 'error' ? latest.error : null,
    finish: () => submit(reviewId),
  };
}
