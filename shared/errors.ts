import type { ReviewRecord } from '#shared/checkins.ts';
import type { TaskRecord } from '#shared/checklists.ts';

/**
 * The one body of every error answer of the API. `code` is stable (`<feature>.<what>`); `message` is written for a person.
 * A limit error (status 403) also carries `isLimitError`, `limit` and `current` (spec 1, section 3).
 */
export type ErrorBody = {
  message: string;
  code: ErrorCode;
  /** What is wrong with each field; of what was changed meanwhile, the task or review as it is kept. */
  details?: { field: string; message: string }[] | { task: TaskRecord } | { review: ReviewRecord };
  isLimitError?: true;
  limit?: number;
  current?: number;
};

/** Every code that an answer can carry, with its HTTP status. */
export const errorStatus = {
  'request.invalid': 400,
  'request.not_json': 415,
  'request.too_large': 413,
  'request.forbidden_origin': 403,
  'route.not_found': 404,
  'auth.required': 401,
  'auth.not_synced': 401,
  'auth.invalid_token': 401,
  'auth.rate_limited': 429,
  'projects.not_found': 404,
  'projects.limit_reached': 403,
  'checklists.task_not_found': 404,
  'checklists.note_stale': 409,
  'checklists.launch_phase': 403,
  'checkins.no_schedule': 409,
  'checkins.review_not_found': 404,
  'checkins.review_stale': 409,
  'checkins.review_finished': 409,
  'checkins.review_empty': 422,
  'checkins.not_written': 422,
  'documents.not_found': 404,
  'documents.body_missing': 404,
  'documents.newer_version': 409,
  'previews.not_html': 400,
  'previews.not_found': 404,
  'previews.expired': 410,
  'prompts.not_found': 404,
  'prompts.body_missing': 404,
  'prompts.not_generated': 422,
  'mails.invalid_link': 404,
  'usage.limit_reached': 403,
  'chat.message_not_found': 404,
  'chat.run_in_progress': 409,
  'chat.model_failed': 502,
  'billing.off': 503,
  'billing.unavailable': 502,
  'billing.card_declined': 402,
  'billing.authentication_failed': 402,
  'billing.already_subscribed': 409,
  'billing.no_subscription': 409,
  'billing.checkout_not_found': 404,
  'billing.not_paid': 402,
  'billing.invalid_event': 400,
  'health.failed': 503,
  'internal.error': 500,
} as const;

export type ErrorCode = keyof typeof errorStatus;
