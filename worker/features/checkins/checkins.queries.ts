import { type AnyColumn, and, desc, eq, getTableColumns, lte, type SQL, sql } from 'drizzle-orm';
import { defaultCheckpoints, type ReviewAnswers, type Schedule } from '#shared/checkins.ts';
import { followUpReviews, followUpSchedules } from '#worker/features/checkins/checkins.table.ts';
import { users } from '#worker/platform/auth.table.ts';
import type { Db } from '#worker/platform/db.ts';
import { newId } from '#worker/platform/schema.ts';

const { mailState: _, ...shown } = getTableColumns(followUpReviews);
export type ReviewRow = Omit<typeof followUpReviews.$inferSelect, 'mailState'>;
/** One review of a project that is proven to be the viewer's. */
type ReviewKey = { projectId: string; reviewId: string };

export type ScheduleRow = typeof followUpSchedules.$inferSelect;

export const selectSchedule = (db: Db, projectId: string | SQL) =>
  db.select().from(followUpSchedules).where(eq(followUpSchedules.projectId, projectId));

/** A page has no more of them. */
const mostReviews = 100;

/** The newest, newest first. */
export const selectReviews = (db: Db, projectId: string | SQL) =>
  db
    .select(shown)
    .from(followUpReviews)
    .where(eq(followUpReviews.projectId, projectId))
    .orderBy(desc(followUpReviews.reviewDate), desc(followUpReviews.id))
    .limit(mostReviews);

/** Whether a user gets the mails that remind of check-ins. */
export const selectMailWishes = (db: Db, userId: string | SQL) =>
  db
    .select({ wantsReminders: users.emailCycleReminders, isEmailVerified: users.emailVerified })
    .from(users)
    .where(eq(users.id, userId));

type NewSchedule = Schedule & { projectId: string; userId: string; isActive: boolean; nextCheckIn: Date | null };

/**
 * One schedule a project: setting it again replaces it. A check-in that is due by `now`, and that nobody has opened yet, stays due where the
 * days stay the same.
 */
export const upsertSchedule = (db: Db, { projectId, userId, ...schedule }: NewSchedule, now: Date) => {
  const set = {
    ...schedule,
    defaultSchedule: schedule.cadence === 'checkpoints' ? defaultCheckpoints : null,
    updatedAt: new Date(),
  };
  const { cadence, customDays, startsOn, isActive, nextCheckIn } = followUpSchedules;
  const isStillDue = sql`${isActive} and excluded.is_active and ${lte(nextCheckIn, now)}
    and (${cadence}, ${customDays}, ${startsOn}) is (excluded.cadence, excluded.custom_days, excluded.starts_on)`;
  return db
    .insert(followUpSchedules)
    .values({ projectId, userId, ...set, createdAt: set.updatedAt })
    .onConflictDoUpdate({
      target: followUpSchedules.projectId,
      set: { ...set, nextCheckIn: sql`case when ${isStillDue} then ${nextCheckIn} else excluded.next_check_in end` },
    })
    .returning();
};

/** The values of a review to add, as a `select` lists them: in the order of the table's columns. */
export function inColumns(values: { [Column in keyof typeof followUpReviews.$inferInsert]?: SQL | AnyColumn }): SQL {
  const inOrder = Object.keys(getTableColumns(followUpReviews)) as (keyof typeof values)[];
  return sql.join(
    inOrder.map((column) => sql`${values[column] ?? null}`),
    sql`, `,
  );
}

/** Those that a person began by hand on a day and has not finished. */
const isOpenByHand = (projectId: string, checkpointName: string, reviewDate: Date) =>
  and(
    eq(followUpReviews.projectId, projectId),
    eq(followUpReviews.reviewDate, reviewDate),
    eq(followUpReviews.checkpointName, checkpointName),
    eq(followUpReviews.isCompleted, false),
  );

