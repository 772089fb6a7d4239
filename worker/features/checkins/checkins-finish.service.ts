import { dayOf, isEmptyReview, type ReviewAnswers, type ReviewBrief, readAnswers } from '#shared/checkins.ts';
import { readTarget, verdictOf } from '#shared/measures.ts';
import { listMade, selectReviewTries, writeOfReview } from '#worker/features/chat/chat-reviews.service.ts';
import * as queries from '#worker/features/checkins/checkins.queries.ts';
import {
  createReviewNotFoundError,
  createStaleError,
  presentReview,
} from '#worker/features/checkins/checkins.service.ts';
import { writeReviewMessage } from '#worker/features/checkins/checkins-message.rules.ts';
import type { OwnedProject } from '#worker/features/projects/projects.middleware.ts';
import type { WriteContext } from '#worker/platform/context.ts';
import { AppError } from '#worker/platform/errors.ts';

/**
 * Finishes a review: the assistant writes a document of it and prompts for the next iteration, counted as one message. Once it is
 * finished, the answer is the same again. Whatever fails, the review stays open with all that is written in it.
 * @returns the review with what was made, or the answer of the run when it refused or failed.
 * @throws {AppError} checkins.review_not_found; checkins.review_empty; checkins.not_written when no document came of it;
 * checkins.review_stale when the answers were changed while the document was written.
 */
export async function finishReview(ctx: WriteContext, project: OwnedProject, reviewId: string) {
  const { db } = ctx;
  const key = { projectId: project.id, reviewId };
  const [[row], tries] = await db.batch([queries.selectReview(db, key), selectReviewTries(db, project.id, reviewId)]);
  if (!row) throw createReviewNotFoundError();
  if (row.isCompleted)
    return {
      finished: answer(
        row,
        tries.flatMap(({ reply }) => (reply ? listMade(reply) : [])),
      ),
    };
  const answers = readAnswers(presentReview(row));
  if (isEmptyReview(answers))
    throw new AppError(
      'checkins.review_empty',
      'Nothing is written in this review yet. Fill in what you know, then finish it.',
    );
  const review = briefOf(row, answers);
  const asked = { reviewId, content: writeReviewMessage(review), review, tries };
  const { refusal, reply } = await writeOfReview(ctx, project, asked);
  if (refusal) return { refusal };
  const made = listMade(reply);
  const ids = made.map(({ id }) => id);
  const [[completed], , [kept]] = await db.batch([
    ...queries.completeReview(db, key, row.updatedAt, ids),
    queries.selectReview(db, key),
  ]);
  const finished = completed ?? kept;
  if (!finished) throw createReviewNotFoundError();
  if (!finished.isCompleted) throw createStaleError(finished);
  return { finished: answer(finished, made) };
}

const answer = (review: queries.ReviewRow, made: ReturnType<typeof listMade>) => ({
  review: presentReview(review),
  documents: made.filter(({ id }) => review.generatedDocuments?.includes(id)),
});

/** What the assistant is told: of each measure also its target and whether it was reached. */
function briefOf({ checkpointName, reviewDate }: queries.ReviewRow, answers: ReviewAnswers): ReviewBrief {
  const { performanceData, ...others } = answers;
  const measures = performanceData.measures.map((measured) => {
    const target = readTarget(measured.text);
    return { ...measured, target, isHit: verdictOf({ target }, measured) };
  });
  return { checkpointName, reviewDay: dayOf(reviewDate), results: performanceData.results, measures, ...others };
}
