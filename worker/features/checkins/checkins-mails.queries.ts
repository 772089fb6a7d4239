import { and, asc, eq, gt, lte, sql } from 'drizzle-orm';
import { byHand, mostUnanswered } from '#shared/checkins.ts';
import { inColumns } from '#worker/features/checkins/checkins.queries.ts';
import { followUpReviews, followUpSchedules } from '#worker/features/checkins/checkins.table.ts';
import { projects } from '#worker/features/projects/projects.table.ts';
import { users } from '#worker/platform/auth.table.ts';
import type { Db } from '#worker/platform/db.ts';

const { id, isActive, nextCheckIn } = followUpSchedules;

const { scheduleId, checkpointName, createdAt, performanceData, isCompleted } = followUpReviews;
/** The newest that a schedule opened since its person last set it or finished one; they were added in the order of their rows. */
const newestOpened = sql`select ${performanceData} is null and not ${isCompleted} as is_unanswered from ${followUpReviews}
  where ${scheduleId} = ${id} and ${createdAt} >= ${followUpSchedules.updatedAt} and ${checkpointName} not like ${`${byHand}%`}
  order by ${followUpReviews}.rowid desc limit ${mostUnanswered}`;

/** Schedules with a check-in that is due by `now`, the one that has waited longest first. `isLeft` where nobody answers them any more. */
export const selectDueSchedules = (db: Db, now: Date, limit: number) =>
  db
    .select({
      id,
      cadence: followUpSchedules.cadence,
      customDays: followUpSchedules.customDays,
      startsOn: followUpSchedules.startsOn,
      nextCheckIn,
      isLeft: sql`(select sum(is_unanswered) from (${newestOpened})) is ${mostUnanswered}`.mapWith(Boolean),
    })
    .from(followUpSchedules)
    .where(and(eq(isActive, true), lte(nextCheckIn, now)))
    .orderBy(asc(nextCheckIn))
    .limit(limit);

/**
 * A check-in to open: the review that it becomes, and when the schedule's next one is. `seen` is the `nextCheckIn` that this was worked
 * out from: who finds another has come too late. Times in milliseconds, for many of these go in as one JSON text.
 */
export type Opening = {
  schedule: string;
  seen: number;
  review: string;
  name: string;
  day: number;
  next: number | null;
};

const given = (field: keyof Opening | keyof Ending) => sql.raw(`json_each.value ->> '${field}'`);
/** With a plus SQLite leaves these out when it chooses an index: thousands have the same `nextCheckIn`, but each its own id. */
const isAsSeen = sql`+${isActive} = 1 and +${nextCheckIn} = ${given('seen')}`;

/** Makes the reviews; a mail is due for those who may be mailed now. Goes into one batch with `updateOpened`, before it. */
export function insertOpened(db: Db, openings: Opening[], now: number) {
  const row = inColumns({
    id: given('review'),
    projectId: followUpSchedules.projectId,
    scheduleId: id,
    checkpointName: given('name'),
    reviewDate: given('day'),
    isCompleted: sql`0`,
    createdAt: sql`${now}`,
    updatedAt: sql`${now}`,
    mailState: sql`case when ${users.emailVerified} and ${users.emailCycleReminders} then 'due' end`,
  });
  return db.insert(followUpReviews).select(
    sql`select ${row} from json_each(${JSON.stringify(openings)})
      cross join ${followUpSchedules} on ${id} = ${given('schedule')} and ${isAsSeen}
      cross join ${users} on ${users.id} = ${followUpSchedules.userId}`,
  );
}

/** Sets the schedules to their next check-ins. `updatedAt` stays: it says when their people last did something. */
export const updateOpened = (db: Db, openings: Opening[]) =>
  db
    .update(followUpSchedules)
    .set({ nextCheckIn: sql`${given('next')}`, updatedAt: followUpSchedules.updatedAt })
    .from(sql`json_each(${JSON.stringify(openings)})`)
    .where(and(eq(id, given('schedule')), isAsSeen));

/** Pauses schedules whose check-ins nobody answers. */
export const pauseLeft = (db: Db, left: Pick<Opening, 'schedule' | 'seen'>[]) =>
  db
    .update(followUpSchedules)
    .set({ isActive: false, nextCheckIn: null, updatedAt: followUpSchedules.updatedAt })
    .from(sql`json_each(${JSON.stringify(left)})`)
    .where(and(eq(id, given('schedule')), isAsSeen));

/**
 * Reviews whose mail is still to be sent, after `after`, in the order in which they were opened. `isWanted` is as of now: the mails are on,
 * the address is confirmed, the schedule is not paused, the review is open, and it was opened after `oldest`.
 */
export const selectDueMails = (db: Db, after: string, oldest: Date, limit: number) =>
  db
    .select({
      id: followUpReviews.id,
      checkIn: followUpReviews.checkpointName,
      project: projects.name,
      slug: projects.slug,
      userId: users.id,
      email: users.email,
      isWanted: sql`${users.emailCycleReminders} and ${users.emailVerified} and ${isActive}
        and not ${followUpReviews.isCompleted} and ${gt(followUpReviews.createdAt, oldest)}`.mapWith(Boolean),
    })
    .from(followUpReviews)
    .innerJoin(followUpSchedules, eq(id, followUpReviews.scheduleId))
    .innerJoin(projects, eq(projects.id, followUpReviews.projectId))
    .innerJoin(users, eq(users.id, followUpSchedules.userId))
    // As it is written in the index: with a parameter SQLite would not use that.
    .where(and(sql`mail_state = 'due'`, gt(followUpReviews.id, after)))
    .orderBy(asc(followUpReviews.id))
    .limit(limit);

/** What became of the mail of a review: sent, or none any more. */
export type Ending = { id: string; state: 'sent' | null };

/** Writes what became of mails. The review itself stays as old as it is: whoever is writing it meanwhile is not told that it was changed. */
export const updateMailStates = (db: Db, endings: Ending[]) =>
  db
    .update(followUpReviews)
    .set({ mailState: sql`${given('state')}`, updatedAt: followUpReviews.updatedAt })
    .from(sql`json_each(${JSON.stringify(endings)})`)
    .where(and(eq(followUpReviews.id, given('id')), sql`mail_state = 'due'`));
