import { syncThrottleMs } from '#shared/account.ts';
import { ApiError, readApiError, toApiError } from '#web/lib/api-error.ts';

type IdToken = { value: string; claims: { exp?: number; email?: string; name?: string; picture?: string } };

/** The ID token lives 15 minutes; it is left alone for its last one. */
const spareMs = 60_000;

let token: IdToken | null = null;
let tokenOnItsWay: Promise<IdToken> | null = null;
let generation = 0;
const releases: (() => void)[] = [];
let syncOnItsWay: Promise<void> | null = null;
let announceSignedOut: () => void = () => {};

/** A call of the account's own routes: cookie only, no retry, failures as ApiError. The answer is read whole, or null. */
export async function callAccount<Answer = unknown>(path: string, body?: unknown): Promise<Answer | null> {
  const response = await fetch(`/api/auth${path}`, {
    credentials: 'same-origin',
    ...(body === undefined
      ? {}
      : { method: 'POST', headers: { 'Content-Type': 'application/json' }, body: JSON.stringify(body) }),
  }).catch((error: unknown) => {
    throw toApiError(error);
  });
  if (!response.ok) throw await readApiError(response);
  return response.json().catch(() => null);
}

function readClaims(value: string): IdToken['claims'] {
  const payload = value.split('.')[1] ?? '';
  const bytes = Uint8Array.from(atob(payload.replace(/-/g, '+').replace(/_/g, '/')), (char) => char.charCodeAt(0));
  return JSON.parse(new TextDecoder().decode(bytes));
}

async function fetchToken(): Promise<IdToken> {
  const asked = generation;
  const answer = await callAccount<{ token: string }>('/token');
  if (!answer) throw new ApiError(0, { code: 'auth.no_token' });
  const fetched = { value: answer.token, claims: readClaims(answer.token) };
  // Dropped meanwhile: it may be of a session that is over.
  if (asked === generation) token = fetched;
  return fetched;
}

function isFresh(idToken: IdToken | null): idToken is IdToken {
  return idToken !== null && (idToken.claims.exp ?? 0) * 1000 - spareMs > Date.now();
}

/** The ID token, fetched if need be. @throws ApiError, with status 401 when there is no session. */
export async function requireToken(): Promise<string> {
  if (isFresh(token)) return token.value;
  if (!tokenOnItsWay) {
    const fetching = fetchToken().finally(() => {
      if (tokenOnItsWay === fetching) tokenOnItsWay = null;
    });
    tokenOnItsWay = fetching;
  }
  return (await tokenOnItsWay).value;
}

/** The ID token; null when it can't be had (the call then goes with the cookie alone). */
export function awaitToken(): Promise<string | null> {
  return requireToken().catch(() => null);
}

/** The ID token if it is at hand; else null, and one is fetched beside the call that asked. */
export function peekToken(): string | null {
  if (isFresh(token)) return token.value;
  void awaitToken();
  return null;
}

/** Forgets the ID token, at sign-out or when the server refused it. */
export function dropToken() {
  token = null;
  tokenOnItsWay = null;
  generation += 1;
}

async function postSync() {
  dropToken();
  const idToken = await requireToken();
  const claims = token?.claims;
  const body = {
    idToken,
    email: claims?.email ?? null,
    displayName: claims?.name || null,
    photoURL: claims?.picture ?? null,
  };
  await callAccount('/sync', body).catch(async (error: unknown) => {
    // Out and in again within five seconds: the server asks to wait, once is enough.
    if (!(error instanceof ApiError) || error.status !== 429) throw error;
    await new Promise((resolve) => setTimeout(resolve, error.retryAfterMs ?? syncThrottleMs));
    await callAccount('/sync', body);
  });
}

/** Tells the server of this sign-in; callers at the same time share one attempt. */
export function syncSession(): Promise<void> {
  syncOnItsWay ??= postSync().finally(() => {
    syncOnItsWay = null;
  });
  return syncOnItsWay;
}

/** Adds what a feature must let go of when its user signs out. */
export function onSignOut(release: () => void) {
  releases.push(release);
}

/** The user signs out: no feature keeps anything of theirs. */
export function releaseAll() {
  dropToken();
  for (const release of releases) release();
}

/** Sets what happens when a session turns out to be over. */
export function onSignedOut(handler: () => void) {
  announceSignedOut = handler;
}

/** The session is over: the token goes, drafts stay, the app shows the login page. */
export function endSession() {
  dropToken();
  announceSignedOut();
}
