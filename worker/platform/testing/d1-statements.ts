import { env } from 'cloudflare:workers';
import { database, type Method, wrap } from '#worker/platform/testing/d1-meter.ts';

/** What one run of a statement cost, as D1 itself tells it: `rows` came back or were changed. */
export type Cost = { sql: string; rows: number; rowsRead: number };

type Answer = { results?: { rows?: unknown[] } | unknown[]; meta: { rows_read: number; changes: number } };

/** Statements that the app prepared, that is its query builder: what a test asks D1 itself is its own affair. */
const byApp = /drizzle-orm|kept-statement/;
const ofApp = new Map<string, boolean>();
/** The dearest run of each statement of the app so far. */
const dearest = new Map<string, Cost>();
let checked = 0;
let isWatching = false;

const excess = ({ rows, rowsRead }: Cost) => rowsRead - 2 * rows;

function keep(sql: string, { results, meta }: Answer) {
  const list = Array.isArray(results) ? results : (results?.rows ?? []);
  const cost = { sql, rows: Math.max(list.length, meta.changes), rowsRead: meta.rows_read };
  const known = dearest.get(sql);
  if (!known || excess(cost) > excess(known)) dearest.set(sql, cost);
}

/** From now on notes every statement that the app sends to D1, in the Worker and in its Durable Objects, with what it cost. */
export function watchStatements() {
  if (isWatching) return;
  isWatching = true;
  wrap(database, 'prepare', (original, self, values) => {
    const sql = String(values[0]);
    if (!ofApp.has(sql)) ofApp.set(sql, byApp.test(new Error().stack ?? ''));
    return original.apply(self, values);
  });
  // Below `raw` and `first`, which hand out rows alone.
  const { alwaysPrimarySession } = env.DB as unknown as { alwaysPrimarySession: object };
  const session = Object.getPrototypeOf(Object.getPrototypeOf(alwaysPrimarySession)) as Record<string, Method>;
  wrap(session, '_sendOrThrow', async (original, self, values) => {
    const answers = (await original.apply(self, values)) as Answer | Answer[];
    [values[1]].flat().forEach((sql, index) => {
      if (ofApp.get(String(sql))) keep(String(sql), [answers].flat()[index] as Answer);
    });
    return answers;
  });
}

/** @returns the statements of the app that were sent for the first time since it was asked last. */
export function takeNewStatements(): string[] {
  const list = [...dearest.keys()].slice(checked);
  checked = dearest.size;
  return list;
}

/** @returns what each statement of the app cost while `action` ran, its dearest run. */
export async function measureStatements(action: () => Promise<unknown>): Promise<Cost[]> {
  watchStatements();
  const before = new Map(dearest);
  dearest.clear();
  await action();
  const costs = [...dearest.values()];
  for (const [sql, cost] of before) dearest.set(sql, cost);
  return costs;
}

/** These have few rows however many people come: the last four are lists that a statement brings along. */
const smallTables = new Set(['project_step_definitions', 'jwks', 'task', 'states', 'counted', 'json_each']);

/** The decisions of one project, by a time that is reckoned of two rows: no index holds it, and a project has few. */
const maySort = /from "decisions" .* order by coalesce\(/s;

/** @returns the scans and sorts of growing tables in the plans of these statements, and pages that are found by counting. */
export async function findBadPlans(statements: string[]): Promise<string[]> {
  const bad: string[] = [];
  for (const sql of new Set(statements)) {
    const values = Array.from(sql.matchAll(/\?/g), () => null);
    const plan = await env.DB.prepare(`EXPLAIN QUERY PLAN ${sql}`)
      .bind(...values)
      .all<{ detail: string }>();
    for (const { detail } of plan.results) {
      const scanned = /^SCAN (\w+)/.exec(detail)?.[1];
      const isGrowing = scanned && !smallTables.has(scanned) && scanned !== 'CONSTANT';
      const isSorted = detail.startsWith('USE TEMP B-TREE') && !maySort.test(sql);
      if (isGrowing || isSorted) bad.push(`${detail}\n    ${sql}`);
    }
    if (/\boffset\b/i.test(sql)) bad.push(`OFFSET\n    ${sql}`);
  }
  return bad;
}

/** A statement that may read more than `most` tells by why it does: a bound that is no table's size. */
export type Bound = { of: RegExp; most: (cost: Cost) => number };

/** @returns the statements that read more than twice what they gave or changed, and five. */
export const findDear = (costs: Cost[], bounds: Bound[] = []): string[] =>
  costs
    .filter((cost) => {
      const bound = bounds.find(({ of }) => of.test(cost.sql));
      return cost.rowsRead > (bound ? bound.most(cost) : 2 * cost.rows + 5);
    })
    .map(({ sql, rows, rowsRead }) => `${rowsRead} rows read for ${rows}\n    ${sql}`);
