import { type QueryClient, queryOptions } from '@tanstack/react-query';
import type { InferRequestType, InferResponseType } from 'hono/client';
import { client, repeatable } from '#web/lib/api.ts';
import { ApiError } from '#web/lib/api-error.ts';

const ofProject = client.api.projects[':projectId'];
const checkIns = ofProject['check-ins'];
const { reviews } = ofProject;
const ofReview = reviews[':reviewId'];

export type CheckIns = InferResponseType<typeof checkIns.$get, 200>;
export type CheckInSchedule = NonNullable<CheckIns['schedule']>;
export type Review = CheckIns['reviews'][number];
type ScheduleChange = InferRequestType<typeof checkIns.schedule.$put>['json'];
type ReviewChange = InferRequestType<typeof ofReview.$put>['json'];
/** A finished review, and what the assistant made of it. */
export type FinishedReview = {
  review: Review;
  documents: { id: string; title: string; kind: 'document' | 'prompt' }[];
};

/** The schedule of a project's check-ins, its reviews, the newest first, and the measures that its requirements name. */
export const checkInsQuery = (projectId: string) =>
  queryOptions({
    queryKey: ['check-ins', projectId],
    queryFn: async () => (await checkIns.$get({ param: { projectId } })).json(),
    meta: { copyPath: `/api/projects/${projectId}/check-ins` },
    staleTime: 30_000,
  });

const patchCheckIns = (queryClient: QueryClient, projectId: string, change: (known: CheckIns) => CheckIns) =>
  queryClient.setQueryData(checkInsQuery(projectId).queryKey, (known) => known && change(known));

/** Starts, changes, pauses or resumes the check-ins. */
export async function saveSchedule(queryClient: QueryClient, projectId: string, json: ScheduleChange) {
  const schedule = await (await checkIns.schedule.$put({ param: { projectId }, json }, repeatable)).json();
  patchCheckIns(queryClient, projectId, (known) => ({ ...known, schedule }));
  return schedule;
}

/** Takes a review as it is kept now into the list. */
export function putReview(queryClient: QueryClient, projectId: string, review: Review) {
  patchCheckIns(queryClient, projectId, (known) => {
    const isKnown = known.reviews.some(({ id }) => id === review.id);
    const list = isKnown
      ? known.reviews.map((each) => (each.id === review.id ? review : each))
      : [review, ...known.reviews];
    return { ...known, reviews: list };
  });
}

/** Starts a review by hand; the one of today that is still open is the same one. */
export async function startReview(queryClient: QueryClient, projectId: string): Promise<Review> {
  const review = await (await reviews.$post({ param: { projectId } }, repeatable)).json();
  putReview(queryClient, projectId, review);
  return review;
}

/** Saves what is written of an open review. @throws ApiError, see `keptReviewOf` */
export async function saveReview(projectId: string, reviewId: string, json: ReviewChange): Promise<Review> {
  return (await ofReview.$put({ param: { projectId, reviewId }, json }, repeatable)).json();
}

/** The review as it is kept, where a save was refused because it was changed elsewhere meanwhile. */
export function keptReviewOf(error: unknown): Review | null {
  const isStale = error instanceof ApiError && error.code === 'checkins.review_stale';
  return isStale && error.details && 'review' in error.details ? (error.details.review as Review) : null;
}

/** Deletes an open review. One that is gone already is as good as deleted. */
export async function deleteReview(queryClient: QueryClient, projectId: string, reviewId: string) {
  await ofReview.$delete({ param: { projectId, reviewId } }, repeatable).catch((error: unknown) => {
    if (!(error instanceof ApiError) || error.status !== 404) throw error;
  });
  patchCheckIns(queryClient, projectId, (known) => ({
    ...known,
    reviews: known.reviews.filter(({ id }) => id !== reviewId),
  }));
}

/** Has the assistant write of a review. It takes as long as the model does; called again it answers the same. */
export async function finishReview(projectId: string, reviewId: string): Promise<FinishedReview> {
  const response = await ofReview.finish.$post({ param: { projectId, reviewId } }, repeatable);
  // A refusal passes through as the run answered it, which hides this answer's type.
  return (await response.json()) as FinishedReview;
}
