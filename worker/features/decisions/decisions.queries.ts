import { eq } from 'drizzle-orm';
import { decisions } from '#worker/features/decisions/decisions.table.ts';
import type { Db } from '#worker/platform/db.ts';

/** Oldest first. */
export const selectDecisions = (db: Db, projectId: string) =>
  db
    .select({ topic: decisions.topic, decision: decisions.decision })
    .from(decisions)
    .where(eq(decisions.projectId, projectId))
    .orderBy(decisions.id);

/** The latest decision on a topic wins. */
export const upsertDecision = (db: Db, row: { projectId: string; topic: string; decision: string }) =>
  db
    .insert(decisions)
    .values(row)
    .onConflictDoUpdate({
      target: [decisions.projectId, decisions.topic],
      set: { decision: row.decision, updatedAt: new Date() },
    });

/** A topic that is there already keeps its decision. */
export const insertNewDecisions = (db: Db, rows: { projectId: string; topic: string; decision: string }[]) =>
  db.insert(decisions).values(rows).onConflictDoNothing();
