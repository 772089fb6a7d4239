import { waitUntil } from 'cloudflare:workers';
import { type EmailPreferencesInput, type SyncInput, splitDisplayName, syncThrottledMessage } from '#shared/account.ts';
import * as queries from '#worker/features/account/account.queries.ts';
import { copyPicture, pictureKeyOf } from '#worker/features/account/account-picture.service.ts';
import { endBilling, endBillingLeftovers } from '#worker/features/billing/billing-cancel.service.ts';
import { discardStorage, takeStockOf } from '#worker/features/projects/projects.service.ts';
import { noteLimits, openLimits } from '#worker/features/usage/usage.service.ts';
import type { users } from '#worker/platform/auth.table.ts';
import type { Context, WriteContext } from '#worker/platform/context.ts';
import { AppError, logError } from '#worker/platform/errors.ts';
import { verifyIdToken } from '#worker/platform/id-token.ts';
import { deleteObjects } from '#worker/platform/objects.ts';

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
  const names = input.displayName?.trim() && !session.firstName ? splitDisplayName(input.displayName) : {};
  await context.db.batch([
    queries.markSessionSynced(context.db, sessionId),
    // The provider's address of a picture is not kept: the picture itself is copied.
    queries.updateProfile(context.db, userId, { ...names, ...(session.image && { image: null }) }),
  ]);
  if (session.image) waitUntil(copyPicture(context, userId, session.image));
}

const halfMadeAfterMs = 30_000;

/**
 * Before a sign-up: the library writes the user first, then the way in, in no transaction. Where it broke off between the two, nobody
 * could ever sign in or up with the address again.
 */
export async function clearHalfMadeAccount({ db }: Context, email: string): Promise<void> {
  // One that is under way at this moment has no way in yet.
  const before = new Date(Date.now() - halfMadeAfterMs);
  await queries.deleteUserWithoutAccount(db, email.trim().toLowerCase(), before);
}

/**
 * Deletes the account with everything that is the user's: rows, sessions, bodies, pictures and Durable Objects (DESIGN section 4).
 * The e-mail is typed again as the confirmation. A subscription is ended first; without that nothing is deleted.
 * @throws {AppError} request.invalid when it is not the account's; billing.unavailable; billing.off.
 */
export async function deleteAccount(ctx: WriteContext, { email }: { email: string }): Promise<void> {
  const { userId } = ctx.viewer;
  if (email.trim().toLowerCase() !== ctx.viewer.email.toLowerCase()) {
    const message = 'This is not the e-mail address of your account';
    throw new AppError('request.invalid', message, { details: [{ field: 'email', message }] });
  }
  await endBilling(ctx);
  const [own, , , , [user]] = await ctx.db.batch([
    ...takeStockOf(ctx.db, userId),
    noteLimits(ctx.db, userId),
    queries.deleteVerifications(ctx.db, userId),
    queries.deleteUser(ctx.db, userId),
  ]);
  // The runs give their held messages back before the limits are cleared.
  const storage = [...discardStorage(ctx, own), deleteObjects(ctx.env.BODIES, [pictureKeyOf(userId)])];
  const results = await Promise.allSettled(storage);
  const leftovers = [openLimits(ctx, userId).clear()];
  // A checkout that was opened or paid while the account was being deleted would charge somebody who is gone.
  if (user?.customerId) leftovers.push(endBillingLeftovers(ctx, user.customerId));
  results.push(...(await Promise.allSettled(leftovers)));
  for (const result of results) {
    if (result.status === 'rejected') logError('account_leftovers', ctx.requestId, result.reason);
  }
}

/** Saves which mails somebody wants; what is left out stays. @returns all that they want now; nothing where there is no such user. */
export async function changeEmailPreferences({ db }: Context, userId: string, preferences: EmailPreferencesInput) {
  const [stored] = await queries.updateEmailPreferences(db, userId, preferences);
  return stored;
}

/** Ends one of the viewer's sign-ins at once. @throws {AppError} route.not_found */
export async function revokeSession(ctx: WriteContext, id: string): Promise<void> {
  const [gone] = await queries.deleteSession(ctx.db, ctx.viewer.userId, id);
  if (!gone) throw new AppError('route.not_found', 'This session has ended already.');
}

/** What the app may know of its own user (spec 1, section 3). */
export function toUserAnswer(user: typeof users.$inferSelect, hasPassword: boolean) {
  const displayName = [user.firstName, user.lastName].filter(Boolean).join(' ') || user.email;
  const { id, email, emailVerified, firstName, lastName, profileImageUrl, createdAt, plan } = user;
  const { emailProductUpdates, emailCycleReminders, emailMarketing, subscriptionStatus, subscriptionEndsAt } = user;
  return {
    ...{ id, email, emailVerified, displayName, firstName, lastName, profileImageUrl, createdAt, plan, hasPassword },
    ...{ emailProductUpdates, emailCycleReminders, emailMarketing, subscriptionStatus, subscriptionEndsAt },
  };
}
