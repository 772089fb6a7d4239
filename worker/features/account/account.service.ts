import { type SyncInput, splitDisplayName, syncThrottledMessage } from '#shared/account.ts';
import * as queries from '#worker/features/account/account.queries.ts';
import { openLimits } from '#worker/features/usage/usage.service.ts';
import type { users } from '#worker/platform/auth.table.ts';
import type { Context } from '#worker/platform/context.ts';
import { AppError } from '#worker/platform/errors.ts';
import { verifyIdToken } from '#worker/platform/id-token.ts';

/**
 * The sync after a sign-in (spec 1, section 4): verifies the ID token and that its session lives, fills the names, marks the session.
 * @throws {AppError} auth.invalid_token; auth.rate_limited when the user synced within the last 5 s.
 */
export async function syncUser(context: Context, input: SyncInput): Promise<void> {
  const { userId, sessionId } = await verifyIdToken(context, input.idToken);
  const [session] = await queries.selectSessionForSync(context.db, sessionId);
  if (!session || session.userId !== userId || session.expiresAt < new Date()) {
    throw new AppError('auth.invalid_token', 'Your sign-in has expired. Please sign in again.');
  }
  const waitMs = await openLimits(context, userId).takeSyncTurn();
  if (waitMs > 0) {
    throw new AppError('auth.rate_limited', syncThrottledMessage, { retryAfterSeconds: Math.ceil(waitMs / 1000) });
  }
  const profile = input.displayName?.trim() && !session.firstName ? splitDisplayName(input.displayName) : {};
  await context.db.batch([
    queries.markSessionSynced(context.db, sessionId),
    queries.updateProfile(context.db, userId, profile),
  ]);
}

/** What the app may know of its own user (spec 1, section 3). */
export function toUserAnswer(user: typeof users.$inferSelect) {
  const displayName = [user.firstName, user.lastName].filter(Boolean).join(' ') || user.email;
  const { id, email, emailVerified, firstName, lastName, profileImageUrl, createdAt, plan } = user;
  const { emailProductUpdates, emailCycleReminders, emailMarketing } = user;
  return {
    ...{ id, email, emailVerified, displayName, firstName, lastName, profileImageUrl, createdAt, plan },
    ...{ emailProductUpdates, emailCycleReminders, emailMarketing },
  };
}
