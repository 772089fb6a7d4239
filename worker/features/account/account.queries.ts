import { eq, type SQL } from 'drizzle-orm';
import type { EmailPreferencesInput } from '#shared/account.ts';
import { sessions, users } from '#worker/platform/auth.table.ts';
import type { Db } from '#worker/platform/db.ts';

export const selectUser = (db: Db, userId: string | SQL) => db.select().from(users).where(eq(users.id, userId));

export const selectSessionForSync = (db: Db, sessionId: string) =>
  db
    .select({ userId: sessions.userId, expiresAt: sessions.expiresAt, firstName: users.firstName })
    .from(sessions)
    .innerJoin(users, eq(users.id, sessions.userId))
    .where(eq(sessions.id, sessionId));

export const updateProfile = (
  db: Db,
  userId: string,
  profile: { firstName?: string; lastName?: string; profileImageUrl?: string },
) =>
  db
    .update(users)
    .set({ ...profile, updatedAt: new Date() })
    .where(eq(users.id, userId));

export const markSessionSynced = (db: Db, sessionId: string) =>
  db.update(sessions).set({ syncedAt: new Date() }).where(eq(sessions.id, sessionId));

export const updateEmailPreferences = (db: Db, userId: string, preferences: EmailPreferencesInput) =>
  db.update(users).set(preferences).where(eq(users.id, userId));
