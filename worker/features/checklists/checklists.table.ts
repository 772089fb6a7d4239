import { sql } from 'drizzle-orm';
import { index, integer, primaryKey, sqliteTable, text, uniqueIndex } from 'drizzle-orm/sqlite-core';
import type { TaskStatus } from '#shared/checklists.ts';
import { projects } from '#worker/features/projects/projects.table.ts';
import { users } from '#worker/platform/auth.table.ts';
import { createdAt, flag, id, json, time, updatedAt } from '#worker/platform/schema.ts';

/** One row a step and project: whether the step's checklist is done (spec 2, section 3). */
export const projectChecklistItems = sqliteTable(
  'project_checklist_items',
  {
    id: id(),
    projectId: text('project_id')
      .notNull()
      .references(() => projects.id, { onDelete: 'cascade' }),
    stepNumber: integer('step_number').notNull(),
    isCompleted: flag('is_completed', false),
    userNotes: text('user_notes'),
    customDocumentUrl: text('custom_document_url'),
    customPrompts: json<string[]>('custom_prompts').notNull().default(sql`'[]'`),
    completedAt: time('completed_at'),
    completionMethod: text('completion_method', { length: 20 }).notNull().default('manual'),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (table) => [uniqueIndex('project_checklist_items_project_step').on(table.projectId, table.stepNumber)],
);

/** The status and notes of each task of the built-in checklists. */
export const comprehensiveTaskStatuses = sqliteTable(
  'comprehensive_task_statuses',
  {
    id: id(),
    projectId: text('project_id')
      .notNull()
      .references(() => projects.id, { onDelete: 'cascade' }),
    userId: text('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    taskId: text('task_id').notNull(),
    status: text('status').$type<TaskStatus>().notNull().default('not-started'),
    userNotes: text('user_notes'),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
    /** When the notes were changed last: a status set elsewhere does not make notes stale. */
    notesUpdatedAt: time('notes_updated_at'),
  },
  (table) => [
    uniqueIndex('task_statuses_project_user_task').on(table.projectId, table.userId, table.taskId),
    index('task_statuses_user').on(table.userId),
  ],
);

/** A project's progress at the end of each day (UTC) on which it changed. */
export const progressHistory = sqliteTable(
  'progress_history',
  {
    projectId: text('project_id')
      .notNull()
      .references(() => projects.id, { onDelete: 'cascade' }),
    day: text('day').notNull(),
    progress: integer('progress').notNull(),
  },
  (table) => [primaryKey({ columns: [table.projectId, table.day] })],
);
