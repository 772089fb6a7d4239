import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { isEmptyReview } from '#shared/checkins.ts';
import type { Measure } from '#shared/measures.ts';
import { watchDeparture } from '#web/features/account/account-departure.ts';
import { keptReviewOf, putReview, type Review, saveReview } from '#web/features/checkins/checkins.queries.ts';
import { createReviewKeeper, type ReviewDraft, reviewDraftKey } from '#web/features/checkins/review-keeper.ts';
import { listAsked, type ReviewText, textOf, toAnswers } from '#web/features/checkins/review-text.ts';
import { readDraft, writeDraft } from '#web/lib/drafts.ts';

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
        const saved = await saveReview(projectId, review.id, { ...answers, baseUpdatedAt });
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
    });
  });
  const { draft, saved, isSaving, failure } = useSyncExternalStore(keeper.listen, keeper.read);

  useEffect(() => {
    const retry = () => void keeper.flush();
    // What an earlier page could not save.
    retry();
    window.addEventListener('online', retry);
    window.addEventListener('pagehide', keeper.leave);
    return () => {
      window.removeEventListener('online', retry);
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
    failure,
    faults,
    isEmpty: isEmptyReview(answers),
    write: (patch: Partial<ReviewText>) => keeper.type({ ...text, ...patch }, review.updatedAt),
  };
}
export type ReviewForm = ReturnType<typeof useReviewForm>;
