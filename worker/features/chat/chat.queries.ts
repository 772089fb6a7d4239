import { and, desc, eq, gte, isNull, lt, ne, notExists, type SQL, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/sqlite-core';
import { type MessagePart, type MessageState, startMessage } from '#shared/chat.ts';
import { chatMessages } from '#worker/features/chat/chat.table.ts';
import type { Db } from '#worker/platform/db.ts';
import { newId } from '#worker/platform/schema.ts';

type Page = { before?: string | undefined; replacedBy?: string | undefined; limit: number };

/**
 * A page of a project's current messages, or of those that were set aside for the message `replacedBy`, newest first; `before` is the
 * id of the oldest message that the reader has.
 */
export const selectMessages = (db: Db, projectId: string | SQL, { before, replacedBy, limit }: Page) =>
  db
    .select()
    .from(chatMessages)
    .where(
      and(
        eq(chatMessages.projectId, projectId),
        replacedBy === undefined ? isNull(chatMessages.replacedBy) : eq(chatMessages.replacedBy, replacedBy),
        before ? lt(chatMessages.id, before) : undefined,
      ),
    )
    .orderBy(desc(chatMessages.id))
    .limit(limit);

type NewMessage = { projectId: string; userId: string; content: string; clientId: string };

/**
 * Adds a message and sets aside what it `replaces`, as two statements for one batch. The same `clientId` again changes nothing more,
 * and nothing is added in place of what is no current message of the person in this project, or is the hidden start.
 */
export function insertUserMessage(db: Db, message: NewMessage, replaces: string | undefined) {
  const { projectId, userId, content, clientId } = message;
  const { id, replacedBy } = chatMessages;
  const isOfProject = eq(chatMessages.projectId, projectId);
  const mayReplace = sql`exists (select 1 from ${chatMessages} where ${and(
    eq(id, replaces ?? ''),
    isOfProject,
    eq(chatMessages.role, 'user'),
    isNull(replacedBy),
    sql`${chatMessages.clientId} is not ${startMessage}`,
  )})`;
  const insert = db
    .insert(chatMessages)
    .select(
      sql`select ${newId()}, ${projectId}, ${userId}, 'user', ${content}, '[]', 'complete', ${clientId}, null, ${Date.now()}, ${replaces ?? null}, null
        where ${replaces === undefined ? sql`true` : mayReplace}`,
    )
    .onConflictDoNothing()
    .returning({ id });
  const added = sql`(select ${id} from ${chatMessages} where ${and(
    isOfProject,
    eq(chatMessages.clientId, clientId),
    eq(chatMessages.replaces, replaces ?? ''),
  )})`;
  const setAside = db
    .update(chatMessages)
    .set({ replacedBy: added })
    .where(and(isOfProject, isNull(replacedBy), gte(id, replaces ?? ''), lt(id, added)));
  return [insert, setAside] as const;
}

export const selectByClientId = (db: Db, projectId: string, clientId: string) =>
  db
    .select()
    .from(chatMessages)
    .where(and(eq(chatMessages.projectId, projectId), eq(chatMessages.clientId, clientId)));

/** The reply to the message with this `clientId`, unless a fault cut it short: then it is asked for again. */
export const selectWholeReply = (db: Db, projectId: string, clientId: string) =>
  db
    .select()
    .from(chatMessages)
    .where(
      and(
        eq(
          chatMessages.replyTo,
          db
            .select({ id: chatMessages.id })
            .from(chatMessages)
            .where(and(eq(chatMessages.projectId, projectId), eq(chatMessages.clientId, clientId))),
        ),
        ne(chatMessages.state, 'interrupted'),
      ),
    );

const reply = alias(chatMessages, 'reply');

/**
 * The messages with this `clientId`, or one that goes on from it after a dash, each with what came in reply to it. No two columns may
 * have the same name: a batch hands rows out by it.
 */
export const selectTries = (db: Db, projectId: string, clientId: string) =>
  db
    .select({
      clientId: chatMessages.clientId,
      replacedBy: chatMessages.replacedBy,
      reply: { parts: reply.parts, state: reply.state },
    })
    .from(chatMessages)
    .leftJoin(reply, eq(reply.replyTo, chatMessages.id))
    .where(
      and(
        eq(chatMessages.projectId, projectId),
        gte(chatMessages.clientId, clientId),
        lt(chatMessages.clientId, `${clientId}.`),
      ),
    );

/** Takes out the message with this `clientId`, as long as nothing answers it. */
export const deleteUnanswered = (db: Db, projectId: string, clientId: string) =>
  db
    .delete(chatMessages)
    .where(
      and(
        eq(chatMessages.projectId, projectId),
        eq(chatMessages.clientId, clientId),
        notExists(db.select({ one: sql`1` }).from(reply).where(eq(reply.replyTo, chatMessages.id))),
      ),
    );

type NewReply = {
  projectId: string;
  userId: string;
  replyTo: string;
  content: string;
  parts: MessagePart[];
  state: MessageState;
};

/** One reply a message: saving it again replaces it. */
export const upsertReply = (db: Db, reply: NewReply) =>
  db
    .insert(chatMessages)
    .values({ ...reply, role: 'assistant' })
    .onConflictDoUpdate({
      target: chatMessages.replyTo,
      set: { content: reply.content, parts: reply.parts, state: reply.state },
    })
    .returning();
