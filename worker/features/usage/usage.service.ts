import { sql } from 'drizzle-orm';
import { isPro, planOf } from '#shared/content/plans.ts';
import * as queries from '#worker/features/usage/usage.queries.ts';
import type { Context, ReadContext } from '#worker/platform/context.ts';
import type { Db } from '#worker/platform/db.ts';
import { AppError } from '#worker/platform/errors.ts';
import { letGoOfLeftovers, noteLeftovers, repeatInPages } from '#worker/platform/jobs.ts';

/** Longer than a run usually takes; after it an alarm gives the message back. */
const leaseMs = 15 * 60_000;

export function openLimits({ env }: Context, userId: string) {
  return env.USER_LIMITS.get(env.USER_LIMITS.idFromName(userId));
}

/** When the allowance comes back. */
function nextMidnight(): Date {
  const tomorrow = new Date();
  tomorrow.setUTCHours(24, 0, 0, 0);
  return tomorrow;
}

/**
 * Holds one message of today's allowance under `chargeId`; commit or release it later.
 * @throws {AppError} usage.limit_reached with `limit` and `current`, and the wait until the next day in Retry-After.
 */
export async function reserveMessage(context: Context, userId: string, plan: string, chargeId: string) {
  const limit = planOf(plan).maxPromptsPerDay;
  const reservation = await openLimits(context, userId).reserve(chargeId, limit, leaseMs);
  if (!reservation.granted) {
    const more = isPro(plan) ? '' : `; Pro has ${planOf('pro').maxPromptsPerDay} a day`;
    throw new AppError(
      'usage.limit_reached',
      `You have used all ${limit} messages of today. They come back at midnight UTC${more}.`,
      {
        isLimitError: true,
        limit,
        current: reservation.used,
        retryAfterSeconds: Math.ceil((nextMidnight().getTime() - Date.now()) / 1000),
      },
    );
  }
  return reservation;
}

/** `GET /api/usage` (DESIGN section 5). `resetsAt` is the next midnight UTC. */
export async function readUsage(ctx: ReadContext) {
  const [[row]] = await ctx.read(queries.selectPlanAndProjectCount(ctx.db, ctx.viewerId));
  if (!row) throw new AppError('auth.required', 'Please sign in to continue.');
  const plan = planOf(row.plan);
  return {
    promptsUsedToday: await openLimits(ctx, row.userId).readUsed(),
    maxPromptsPerDay: plan.maxPromptsPerDay,
    projectCount: row.projectCount,
    maxProjects: plan.maxProjects,
    plan: row.plan,
    resetsAt: nextMidnight(),
  };
}

/** A statement for another feature's batch: writes the mirror of today's count. */
export const upsertUsage = queries.upsertUsage;

/** Sets the mirror of yesterday's messages to none; `UserLimits` turns over by itself (DESIGN section 5). @returns how many. */
export function resetUsageMirror({ db }: Context, now: number): Promise<number> {
  const today = new Date(now);
  today.setUTCHours(0, 0, 0, 0);
  return repeatInPages((limit) => queries.resetUsage(db, today, limit));
}

/** A statement for the batch that deletes a user: their limits are left behind. */
export const noteLimits = (db: Db, userId: string) => noteLeftovers(db, 'limits', sql`select ${userId} as id`);

/** Clears once more the limits of deleted users, whose deletion may have been cut short. @returns how many. */
export const clearLeftLimits = (context: Context) =>
  letGoOfLeftovers(context, 'limits', (userId) => openLimits(context, userId).clear());
