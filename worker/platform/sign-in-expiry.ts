import { inArray, lt } from 'drizzle-orm';
import { rateLimits, sessions, verifications } from '#worker/platform/auth.table.ts';
import type { Context } from '#worker/platform/context.ts';
import { repeatInPages } from '#worker/platform/jobs.ts';

const rateLimitsKeptMs = 3_600_000;

/** Deletes what has ended: sessions, links sent by mail, counts of sign-in attempts. @returns how many rows. */
export async function deleteExpiredSignIns({ db }: Context, now: number): Promise<number> {
  const at = new Date(now);
  const oldSessions = (limit: number) =>
    db.select({ id: sessions.id }).from(sessions).where(lt(sessions.expiresAt, at)).limit(limit);
  const oldLinks = (limit: number) =>
    db.select({ id: verifications.id }).from(verifications).where(lt(verifications.expiresAt, at)).limit(limit);
  const oldCounts = (limit: number) =>
    db
      .select({ id: rateLimits.id })
      .from(rateLimits)
      .where(lt(rateLimits.lastRequest, now - rateLimitsKeptMs))
      .limit(limit);
  return (
    (await repeatInPages((limit) => db.delete(sessions).where(inArray(sessions.id, oldSessions(limit))))) +
    (await repeatInPages((limit) => db.delete(verifications).where(inArray(verifications.id, oldLinks(limit))))) +
    (await repeatInPages((limit) => db.delete(rateLimits).where(inArray(rateLimits.id, oldCounts(limit)))))
  );
}
