import { type ErrorBody, type ErrorCode, errorStatus } from '#shared/errors.ts';

/** The only error that is meant for the caller: its message is written for a person. Everything else becomes a 500 without detail. */
export class AppError extends Error {
  readonly code: ErrorCode;
  readonly extra: Omit<ErrorBody, 'code' | 'message'> & { retryAfterSeconds?: number };

  constructor(code: ErrorCode, message: string, extra: AppError['extra'] = {}) {
    super(message);
    this.code = code;
    this.extra = extra;
  }

  get status() {
    return errorStatus[this.code];
  }
}

/** A limit of the plan was met: status 403 with `isLimitError`, `limit` and `current` (spec 1, section 3). */
export function createLimitError(
  code: ErrorCode,
  message: string,
  { limit, current }: { limit: number; current: number },
): AppError {
  return new AppError(code, message, { isLimitError: true, limit, current });
}

const longestReason = 500;

/** What an error says without what people wrote: values that it was given, texts that it quotes, addresses, keys and tokens. */
const cleanReason = (message: string) =>
  (message.split(/\b(?:Text|Value|params|Received): /i)[0] ?? '')
    .replace(/"[^"]*"|`[^`]*`|“[^”]*”/g, '"…"')
    .replace(/[^\s@<>]+@[^\s@<>]+/g, '<address>')
    .replace(/\b(?:[a-z]{2}_(?:live|test)|whsec)_\w+|\bsk-[\w-]+|\beyJ[\w-]+(?:\.[\w-]+)*|\bBearer \S+/g, '<secret>')
    .slice(0, longestReason);

/** One structured line. Of a failed query the cause is told, not the query: its parameters are what people wrote. */
export function logError(event: string, requestId: string, error: unknown): void {
  const thrown = error instanceof Error ? error : new Error(String(error));
  const { name, message } = thrown.cause instanceof Error ? thrown.cause : thrown;
  // The stack repeats the message, and a line of it may look like a frame.
  const frames = thrown.stack
    ?.replace(thrown.message, '')
    .split('\n')
    .filter((line) => line.startsWith('    at '))
    .slice(0, 8);
  console.error(JSON.stringify({ level: 'error', event, requestId, name, message: cleanReason(message), frames }));
}

/** Turns anything thrown into the one error answer of the API; what is not an AppError is logged and hidden. */
export function toErrorResponse(error: unknown, requestId: string): Response {
  if (!(error instanceof AppError)) logError('unexpected', requestId, error);
  const known =
    error instanceof AppError
      ? error
      : new AppError('internal.error', 'Something went wrong on our side. What you wrote is kept; please try again.');
  const { retryAfterSeconds, ...extra } = known.extra;
  const body: ErrorBody = { message: known.message, code: known.code, ...extra };
  const headers = new Headers({ 'x-request-id': requestId });
  if (retryAfterSeconds) headers.set('retry-after', String(retryAfterSeconds));
  return Response.json(body, { status: known.status, headers });
}