/** Adds a review that no mail reminds of, unless there is no schedule or the same is open already. */
export function insertReview(db: Db, projectId: string, checkpointName: string, reviewDate: Date) {
  const now = Date.now();
  const isOpen = isOpenByHand(projectId, checkpointName, reviewDate);
  const row = inColumns({
    id: sql`${newId()}`,
    projectId: sql`${projectId}`,
    scheduleId: followUpSchedules.id,
    checkpointName: sql`${checkpointName}`,
    reviewDate: sql`${reviewDate.getTime()}`,
    isCompleted: sql`0`,
    createdAt: sql`${now}`,
    updatedAt: sql`${now}`,
  });
  return db
    .insert(followUpReviews)
    .select(
      sql`select ${row}
        from ${followUpSchedules} where ${followUpSchedules.projectId} = ${projectId}
        and not exists (select 1 from ${followUpReviews} where ${isOpen})`,
    )
    .returning(shown);
}

export const selectOpenByHand = (db: Db, projectId: string, checkpointName: string, reviewDate: Date) =>
  db
    .select(shown)
    .from(followUpReviews)
    .where(isOpenByHand(projectId, checkpointName, reviewDate));

const isReview = ({ projectId, reviewId }: ReviewKey) =>
  and(eq(followUpReviews.id, reviewId), eq(followUpReviews.projectId, projectId));

export const selectReview = (db: Db, key: ReviewKey) => db.select(shown).from(followUpReviews).where(isReview(key));

/** An open one, and with `base` only as long as nothing was changed after that moment. */
const isOpenSince = (key: ReviewKey, base: Date | undefined) =>
  and(
    isReview(key),
    eq(followUpReviews.isCompleted, false),
    // A default of the table may hold a fraction of a millisecond, which no answer shows.
    base && sql`cast(${followUpReviews.updatedAt} as integer) = ${base.getTime()}`,
  );

/** `updatedAt` always grows, so that it names one state of the review. */
const later = () => sql`max(${Date.now()}, cast(${followUpReviews.updatedAt} as integer) + 1)`;

/** Writes into a review that is open and not changed since `base`. The same again changes nothing, nor is it a newer state. */
export function updateReview(db: Db, key: ReviewKey, written: ReviewAnswers, base: Date | undefined) {
  const { performanceData, userFeedback, improvementAreas, nextGoals } = followUpReviews;
  const kept = sql`(${performanceData}, ${userFeedback}, ${improvementAreas}, ${nextGoals})`;
  const [data, areas, goals] = [written.performanceData, written.improvementAreas, written.nextGoals].map((each) =>
    JSON.stringify(each),
  );
  return db
    .update(followUpReviews)
    .set({ ...written, updatedAt: later() })
    .where(and(isOpenSince(key, base), sql`${kept} is not (${data}, ${written.userFeedback}, ${areas}, ${goals})`))
    .returning(shown);
}

export const deleteOpenReview = (db: Db, key: ReviewKey) =>
  db.delete(followUpReviews).where(isOpenSince(key, undefined)).returning({ id: followUpReviews.id });

/** Ends a review that is as it was at `base`: statements for one batch. No mail reminds of it any more. */
export function completeReview(db: Db, key: ReviewKey, base: Date, generatedDocuments: string[]) {
  const complete = db
    .update(followUpReviews)
    .set({
      isCompleted: true,
      generatedDocuments,
      mailState: sql`nullif(${followUpReviews.mailState}, 'due')`,
      updatedAt: later(),
    })
    .where(isOpenSince(key, base))
    .returning(shown);
  const ended = db
    .select({ date: followUpReviews.reviewDate })
    .from(followUpReviews)
    .where(and(isReview(key), eq(followUpReviews.isCompleted, true)));
  const note = db
    .update(followUpSchedules)
    .set({
      lastReviewDate: sql`max(coalesce(${followUpSchedules.lastReviewDate}, 0), ${ended})`,
      updatedAt: new Date(),
    })
    .where(and(eq(followUpSchedules.projectId, key.projectId), sql`exists ${ended}`));
  return [complete, note] as const;
}
