import { eq, inArray, lt, type SQL, sql } from 'drizzle-orm';
import { projects } from '#worker/features/projects/projects.table.ts';
import { usageTracking } from '#worker/features/usage/usage.table.ts';
import { users } from '#worker/platform/auth.table.ts';
import type { Db } from '#worker/platform/db.ts';

export const selectPlanAndProjectCount = (db: Db, userId: string | SQL) =>
  db
    .select({
      userId: users.id,
      plan: users.plan,
      projectCount: db.$count(projects, eq(projects.userId, userId)),
    })
    .from(users)
    .where(eq(users.id, userId));

/** Writes the mirror of what `UserLimits` counted; within a day it never goes back, whichever run ends last. */
export const upsertUsage = (db: Db, userId: string, promptsUsedToday: number) =>
  db
    .insert(usageTracking)
    .values({ userId, promptsUsedToday, lastUsageDate: new Date() })
    .onConflictDoUpdate({
      target: usageTracking.userId,
      set: {
        promptsUsedToday: sql`case when ${usageTracking.lastUsageDate} >= ${new Date().setUTCHours(0, 0, 0, 0)}
          then max(${usageTracking.promptsUsedToday}, ${promptsUsedToday}) else ${promptsUsedToday} end`,
        lastUsageDate: new Date(),
      },
    });

/** Sets mirrors of former days to none, at most `limit` at once. */
export const resetUsage = (db: Db, before: Date, limit: number) => {
  const stale = db
    .select({ id: usageTracking.id })
    .from(usageTracking)
    .where(sql`prompts_used_today > 0 and ${lt(usageTracking.lastUsageDate, before)}`)
    .limit(limit);
  return db.update(usageTracking).set({ promptsUsedToday: 0 }).where(inArray(usageTracking.id, stale));
};
