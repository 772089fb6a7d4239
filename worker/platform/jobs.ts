import { eq, sql } from 'drizzle-orm';
import type { Context } from '#worker/platform/context.ts';
import type { Statement } from '#worker/platform/db.ts';
import { jobs } from '#worker/platform/jobs.table.ts';
import { deleteObjects } from '#worker/platform/objects.ts';

const rowsInPage = 500;
const mostPages = 500;
const hourMs = 3_600_000;

/**
 * Runs a statement that changes at most `limit` rows, until nothing is left to change.
 * @returns how many rows it changed.
 */
export async function repeatInPages(run: (limit: number) => Statement & PromiseLike<D1Result>): Promise<number> {
  let changed = 0;
  for (let page = 0; page < mostPages; page += 1) {
    const { meta } = await run(rowsInPage);
    changed += meta.changes;
    if (meta.changes < rowsInPage) break;
  }
  return changed;
}

type Sweep = {
  prefix: string;
  now: number;
  /** Which of these keys a row names. */
  findKept: (keys: string[]) => Promise<string[]>;
  pageSize?: number;
  pages?: number;
};

/**
 * Deletes the objects under a prefix that no row names: what a crash between object and row left behind (DESIGN section 3). An object
 * younger than an hour may still get its row. A run that is cut short, or has done its pages, is gone on with by the next.
 * @returns how many it deleted.
 */
export async function sweepObjects({ env, db }: Context, sweep: Sweep): Promise<number> {
  const { prefix, now, findKept, pageSize = 1000, pages = mostPages } = sweep;
  const name = `sweep ${prefix}`;
  const [job] = await db.select().from(jobs).where(eq(jobs.name, name));
  let startAfter = job?.place ?? undefined;
  let deleted = 0;
  for (let page = 0; page < pages; page += 1) {
    const list = await env.BODIES.list({ prefix, startAfter, limit: pageSize });
    const old = list.objects.filter(({ uploaded }) => uploaded.getTime() < now - hourMs).map(({ key }) => key);
    const kept = new Set(old.length > 0 ? await findKept(old) : []);
    const orphans = old.filter((key) => !kept.has(key));
    if (orphans.length > 0) await deleteObjects(env.BODIES, orphans);
    deleted += orphans.length;
    startAfter = list.truncated ? list.objects.at(-1)?.key : undefined;
    await db
      .insert(jobs)
      .values({ name, place: startAfter ?? null })
      .onConflictDoUpdate({ target: jobs.name, set: { place: sql`excluded.place`, updatedAt: new Date(now) } });
    if (!startAfter) break;
  }
  return deleted;
}
