import { ApiError } from '#web/lib/api-error.ts';
import { readDraft, writeDraft } from '#web/lib/drafts.ts';

type Return = { sessionId: string; isOver: boolean };

const keyOf = (userId: string) => `checkout:${userId}`;
/** Where the browser keeps nothing, the way back is kept as long as the page. */
const unkept = new Map<string, Return>();

const read = (userId: string) => readDraft<Return>(keyOf(userId)) ?? unkept.get(userId) ?? null;

function write(userId: string, value: Return) {
  if (writeDraft(keyOf(userId), value)) unkept.delete(userId);
  else unkept.set(userId, value);
}

/** Keeps the checkout that a user came back from, until it is processed: over reloads and a session that ended meanwhile. */
export function keepCheckout(userId: string, sessionId: string) {
  // The browser's Back brings an address again that was done with.
  if (read(userId)?.sessionId !== sessionId) write(userId, { sessionId, isOver: false });
}

/** @returns the checkout that is still to be processed, or null. */
export function checkoutToConfirm(userId: string): string | null {
  const last = read(userId);
  return last && !last.isOver ? last.sessionId : null;
}

/** The checkout is done with, and is not processed again. */
export function endCheckout(userId: string, sessionId: string) {
  if (read(userId)?.sessionId === sessionId) write(userId, { sessionId, isOver: true });
}

/** Signed out, asked too often, not paid yet. */
const notForGood = [401, 429, 402];

/** Whether a confirmation failed for good: asking again, signing in again, or paying meanwhile would change nothing. */
export function isRefused(error: unknown): boolean {
  return error instanceof ApiError && error.status >= 400 && error.status < 500 && !notForGood.includes(error.status);
}
