import { reviewTitle } from '#shared/checkins.ts';
import { toDay } from '#web/features/checkins/checkin-words.ts';
import type { FinishedReview, Review } from '#web/features/checkins/checkins.queries.ts';

type Titled = { id: string; title: string };
export type MadeText = FinishedReview['documents'][number];

/**
 * What the assistant made of a review. The lists hold the latest version of each title, so what was written over since is named by its
 * place: the review's document comes first.
 */
export function listMade(
  {
    generatedDocuments,
    checkpointName,
    reviewDate,
  }: Pick<Review, 'generatedDocuments' | 'checkpointName' | 'reviewDate'>,
  documents: Titled[],
  prompts: Titled[],
): MadeText[] {
  return (generatedDocuments ?? []).map((id, place): MadeText => {
    const document = documents.find((each) => each.id === id);
    const prompt = prompts.find((each) => each.id === id);
    const known = document ?? prompt;
    const kind = document || (!prompt && place === 0) ? 'document' : 'prompt';
    return {
      id,
      kind,
      title:
        known?.title ??
        (kind === 'document' ? reviewTitle({ checkpointName, reviewDay: toDay(reviewDate) }) : `Prompt ${place}`),
    };
  });
}
