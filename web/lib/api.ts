import { hc } from 'hono/client';
import { readApiError, toApiError } from '#web/lib/api-error.ts';
import { noteCopy, reconnect } from '#web/lib/connection.ts';
import { askEarly, forgetEarly, takeEarly } from '#web/lib/early-reads.ts';
import { keepCopy, markAsked, readCopy, wipeCopies } from '#web/lib/offline-copy.ts';
import { awaitToken, dropToken, endSession, peekToken, requireToken, syncSession } from '#web/lib/session.ts';
import type { Api } from '#worker/api.ts';

const mostAttempts = 3;
const retryStepMs = 1_000;

type Fetch = (input: RequestInfo | URL, init?: RequestInit) => Promise<Response>;

function isRead(init?: RequestInit): boolean {
  return !init?.method || init.method === 'GET';
}

function withToken(init: RequestInit | undefined, token: string | null): RequestInit {
  const headers = new Headers(init?.headers);
  if (token) headers.set('Authorization', `Bearer ${token}`);
  return { ...init, headers, credentials: 'same-origin' };
}

/** One call with the session's proof. A refusal is met once: sync when that is missing, else a fresh token. */
async function fetchSignedIn(input: RequestInfo | URL, init?: RequestInit): Promise<Response> {
  const token = isRead(init) ? peekToken() : await awaitToken();
  const response = await fetch(input, withToken(init, token));
  if (response.status !== 401) return response;

  const { code } = await readApiError(response.clone());
  if (code === 'auth.not_synced') await syncSession();
  else dropToken();
  // Only a refusal ends the session: a network that fails here is an error like any other.
  const fresh = await requireToken().catch((error: unknown) => {
    if (toApiError(error).status !== 401) throw error;
    return null;
  });
  const second = fresh ? await fetch(input, withToken(init, fresh)) : response;
  if (second.status === 401) endSession();
  return second;
}

/** The one retry layer: network faults and 5xx, for calls that may safely be made twice. */
async function callWithRetry(
  call: Fetch,
  attempts: number,
  input: RequestInfo | URL,
  init?: RequestInit,
): Promise<Response> {
  for (let attempt = 1; ; attempt++) {
    const last = attempt === attempts;
    try {
      const response = await call(input, init);
      if (response.ok) return response;
      if (response.status < 500 || last) throw await readApiError(response);
    } catch (error) {
      const failure = toApiError(error);
      if (init?.signal?.aborted || failure.status > 0 || last) throw failure;
    }
    await new Promise((resolve) => setTimeout(resolve, retryStepMs * attempt));
  }
}

const attemptsOf = (init?: RequestInit) => (isRead(init) ? mostAttempts : 1);

/** The last answer to a read that can't be had now, if one was kept. */
async function takeCopy(path: string): Promise<Response | null> {
  const copy = await readCopy(path);
  if (copy) noteCopy(copy.at);
  return copy?.answer ?? null;
}

/** An answer is kept for when there is no connection; then the one that was kept is the answer. */
async function readOrCopy(input: RequestInfo | URL, init: RequestInit | undefined, read: () => Promise<Response>) {
  const path = String(input);
  // Without waiting for the retries of what can't succeed.
  const known = navigator.onLine ? null : await takeCopy(path);
  if (known) return known;
  const asked = markAsked();
  try {
    const response = await read();
    reconnect();
    void keepCopy(path, response, asked);
    return response;
  } catch (error) {
    const failure = toApiError(error);
    // Whose it was is signed out: nothing of it may be read here any more.
    if (failure.status === 401) void wipeCopies();
    const copy = failure.status === 0 && !init?.signal?.aborted ? await takeCopy(path) : null;
    if (!copy) throw failure;
    return copy;
  }
}

const callSignedIn: Fetch = (input, init) => {
  const call = () => callWithRetry(fetchSignedIn, attemptsOf(init), input, init);
  if (isRead(init)) return readOrCopy(input, init, () => takeEarly(String(input), call));
  forgetEarly();
  return call();
};

/** Asks for what is going to be read at this path. */
export const readEarly = (path: string) => askEarly(path, () => callWithRetry(fetchSignedIn, mostAttempts, path));

/** For writes that make nothing twice when they are repeated, with as many retries as the specification grants them. */
export const retried = (retries: number): { fetch: Fetch } => ({
  fetch: (input, init) => {
    forgetEarly();
    return callWithRetry(fetchSignedIn, retries + 1, input, init);
  },
});

/** For writes that carry an id of the client's: repeated, they make and charge nothing twice. */
export const repeatable = retried(mostAttempts - 1);

/** For what anyone may ask: no token goes along, and a 401 is an answer, not the end of a session. */
export const anonymous: { fetch: Fetch } = {
  fetch: (input, init) => {
    const call = () =>
      callWithRetry((...call) => fetch(...call), attemptsOf(init), input, { ...init, credentials: 'same-origin' });
    return isRead(init) ? readOrCopy(input, init, call) : call();
  },
};

/**
 * The API, typed by the Worker itself. An answer that is not 2xx throws an ApiError. Path parameters go as they are: encode what
 * is not an id.
 */
export const client = hc<Api>('/', { fetch: callSignedIn });
