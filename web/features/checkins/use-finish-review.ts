import { type MutationState, useMutation, useMutationState, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { usageQuery } from '#web/features/account/account.queries.ts';
import { watchDeparture } from '#web/features/account/account-departure.ts';
import { conversationQuery } from '#web/features/chat/chat.queries.ts';
import {
  checkInsQuery,
  type FinishedReview,
  finishReview,
  putReview,
} from '#web/features/checkins/checkins.queries.ts';
import { finishingKey } from '#web/features/checkins/finishing.ts';
import { review as messages } from '#web/features/checkins/messages.ts';
import { reviewDraftKey } from '#web/features/checkins/review-keeper.ts';
import { documentsQuery } from '#web/features/documents/documents.queries.ts';
import { promptsQuery } from '#web/features/prompts/prompts.queries.ts';
import { ApiError, describeError } from '#web/lib/api-error.ts';
import { readDraft, writeDraft } from '#web/lib/drafts.ts';
import { showToast } from '#web/lib/toast.ts';

type Outgoing = { reviewId: string; sentAt: number };

/** A page that was reloaded this soon after asking asks again for the same; later its reader presses the button. */
const resumedWithinMs = 10 * 60_000;

/** The chat explains this failure: the assistant wrote something else there, or is still answering. */
export const isToldInChat = (error: unknown) =>
  error instanceof ApiError && ['checkins.not_written', 'chat.run_in_progress'].includes(error.code);

/**
 * Has the assistant write of a finished review. The writing goes on wherever its reader goes meanwhile, also over a reload. `onLimit`
 * hears that the day's allowance is used up.
 */
export function useFinishReview(
  projectId: string,
  reviewId: string,
  onLimit: (limit: Pick<ApiError, 'limit' | 'current'>) => void,
) {
  const queryClient = useQueryClient();
  const outgoingKey = `review-outgoing:${projectId}`;
  const mutationKey = finishingKey(projectId);
  const isHere = useRef(true);
  useEffect(() => {
    isHere.current = true;
    return () => {
      isHere.current = false;
    };
  }, []);

  const { mutate } = useMutation({
    mutationKey,
    mutationFn: (id: string) => finishReview(projectId, id),
    onMutate: (id) => {
      writeDraft(outgoingKey, { reviewId: id, sentAt: Date.now() } satisfies Outgoing);
      // It is a turn of the chat: whoever goes there sees it being written.
      void queryClient.invalidateQueries({ queryKey: conversationQuery(projectId).queryKey });
      return { isLeft: watchDeparture() };
    },
    onSuccess: ({ review, documents }, id, { isLeft }) => {
      if (isLeft()) return;
      for (const key of [outgoingKey, reviewDraftKey(projectId, id)]) writeDraft(key, null);
      putReview(queryClient, projectId, review);
      showToast(messages.done, `“${documents[0]?.title ?? review.checkpointName}” is in your documents.`);
    },
    onError: (error, _id, begun) => {
      if (begun?.isLeft()) return;
      writeDraft(outgoingKey, null);
      // The form says it to whoever is still there.
      if (!isHere.current) showToast(messages.failed, describeError(error), 'danger');
    },
    onSettled: () => {
      for (const { queryKey } of [
        checkInsQuery(projectId),
        documentsQuery(projectId),
        promptsQuery(projectId),
        usageQuery,
        conversationQuery(projectId),
      ])
        void queryClient.invalidateQueries({ queryKey });
    },
  });

  // Read from the client, not from this render's mutation: it may have been started before the screen was left and opened again.
  const latest = useMutationState({
    filters: { mutationKey, exact: true },
    select: ({ state }) => state as MutationState<FinishedReview, Error, string>,
  }).at(-1);
  const isOurs = latest?.variables === reviewId;
  const isPending = isOurs && latest.status === 'pending';
  const wasPending = useRef(false);
  const hear = useRef(onLimit);
  hear.current = onLimit;
  useEffect(() => {
    const hasEnded = wasPending.current && !isPending;
    wasPending.current = isPending;
    if (hasEnded && latest?.error instanceof ApiError && latest.error.isLimitError) hear.current(latest.error);
  }, [isPending, latest]);

  const isUnderWay = () => queryClient.isMutating({ mutationKey, exact: true }) > 0;
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, after a reload
  useEffect(() => {
    const outgoing = readDraft<Outgoing>(outgoingKey);
    if (outgoing?.reviewId !== reviewId || isUnderWay() || Date.now() - outgoing.sentAt > resumedWithinMs) return;
    mutate(reviewId);
  }, []);

  return {
    isPending,
    /** Another review of this project is being written. */
    isOtherPending: !isOurs && latest?.status === 'pending',
    failure: isOurs && latest.status === 'error' ? latest.error : null,
    finish: () => {
      if (!isUnderWay()) mutate(reviewId);
    },
  };
}
