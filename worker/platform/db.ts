import type { BatchItem, BatchResponse } from 'drizzle-orm/batch';
import { type DrizzleD1Database, drizzle } from 'drizzle-orm/d1';

export type Db = DrizzleD1Database & { $client: D1Database };
export type Statement = BatchItem<'sqlite'>;

const opened = new WeakMap<D1Database, Db>();

/** The one way to D1, on the primary (DESIGN section 3). */
export function openDb(d1: D1Database): Db {
  let db = opened.get(d1);
  if (!db) {
    db = drizzle(d1);
    opened.set(d1, db);
  }
  return db;
}

/** A condition that must hold before anything else is answered: a statement and what to throw when its rows are not as they should be. */
export type Proof = { statement: Statement; check: (rows: unknown[]) => void };

/**
 * Runs statements in one D1 batch (one round trip, one transaction), the proofs before them.
 * @throws what the first failing proof throws; the rows of the statements are then never handed out.
 */
export async function runBatch<const Statements extends readonly Statement[]>(
  db: Db,
  proofs: Proof[],
  statements: Statements,
): Promise<BatchResponse<[...Statements]>> {
  const [first, ...rest] = [...proofs.map((proof) => proof.statement), ...statements];
  if (!first) return [] as unknown as BatchResponse<[...Statements]>;
  const results: unknown[] = await db.batch([first, ...rest]);
  proofs.forEach((proof, index) => {
    proof.check(results[index] as unknown[]);
  });
  return results.slice(proofs.length) as BatchResponse<[...Statements]>;
}

/** Whether D1 refused a row (unique, foreign key, not null): then nothing of the batch was written. */
export function isConstraintError(error: unknown): boolean {
  const text =
    error instanceof Error ? `${error.message} ${error.cause instanceof Error ? error.cause.message : ''}` : '';
  return /constraint failed|SQLITE_CONSTRAINT/i.test(text);
}
