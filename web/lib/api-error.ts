import type { ErrorBody } from '#shared/errors.ts';

type Facts = Partial<Omit<ErrorBody, 'code'>> & { code?: string; retryAfterMs?: number };

/** Every failed call ends as this. Status 0 means that no answer came at all. */
export class ApiError extends Error {
  readonly status: number;
  readonly code: string;
  readonly details: ErrorBody['details'];
  readonly isLimitError: boolean;
  readonly limit: number | undefined;
  readonly current: number | undefined;
  readonly retryAfterMs: number | undefined;

  constructor(status: number, facts: Facts) {
    super(facts.message || 'API request failed');
    this.name = 'ApiError';
    this.status = status;
    this.code = facts.code ?? 'unknown';
    this.details = facts.details;
    this.isLimitError = facts.isLimitError === true;
    this.limit = facts.limit;
    this.current = facts.current;
    this.retryAfterMs = facts.retryAfterMs;
  }
}

/** The error of an answer that is not 2xx: its JSON body, or the status text when the body is something else. */
export async function readApiError(response: Response): Promise<ApiError> {
  const body: unknown = await response.json().catch(() => null);
  const facts: Facts = body && typeof body === 'object' ? body : { message: response.statusText };
  const seconds = Number(response.headers.get('Retry-After') ?? Number.NaN);
  return new ApiError(response.status, Number.isFinite(seconds) ? { ...facts, retryAfterMs: seconds * 1000 } : facts);
}

/** What a person is told of a failure that is none of ours. */
export function toApiError(error: unknown): ApiError {
  if (error instanceof ApiError) return error;
  return new ApiError(0, {
    code: 'network.unreachable',
    message: "Launchpath can't be reached. Check your connection and try again.",
  });
}

/** The message of a failed call, for a toast. */
export function describeError(error: unknown, fallback = 'Something went wrong. Please try again.'): string {
  return error instanceof ApiError && error.message ? error.message : fallback;
}
