import { sql } from 'drizzle-orm';
import { index, integer, sqliteTable, text, uniqueIndex } from 'drizzle-orm/sqlite-core';
import { projects } from '#worker/features/projects/projects.table.ts';
import { createdAt, flag, id, updatedAt } from '#worker/platform/schema.ts';

/** One row a version; the body is in R2 under `objectStorageKey`, `excerpt` is its beginning (DESIGN section 3). */
export const documents = sqliteTable(
  'documents',
  {
    id: id(),
    projectId: text('project_id')
      .notNull()
      .references(() => projects.id, { onDelete: 'cascade' }),
    title: text('title').notNull(),
    type: text('type').notNull(),
    version: integer('version').notNull().default(1),
    isLatest: flag('is_latest', true),
    status: text('status').notNull().default('draft'),
    excerpt: text('excerpt').notNull(),
    objectStorageKey: text('object_storage_key').notNull().unique(),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (table) => [
    uniqueIndex('documents_project_title_version').on(table.projectId, table.title, table.version),
    uniqueIndex('documents_latest').on(table.projectId, table.title).where(sql`is_latest = 1`),
    index('documents_project_latest_updated').on(table.projectId, table.isLatest, table.updatedAt),
    index('documents_requirements')
      .on(table.projectId, table.isLatest, table.updatedAt)
      .where(sql`type = 'requirements'`),
  ],
);
