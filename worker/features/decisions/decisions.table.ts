import { index, sqliteTable, text, uniqueIndex } from 'drizzle-orm/sqlite-core';
import { projects } from '#worker/features/projects/projects.table.ts';
import { createdAt, id, updatedAt } from '#worker/platform/schema.ts';

/** What a topic holds whose decision was taken back: the row stays, so that a document written before is known to say something else. */
export const nothingDecided = '';

/**
 * What the user decided, by topic: the answers of clarifying forms and what the assistant noted down (DESIGN section 6). `messageId` is
 * the message of the conversation that it came of: once that one is set aside, the decision is in force no more.
 */
export const decisions = sqliteTable(
  'decisions',
  {
    id: id(),
    projectId: text('project_id')
      .notNull()
      .references(() => projects.id, { onDelete: 'cascade' }),
    topic: text('topic').notNull(),
    decision: text('decision').notNull(),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
    messageId: text('message_id'),
  },
  (table) => [
    uniqueIndex('decisions_project_topic').on(table.projectId, table.topic),
    index('decisions_project_id').on(table.projectId, table.id),
  ],
);
