import { and, eq, gte, inArray, lt, type SQL, sql } from 'drizzle-orm';
import type { Context } from '#worker/platform/context.ts';
import type { Db, Statement } from '#worker/platform/db.ts';
import { logError } from '#worker/platform/errors.ts';
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

/** How many pages all sweeps of one run may read: a page takes four calls, and one run of a Worker has a thousand. */
const sweptPages = 150;

type Sweep = {
  prefix: string;
  /** Which of these keys a row names. */
  findKept: (keys: string[]) => Promise<string[]>;
};
type Run = {
  now: number;
  /** What is left for this run and all that come after it: each page takes one. */
  budget: { pages: number };
  pageSize?: number;
};

/** What the sweeps of one run share. */
export const createSweepRun = (now: number): Run => ({ now, budget: { pages: sweptPages } });

/** The sweep whose last turn is longest ago comes first, so that a large prefix does not keep the others from theirs. */
export async function orderSweeps<Named extends { prefix: string }>({ db }: Context, sweeps: Named[]) {
  const names = sweeps.map(({ prefix }) => jobOf(prefix));
  const turns = await db.select().from(jobs).where(inArray(jobs.name, names));
  const lastTurn = new Map(turns.map(({ name, updatedAt }) => [name, updatedAt.getTime()]));
  const of = ({ prefix }: Named) => lastTurn.get(jobOf(prefix)) ?? 0;
  return sweeps.toSorted((a, b) => of(a) - of(b));
}

const jobOf = (prefix: string) => `sweep ${prefix}`;

/**
 * Deletes the objects under a prefix that no row names: what a crash between object and row left behind (DESIGN section 3). An object
 * younger than an hour may still get its row. A run that is cut short, or has no pages left, is gone on with by the next.
 * @returns how many it deleted.
 */
export async function sweepObjects({ env, db }: Context, sweep: Sweep, run: Run): Promise<number> {
  const { prefix, findKept } = sweep;
  const { now, budget, pageSize = 1000 } = run;
  const name = jobOf(prefix);
  const [job] = await db.select().from(jobs).where(eq(jobs.name, name));
  const updatedAt = new Date(now);
  let startAfter = job?.place ?? undefined;
  let deleted = 0;
  while (budget.pages > 0) {
    budget.pages -= 1;
    const list = await env.BODIES.list({ prefix, startAfter, limit: pageSize });
    const old = list.objects.filter(({ uploaded }) => uploaded.getTime() < now - hourMs).map(({ key }) => key);
    const kept = new Set(old.length > 0 ? await findKept(old) : []);
    const orphans = old.filter((key) => !kept.has(key));
    if (orphans.length > 0) await deleteObjects(env.BODIES, orphans);
    deleted += orphans.length;
    startAfter = list.truncated ? list.objects.at(-1)?.key : undefined;
    await db
      .insert(jobs)
      .values({ name, place: startAfter ?? null, updatedAt })
      .onConflictDoUpdate({ target: jobs.name, set: { place: sql`excluded.place`, updatedAt } });
    if (!startAfter) break;
  }
  return deleted;
}

/** So many leftovers of a kind are let go of in one run, a call each, beside what the sweeps take; the rest is the next run's. */
const mostLeftovers = 150;
const leftoversAtOnce = 20;

const leftoverOf = (kind: string, id: SQL | string) => sql`${`leftover ${kind} `} || ${id}`;

/**
 * A statement for the batch that deletes rows: notes the Durable Objects that they leave behind, which nothing can list. Whatever becomes
 * of the request, the daily job lets go of them. `ids` selects a column `id` before the rows are gone.
 */
export const noteLeftovers = (db: Db, kind: string, ids: SQL) =>
  db
    .insert(jobs)
    .select(sql`select ${leftoverOf(kind, sql`id`)}, null, ${Date.now()} from (${ids}) where true`)
    .onConflictDoNothing();

/** Lets go of what was noted of a kind, and forgets it; what fails is there for the next run. @returns how many. */
export async function letGoOfLeftovers(
  { db, requestId }: Context,
  kind: string,
  letGo: (id: string) => Promise<void>,
): Promise<number> {
  const prefix = `leftover ${kind} `;
  const noted = await db
    .select({ name: jobs.name })
    .from(jobs)
    .where(and(gte(jobs.name, prefix), lt(jobs.name, `leftover ${kind}!`)))
    .limit(mostLeftovers);
  const done: string[] = [];
  for (let start = 0; start < noted.length; start += leftoversAtOnce) {
    const attempts = noted.slice(start, start + leftoversAtOnce).map(async ({ name }) => {
      await letGo(name.slice(prefix.length));
      done.push(name);
    });
    for (const result of await Promise.allSettled(attempts)) {
      if (result.status === 'rejected') logError('leftover_kept', requestId, result.reason);
    }
  }
  const isDone = sql`${jobs.name} in (select value from json_each(${JSON.stringify(done)}))`;
  if (done.length > 0) await db.delete(jobs).where(isDone);
  return done.length;
}
