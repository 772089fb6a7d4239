import {
  dayOf,
  dueCheckIn,
  nameByHand,
  nextCheckIn,
  type ReviewAnswers,
  type ReviewInput,
  type ReviewRecord,
  readAnswers,
  type ScheduleInput,
} from '#shared/checkins.ts';
import { type Measure, readMeasures } from '#shared/measures.ts';
import * as queries from '#worker/features/checkins/checkins.queries.ts';
import { readBody, selectRequirements } from '#worker/features/documents/documents.service.ts';
import {
  createProjectNotFoundError,
  type FoundProject,
  type OwnedProject,
} from '#worker/features/projects/projects.middleware.ts';
import type { ReadContext, WriteContext } from '#worker/platform/context.ts';
import { isConstraintError } from '#worker/platform/db.ts';
import { AppError } from '#worker/platform/errors.ts';

const startOf = (day: string) => new Date(`${day}T00:00:00Z`);

/** A schedule as it is answered, with the name of what comes next. */
function presentSchedule({ cadence, customDays, startsOn, isActive, ...row }: queries.ScheduleRow) {
  const rhythm = { cadence, customDays, startsOn };
  const next = row.nextCheckIn && dueCheckIn(rhythm, dayOf(row.nextCheckIn));
  return {
    ...rhythm,
    isActive,
    nextCheckIn: row.nextCheckIn?.toISOString() ?? null,
    nextName: next?.name ?? null,
    lastReviewDate: row.lastReviewDate?.toISOString() ?? null,
  };
}

/** A review as it is answered. */
export const presentReview = ({ reviewDate, createdAt, updatedAt, ...row }: queries.ReviewRow): ReviewRecord => ({
  ...row,
  reviewDate: reviewDate.toISOString(),
  createdAt: createdAt.toISOString(),
  updatedAt: updatedAt.toISOString(),
});

/** All that the page of check-ins shows: one round trip, then the requirements, which name the measures. */
export async function readCheckIns(ctx: ReadContext, project: FoundProject) {
  const { db } = ctx;
  const [[schedule], reviews, [requirements], [wishes]] = await ctx.read(
    queries.selectSchedule(db, project.id),
    queries.selectReviews(db, project.id),
    selectRequirements(db, project.id),
    queries.selectMailWishes(db, ctx.viewerId),
  );
  const text = requirements && (await readBody(ctx, requirements.objectStorageKey));
  const measures: Measure[] = text ? readMeasures(text) : [];
  return {
    schedule: schedule ? presentSchedule(schedule) : null,
    reviews: reviews.map(presentReview),
    measures,
    hasRequirements: requirements !== undefined,
    wantsReminders: wishes?.wantsReminders ?? false,
    isEmailVerified: wishes?.isEmailVerified ?? false,
  };
}

/**
 * Sets when a project is looked at again, or pauses that. The next time is after today, but one that is due and not opened yet stays where
 * the days stay the same.
 * @throws {AppError} projects.not_found
 */
export async function setSchedule(ctx: WriteContext, project: OwnedProject, input: ScheduleInput) {
  const { cadence, startsOn, isActive } = input;
  const customDays = cadence === 'custom' ? (input.customDays ?? null) : null;
  const now = new Date();
  const next = isActive ? nextCheckIn({ cadence, customDays, startsOn }, dayOf(now)) : null;
  const { userId } = ctx.viewer;
  const row = { projectId: project.id, userId, cadence, customDays, startsOn, isActive };
  const [schedule] = await queries
    .upsertSchedule(ctx.db, { ...row, nextCheckIn: next && startOf(next.day) }, now)
    .catch((error: unknown) => {
      throw isConstraintError(error) ? createProjectNotFoundError() : error;
    });
  if (!schedule) throw createProjectNotFoundError();
  return presentSchedule(schedule);
}

/**
 * Begins a review that no check-in has come due for; one of the same day that was begun so and is still open is that one.
 * @returns the review and whether it is new.
 * @throws {AppError} checkins.no_schedule
 */
export async function startReview({ db }: WriteContext, project: OwnedProject) {
  const day = dayOf(Date.now());
  const [today, name] = [startOf(day), nameByHand(day)];
  const [[inserted], [open]] = await db.batch([
    queries.insertReview(db, project.id, name, today),
    queries.selectOpenByHand(db, project.id, name, today),
  ]);
  if (inserted) return { review: presentReview(inserted), isNew: true };
  if (open) return { review: presentReview(open), isNew: false };
  throw new AppError(
    'checkins.no_schedule',
    'Set up the check-ins of this project first. Then you can review it any time.',
  );
}

/** One answer for a missing review and for somebody else's. */
export const createReviewNotFoundError = () =>
  new AppError('checkins.review_not_found', 'This review could not be found. It may have been deleted in another tab.');

const createFinishedError = () =>
  new AppError('checkins.review_finished', 'This review is finished and stays as it is.');

/** Somebody who writes on an older state is shown the one that is kept. */
export const createStaleError = (kept: queries.ReviewRow) =>
  new AppError(
    'checkins.review_stale',
    'This review was changed somewhere else meanwhile. Nothing was saved over it: compare the two, then go on.',
    { details: { review: presentReview(kept) } },
  );

const areSame = (one: ReviewAnswers, other: ReviewAnswers) => JSON.stringify(one) === JSON.stringify(other);

/**
 * Keeps what is written in an open review. The same again, as when its answer was lost, is no conflict.
 * @throws {AppError} checkins.review_not_found; checkins.review_finished; checkins.review_stale, with the review as it is kept, when it
 * was changed after `baseUpdatedAt`.
 */
export async function saveReview({ db }: WriteContext, project: OwnedProject, reviewId: string, input: ReviewInput) {
  const key = { projectId: project.id, reviewId };
  const { performanceData, userFeedback, baseUpdatedAt } = input;
  const [improvementAreas, nextGoals] = [input.improvementAreas.filter(Boolean), input.nextGoals.filter(Boolean)];
  const written: ReviewAnswers = { performanceData, userFeedback, improvementAreas, nextGoals };
  const base = baseUpdatedAt === undefined ? undefined : new Date(baseUpdatedAt);
  const [[saved], [kept]] = await db.batch([
    queries.updateReview(db, key, written, base),
    queries.selectReview(db, key),
  ]);
  if (saved) return presentReview(saved);
  if (!kept) throw createReviewNotFoundError();
  if (kept.isCompleted) throw createFinishedError();
  if (areSame(readAnswers(presentReview(kept)), written)) return presentReview(kept);
  throw createStaleError(kept);
}

/** Deletes an open review. @throws {AppError} checkins.review_not_found; checkins.review_finished */
export async function deleteReview({ db }: WriteContext, project: OwnedProject, reviewId: string): Promise<void> {
  const key = { projectId: project.id, reviewId };
  const [[deleted], [kept]] = await db.batch([queries.deleteOpenReview(db, key), queries.selectReview(db, key)]);
  if (!deleted) throw kept ? createFinishedError() : createReviewNotFoundError();
}
