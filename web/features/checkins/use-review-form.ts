import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { isEmptyReview } from '#shared/checkins.ts';
import type { Measure } from '#shared/measures.ts';
import { watchDeparture } from '#web/features/account/account-departure.ts';
import { keptReviewOf, putReview, type Review, saveReview } from '#web/features/checkins/checkins.queries.ts';
import { createReviewKeeper, type ReviewDraft, reviewDraftKey } from '#web/features/checkins/review-keeper.ts';
import { listAsked, type ReviewText, textOf, toAnswers } from '#web/features/checkins/review-text.ts';
import { toApiError } from '#web/lib/api-error.ts';
import { useConnection } from '#web/lib/connection.ts';
import { readDraft, writeDraft } from '#web/lib/drafts.ts';

const longestSaveMs = 20_000;

/** A save whose answer does not come is a failed one: what it sent is told apart from another device's later. */
function giveUpLate<Answer>(call: Promise<Answer>): Promise<Answer> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(toApiError(null)), longestSaveMs);
  });
  return Promise.race([call, late]).finally(() => clearTimeout(timer));
}

/** The fields of an open review: what stands in them, what is wrong with it, and where it is kept. */
export function useReviewForm(projectId: string, review: Review, measures: Measure[]) {
  const queryClient = useQueryClient();
  // Those of the moment at which the form was opened: a field that is being written in does not go.
  const [asked] = useState(() => listAsked(measures, review));
  const [keeper] = useState(() => {
    const key = reviewDraftKey(projectId, review.id);
    const isLeft = watchDeparture();
    return createReviewKeeper({
      read: () => readDraft<ReviewDraft>(key),
      write: (draft) => void (isLeft() || writeDraft(key, draft)),
      save: async (answers, baseUpdatedAt) => {
        const saved = await giveUpLate(saveReview(projectId, review.id, { ...answers, baseUpdatedAt }));
        if (!isLeft()) putReview(queryClient, projectId, saved);
        return saved;
      },
      keptOf: (error) => {
        const kept = keptReviewOf(error);
        if (kept && !isLeft()) putReview(queryClient, projectId, kept);
        return kept;
      },
      toAnswers: (text) => {
        const { answers, faults } = toAnswers(text, asked);
        return Object.keys(faults).length === 0 ? answers : null;
      },
      isOnline: () => navigator.onLine,
    });
  });
  const { draft, saved, isSaving, failure } = useSyncExternalStore(keeper.listen, keeper.read);

  const { isOffline } = useConnection();
  useEffect(() => {
    // What an earlier page could not save, or this one before the connection was back.
    if (!isOffline) void keeper.flush();
  }, [keeper, isOffline]);

  useEffect(() => {
    window.addEventListener('pagehide', keeper.leave);
    return () => {
      window.removeEventListener('pagehide', keeper.leave);
      keeper.leave();
    };
  }, [keeper]);

  // While nobody else has changed it, it stands as it was typed: a new line just begun stays.
  const typed = draft?.text ?? (saved?.updatedAt === review.updatedAt ? saved.text : undefined);
  const text = typed ?? textOf(review);
  const { answers, faults } = toAnswers(text, asked);
  return {
    keeper,
    asked,
    text,
    draft,
    isSaving,
    isOffline,
    failure,
    faults,
    isEmpty: isEmptyReview(answers),
    write: (patch: Partial<ReviewText>) => keeper.type({ ...text, ...patch }, review.updatedAt),
  };
}
export type ReviewForm = ReturnType<typeof useReviewForm>;
