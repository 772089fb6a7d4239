import { and, desc, eq, isNotNull, ne, not, type SQLWrapper, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/sqlite-core';
import { chatMessages } from '#worker/features/chat/chat.table.ts';
import { decisions, nothingDecided } from '#worker/features/decisions/decisions.table.ts';
import type { Db } from '#worker/platform/db.ts';
import { newId } from '#worker/platform/schema.ts';

export type Decision = { topic: string; decision: string };

const isSetAside = (messageId: SQLWrapper) =>
  sql`exists (select 1 from ${chatMessages} where ${and(eq(chatMessages.id, messageId), isNotNull(chatMessages.replacedBy))})`;

/** Those in force: of a message that was set aside none is. Newest first. */
export const selectDecisions = (db: Db, projectId: string, limit: number) =>
  db
    .select({ topic: decisions.topic, decision: decisions.decision })
    .from(decisions)
    .where(
      and(
        eq(decisions.projectId, projectId),
        ne(decisions.decision, nothingDecided),
        not(isSetAside(decisions.messageId)),
      ),
    )
    .orderBy(desc(decisions.id))
    .limit(limit);

const replaced = alias(chatMessages, 'replaced');

/** When the message was set aside: when the one that stands in its place was sent. */
const setAsideAt = (messageId: SQLWrapper) =>
  sql`(select ${chatMessages.createdAt} from ${chatMessages} join ${chatMessages} as ${sql.identifier('replaced')}
    on ${replaced.replacedBy} = ${chatMessages.id} where ${replaced.id} = ${messageId})`;

/** What became different after a moment: decided since, or decided before and since then not in force any more. The latest change first. */
export const selectDecisionsSince = (db: Db, projectId: string, moment: SQLWrapper, limit: number) => {
  const isBack = isSetAside(decisions.messageId);
  const changedAt = sql`coalesce(${setAsideAt(decisions.messageId)}, ${decisions.updatedAt})`;
  const isUnknown = sql`(${isBack} and ${decisions.updatedAt} > ${moment})`;
  return db
    .select({
      topic: decisions.topic,
      decision: decisions.decision,
      isTakenBack: sql<number>`${isBack} or ${decisions.decision} = ${nothingDecided}`,
    })
    .from(decisions)
    .where(and(eq(decisions.projectId, projectId), sql`${changedAt} > ${moment}`, not(isUnknown)))
    .orderBy(desc(changedAt), desc(decisions.id))
    .limit(limit);
};

/** The latest decision on a topic wins. */
export const upsertDecision = (db: Db, row: Decision & { projectId: string; messageId: string | null }) =>
  db
    .insert(decisions)
    .values(row)
    .onConflictDoUpdate({
      target: [decisions.projectId, decisions.topic],
      set: { decision: row.decision, messageId: row.messageId, updatedAt: new Date() },
    });

/** A topic with a decision in force keeps it, and nothing is added of a message that was set aside meanwhile. */
export function insertNewDecisions(db: Db, projectId: string, noted: Decision[], messageId: string) {
  const rows = JSON.stringify(noted.map(({ topic, decision }) => [newId(), topic, decision]));
  const now = Date.now();
  return db
    .insert(decisions)
    .select(
      sql`select value ->> 0, ${projectId}, value ->> 1, value ->> 2, ${now}, ${now}, ${messageId} from json_each(${rows})
        where ${not(isSetAside(sql`${messageId}`))}`,
    )
    .onConflictDoUpdate({
      target: [decisions.projectId, decisions.topic],
      set: {
        decision: sql`excluded.decision`,
        messageId: sql`excluded.message_id`,
        updatedAt: sql`excluded.updated_at`,
      },
      setWhere: isSetAside(decisions.messageId),
    });
}
