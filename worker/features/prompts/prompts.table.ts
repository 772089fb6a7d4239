import { sql } from 'drizzle-orm';
import { index, integer, sqliteTable, text, uniqueIndex } from 'drizzle-orm/sqlite-core';
import { projects } from '#worker/features/projects/projects.table.ts';
import { users } from '#worker/platform/auth.table.ts';
import { createdAt, flag, id, time } from '#worker/platform/schema.ts';

/** Coding prompts, one row a version; bodies in R2 as for documents. */
export const prompts = sqliteTable(
  'prompts',
  {
    id: id(),
    projectId: text('project_id')
      .notNull()
      .references(() => projects.id, { onDelete: 'cascade' }),
    userId: text('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    title: text('title').notNull(),
    stepNumber: integer('step_number'),
    documentType: text('document_type').notNull(),
    version: integer('version').notNull().default(1),
    isLatest: flag('is_latest', true),
    status: text('status').notNull().default('draft'),
    excerpt: text('excerpt').notNull(),
    objectStorageKey: text('object_storage_key').notNull().unique(),
    usedAt: time('used_at'),
    createdAt: createdAt(),
  },
  (table) => [
    uniqueIndex('prompts_project_title_version').on(table.projectId, table.title, table.version),
    uniqueIndex('prompts_latest').on(table.projectId, table.title).where(sql`is_latest = 1`),
    index('prompts_project_latest').on(table.projectId, table.isLatest, table.id),
    index('prompts_user').on(table.userId),
    index('prompts_without_step').on(table.projectId).where(sql`step_number IS NULL`),
  ],
);
