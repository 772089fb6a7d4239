import { and, eq, gt, lt, notExists, type SQL, sql } from 'drizzle-orm';
import type { EmailPreferencesInput } from '#shared/account.ts';
import { accounts, sessions, users, verifications } from '#worker/platform/auth.table.ts';
import type { Db } from '#worker/platform/db.ts';

export const selectUser = (db: Db, userId: string | SQL) => db.select().from(users).where(eq(users.id, userId));

/** The user's ways in with a password: one or none. */
export const selectPasswordAccounts = (db: Db, userId: string | SQL) =>
  db
    .select({ id: accounts.id })
    .from(accounts)
    .where(and(eq(accounts.userId, userId), eq(accounts.providerId, 'credential')));

/** Living sign-ins. `isCurrent` marks the one that asks. */
export const selectSessions = (db: Db, userId: string | SQL, currentSession: SQL) =>
  db
    .select({
      id: sessions.id,
      createdAt: sessions.createdAt,
      lastSeenAt: sessions.updatedAt,
      ipAddress: sessions.ipAddress,
      userAgent: sessions.userAgent,
      isCurrent: sql`(${currentSession})`.mapWith(Boolean),
    })
    .from(sessions)
    .where(and(eq(sessions.userId, userId), gt(sessions.expiresAt, new Date())));

export const deleteSession = (db: Db, userId: string, id: string) =>
  db
    .delete(sessions)
    .where(and(eq(sessions.id, id), eq(sessions.userId, userId)))
    .returning({ id: sessions.id });

/** Deletes the user; every row of theirs goes with it (ON DELETE CASCADE). Tells the customer that they were by then. */
export const deleteUser = (db: Db, userId: string) =>
  db.delete(users).where(eq(users.id, userId)).returning({ customerId: users.stripeCustomerId });

/** Deletes the user with this address who came before `before` and has no way in at all, neither a password nor a provider. */
export const deleteUserWithoutAccount = (db: Db, email: string, before: Date) =>
  db
    .delete(users)
    .where(
      and(
        eq(users.email, email),
        lt(users.createdAt, before),
        notExists(db.select().from(accounts).where(eq(accounts.userId, users.id))),
      ),
    );

/** Tokens of reset mails that name the user. */
export const deleteVerifications = (db: Db, userId: string) =>
  db.delete(verifications).where(eq(verifications.value, userId));

export const selectSessionForSync = (db: Db, sessionId: string) =>
  db
    .select({
      userId: sessions.userId,
      expiresAt: sessions.expiresAt,
      firstName: users.firstName,
      image: users.image,
    })
    .from(sessions)
    .innerJoin(users, eq(users.id, sessions.userId))
    .where(eq(sessions.id, sessionId));

export const updateProfile = (
  db: Db,
  userId: string,
  profile: { firstName?: string; lastName?: string; profileImageUrl?: string; image?: null },
) =>
  db
    .update(users)
    .set({ ...profile, updatedAt: new Date() })
    .where(eq(users.id, userId));

export const markSessionSynced = (db: Db, sessionId: string) =>
  db.update(sessions).set({ syncedAt: new Date() }).where(eq(sessions.id, sessionId));

export const updateEmailPreferences = (db: Db, userId: string, preferences: EmailPreferencesInput) =>
  db
    .update(users)
    .set({ ...preferences, updatedAt: new Date() })
    .where(eq(users.id, userId))
    .returning({
      emailProductUpdates: users.emailProductUpdates,
      emailCycleReminders: users.emailCycleReminders,
      emailMarketing: users.emailMarketing,
    });

/** Which of these users there are. */
export const selectUserIds = (db: Db, ids: string[]) =>
  db
    .select({ id: users.id })
    .from(users)
    .where(sql`${users.id} in (select value from json_each(${JSON.stringify(ids)}))`);
