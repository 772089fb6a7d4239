import { sql } from 'drizzle-orm';
import { index, integer, sqliteTable, text, uniqueIndex } from 'drizzle-orm/sqlite-core';
import type { ChecklistProgress } from '#worker/features/checklists/checklists-tasks.rules.ts';
import { users } from '#worker/platform/auth.table.ts';
import { createdAt, flag, id, json, time, updatedAt } from '#worker/platform/schema.ts';

/** Projects ('ideas'). `progress`, `currentStep` and `checklistProgress` are kept by the server (spec 2, section 3). */
export const projects = sqliteTable(
  'projects',
  {
    id: id(),
    userId: text('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    name: text('name').notNull(),
    slug: text('slug').notNull(),
    description: text('description').notNull().default(''),
    status: text('status').notNull().default('in_progress'),
    progress: integer('progress').notNull().default(0),
    currentStep: integer('current_step').notNull().default(1),
    checklistMode: text('checklist_mode').notNull().default('comprehensive'),
    checklistProgress: json<ChecklistProgress>('checklist_progress').notNull().default(sql`'{}'`),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (table) => [
    uniqueIndex('projects_user_slug').on(table.userId, table.slug),
    index('projects_user_updated').on(table.userId, table.updatedAt),
  ],
);

/** The three rows that the steps' titles come from (DESIGN section 5), written by the migration. */
export const projectStepDefinitions = sqliteTable('project_step_definitions', {
  id: id(),
  stepNumber: integer('step_number').notNull().unique(),
  title: text('title').notNull(),
  description: text('description').notNull(),
  outputDescription: text('output_description').notNull(),
  isActive: flag('is_active', true),
});

export const projectSteps = sqliteTable(
  'project_steps',
  {
    id: id(),
    projectId: text('project_id')
      .notNull()
      .references(() => projects.id, { onDelete: 'cascade' }),
    stepNumber: integer('step_number').notNull(),
    status: text('status').notNull().default('not_started'),
    completedAt: time('completed_at'),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (table) => [uniqueIndex('project_steps_project_step').on(table.projectId, table.stepNumber)],
);
