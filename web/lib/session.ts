import { syncThrottleMs } from '#shared/account.ts';
import { ApiError, readApiError, toApiError } from '#web/lib/api-error.ts';

type IdToken = { value: string; claims: { exp?: number; email?: string; name?: string; picture?: string } };

/** The ID token lives 15 minutes; it is left alone for its last one. */
const spareMs = 60_000;

let token: IdToken | null = null;
let tokenOnItsWay: Promise<IdToken | null> | null = null;
let syncOnItsWay: Promise<void> | null = null;
let announceSignedOut: () => void = () => {};

/** A call of the account's own routes: cookie only, no retry, failures as ApiError. */
export async function callAccount(path: string, body?: unknown): Promise<Response> {
  const response = await fetch(`/api/auth${path}`, {
    credentials: 'same-origin',
    ...(body === undefined
      ? {}
      : { method: 'POST', headers: { 'Content-Type': 'application/json' }, body: JSON.stringify(body) }),
  }).catch((error: unknown) => {
    throw toApiError(error);
  });
  if (!response.ok) throw await readApiError(response);
  return response;
}

function readClaims(value: string): IdToken['claims'] {
  const payload = value.split('.')[1] ?? '';
  const bytes = Uint8Array.from(atob(payload.replace(/-/g, '+').replace(/_/g, '/')), (char) => char.charCodeAt(0));
  return JSON.parse(new TextDecoder().decode(bytes));
}

async function fetchToken(): Promise<IdToken | null> {
  try {
    const { token: value } = (await (await callAccount('/token')).json()) as { token: string };
    token = { value, claims: readClaims(value) };
    return token;
  } catch {
    return null;
  }
}

/** The ID token if it is at hand; else null, and one is fetched beside the call that asked. */
export function peekToken(): string | null {
  if (token && (token.claims.exp ?? 0) * 1000 - spareMs > Date.now()) return token.value;
  void awaitToken();
  return null;
}

/** The ID token, fetched if need be; null when it can't be had (the call then goes with the cookie alone). */
export async function awaitToken(): Promise<string | null> {
  if (token && (token.claims.exp ?? 0) * 1000 - spareMs > Date.now()) return token.value;
  tokenOnItsWay ??= fetchToken().finally(() => {
    tokenOnItsWay = null;
  });
  return (await tokenOnItsWay)?.value ?? null;
}

/** Forgets the ID token, at sign-out or when the server refused it. */
export function dropToken() {
  token = null;
}

async function postSync() {
  dropToken();
  const idToken = await awaitToken();
  if (!idToken) throw new ApiError(401, { code: 'auth.required', message: 'Please sign in again.' });
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

/** Sets what happens when a session turns out to be over. */
export function onSignedOut(handler: () => void) {
  announceSignedOut = handler;
}

/** The session is over: the token goes, drafts stay, the app shows the login page. */
export function endSession() {
  dropToken();
  announceSignedOut();
}
