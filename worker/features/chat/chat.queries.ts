import { and, desc, eq, lt, ne } from 'drizzle-orm';
import type { MessagePart, MessageState } from '#shared/chat.ts';
import { chatMessages } from '#worker/features/chat/chat.table.ts';
import type { Db } from '#worker/platform/db.ts';

/** A page of a project's messages, newest first; `before` is the id of the oldest message that the reader has. */
export const selectMessages = (db: Db, projectId: string, { before, limit }: { before?: string; limit: number }) =>
  db
    .select()
    .from(chatMessages)
    .where(and(eq(chatMessages.projectId, projectId), before ? lt(chatMessages.id, before) : undefined))
    .orderBy(desc(chatMessages.id))
    .limit(limit);

type UserMessage = { projectId: string; userId: string; content: string; clientId: string };

/** The same `clientId` again changes nothing. */
export const insertUserMessage = (db: Db, message: UserMessage) =>
  db
    .insert(chatMessages)
    .values({ ...message, role: 'user' })
    .onConflictDoNothing();

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

type Reply = {
  projectId: string;
  userId: string;
  replyTo: string;
  content: string;
  parts: MessagePart[];
  state: MessageState;
};

/** One reply a message: saving it again replaces it. */
export const upsertReply = (db: Db, reply: Reply) =>
  db
    .insert(chatMessages)
    .values({ ...reply, role: 'assistant' })
    .onConflictDoUpdate({
      target: chatMessages.replyTo,
      set: { content: reply.content, parts: reply.parts, state: reply.state },
    })
    .returning();
