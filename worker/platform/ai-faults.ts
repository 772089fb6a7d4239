import { AISDKError, APICallError } from '@ai-sdk/provider';

/**
 * What a failed call of a model means: an `outage` lies with the service (no capacity, no answer, an answer that is none), what is
 * `refused` will be refused again, of one that is `begun` something was shown. `retryAfterMs` is what the service asked for.
 */
export type Fault = { kind: 'outage' | 'refused' | 'begun'; isRetryable: boolean; retryAfterMs?: number };

/** An answer broke off after something of it was shown. */
export class BegunError extends Error {
  constructor(cause: unknown) {
    super('The answer broke off', { cause });
    this.name = 'BegunError';
  }
}

/** The model ended its turn without a word or a call, or was not heard of for too long. */
export class NoContentError extends Error {
  readonly fault: Fault;

  constructor(message: string, fault: Fault) {
    super(message);
    this.name = 'NoContentError';
    this.fault = fault;
  }
}

/** Faults of our own call, which the SDK finds before anything is sent. */
const refusedBySdk =
  /^AI_(InvalidPrompt|InvalidArgument|UnsupportedFunctionality|LoadAPIKey|LoadSetting|NoSuchModel|UnsupportedModelVersion)Error$/;
/** `type` and `code` of errors that OpenAI-like servers send inside a stream. */
const refusedWords = /invalid|auth|permission|forbidden|not_found|content|context_length|unsupported|billing/i;
const exhaustedWords = /quota/i;
/** https://developers.cloudflare.com/workers-ai/platform/errors/, as ai-workers-ai.ts notes them: refused, and the day's allocation used up. */
const refusedByWorkersAi = new Set([5007, 5004, 3039, 3003, 5018, 5016, 3023, 3041, 5019, 5005, 3042, 3006]);
const exhaustedAtWorkersAi = 3036;
/** Of the answers below 500 these may be another at the next try. */
const passingStatuses = new Set([408, 409, 425, 429]);

/** Tells what an error of a model's call, or an error part of its stream, means. Whatever is unknown is an outage. */
export function classifyFault(error: unknown): Fault {
  if (error instanceof NoContentError) return error.fault;
  if (error instanceof BegunError) return { kind: 'begun', isRetryable: false };
  const facts = readFacts(error);
  const { workersAiCode, status, words } = facts;
  const retryAfterMs = readRetryAfter(error);
  const outage = (isRetryable: boolean): Fault => ({
    kind: 'outage',
    isRetryable,
    ...(retryAfterMs !== undefined && { retryAfterMs }),
  });
  const refused: Fault = { kind: 'refused', isRetryable: false };
  if (workersAiCode === exhaustedAtWorkersAi) return outage(false);
  if (workersAiCode !== undefined && refusedByWorkersAi.has(workersAiCode)) return refused;
  if (AISDKError.isInstance(error) && refusedBySdk.test(error.name)) return refused;
  if (exhaustedWords.test(words)) return outage(false);
  if (status !== undefined && status >= 400)
    return status >= 500 || passingStatuses.has(status) ? outage(true) : refused;
  return refusedWords.test(words) ? refused : outage(true);
}

/** An error part of a stream as an Error: servers send plain objects. */
export function toError(error: unknown): Error {
  if (error instanceof Error) return error;
  const { message, type, code, status } = (typeof error === 'object' && error ? error : {}) as Record<string, unknown>;
  return Object.assign(new Error(String(message ?? error)), { type, code, status });
}

function readFacts(error: unknown): { workersAiCode?: number; status?: number; words: string } {
  const given = (typeof error === 'object' && error !== null ? error : {}) as Record<string, unknown>;
  const workersAiCode = Number(given.workersAiCode ?? Number.NaN);
  if (APICallError.isInstance(error)) {
    const { type, code } = readErrorBody(error.data);
    return {
      ...(error.statusCode !== undefined && { status: error.statusCode }),
      ...(workersAiCode && { workersAiCode }),
      words: `${type} ${code}`,
    };
  }
  const status = [given.code, given.status, given.statusCode]
    .map(Number)
    .find((number) => number >= 400 && number < 600);
  return {
    ...(status !== undefined && { status }),
    ...(workersAiCode && { workersAiCode }),
    words: `${given.type ?? ''} ${given.code ?? ''}`,
  };
}

function readErrorBody(data: unknown): { type: string; code: string } {
  const { error } = (data ?? {}) as { error?: { type?: unknown; code?: unknown } | null };
  return { type: String(error?.type ?? ''), code: String(error?.code ?? '') };
}

/** The wait that the service asked for, in seconds, milliseconds or as a date. */
function readRetryAfter(error: unknown): number | undefined {
  const headers = APICallError.isInstance(error) ? error.responseHeaders : undefined;
  const exact = Number.parseFloat(headers?.['retry-after-ms'] ?? '');
  if (exact >= 0) return exact;
  const given = headers?.['retry-after'];
  if (!given) return undefined;
  const ms = /^[\d.]+$/.test(given) ? Number(given) * 1_000 : Date.parse(given) - Date.now();
  return Number.isNaN(ms) ? undefined : Math.max(0, ms);
}
