import { sql } from 'drizzle-orm';
import { index, sqliteTable, text, uniqueIndex } from 'drizzle-orm/sqlite-core';
import { type MessagePart, messageStates, type SendMessageInput } from '#shared/chat.ts';
import type { ReviewBrief } from '#shared/checkins.ts';
import { projects } from '#worker/features/projects/projects.table.ts';
import { users } from '#worker/platform/auth.table.ts';
import { createdAt, id, json } from '#worker/platform/schema.ts';

/**
 * The conversation. `clientId` is the sender's own id of a message, `replyTo` the message that a reply answers: their unique
 * indexes make a repeated send one message and one reply. `parts` hold a reply's cards, `state` how it ended. An edited message
 * `replaces` the earlier one; that one and all that came after it are `replacedBy` the new, and kept.
 */
export const chatMessages = sqliteTable(
  'chat_messages',
  {
    id: id(),
    projectId: text('project_id')
      .notNull()
      .references(() => projects.id, { onDelete: 'cascade' }),
    userId: text('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    role: text('role', { enum: ['user', 'assistant'] }).notNull(),
    content: text('content').notNull(),
    parts: json<MessagePart[]>('parts').notNull().default(sql`'[]'`),
    state: text('state', { enum: messageStates }).notNull().default('complete'),
    clientId: text('client_id'),
    replyTo: text('reply_to'),
    createdAt: createdAt(),
    replaces: text('replaces'),
    replacedBy: text('replaced_by'),
  },
  (table) => [
    index('chat_messages_current').on(table.projectId, table.id).where(sql`replaced_by IS NULL`),
    index('chat_messages_replaced').on(table.replacedBy, table.id).where(sql`replaced_by IS NOT NULL`),
    index('chat_messages_user').on(table.userId),
    uniqueIndex('chat_messages_client').on(table.projectId, table.clientId),
    uniqueIndex('chat_messages_reply').on(table.replyTo),
  ],
);

export type Message = typeof chatMessages.$inferSelect;

/** Who sends what, as the Worker hands it to the project's Durable Object after proving the ownership. */
export type Turn = {
  projectId: string;
  userId: string;
  plan: string;
  content: string;
  queryType: SendMessageInput['queryType'];
  clientId: string;
  /** Sent in place of this message of the person; it and all after it are set aside. */
  replaces?: string;
  /** Asked from the prompts page: the turn makes one prompt with this title. */
  promptTitle?: string;
  /** A finished check-in: the turn makes one document of it and prompts for the next iteration. */
  review?: ReviewBrief;
};
