import { sql } from 'drizzle-orm';
import { index, integer, sqliteTable, text, uniqueIndex } from 'drizzle-orm/sqlite-core';
import { cadences, type Day, type ReviewAnswers } from '#shared/checkins.ts';
import { projects } from '#worker/features/projects/projects.table.ts';
import { users } from '#worker/platform/auth.table.ts';
import { createdAt, flag, id, json, time, updatedAt } from '#worker/platform/schema.ts';

/**
 * When a launched project is looked at again (spec 2, section 3), one a project. `startsOn` is the day of the launch; `defaultSchedule` the
 * days after it that the checkpoints were at; `customSchedule` is the specification's, and nothing writes it: `customDays` says it all.
 */
export const followUpSchedules = sqliteTable(
  'follow_up_schedules',
  {
    id: id(),
    projectId: text('project_id')
      .notNull()
      .references(() => projects.id, { onDelete: 'cascade' }),
    userId: text('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    cadence: text('cadence', { enum: cadences }).notNull(),
    customDays: integer('custom_days'),
    nextCheckIn: time('next_check_in'),
    lastReviewDate: time('last_review_date'),
    isActive: flag('is_active', true),
    defaultSchedule: json<number[]>('default_schedule'),
    customSchedule: json<unknown>('custom_schedule'),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
    startsOn: text('starts_on').$type<Day>().notNull().default(''),
  },
  (table) => [
    uniqueIndex('follow_up_schedules_one').on(table.projectId),
    index('follow_up_schedules_user').on(table.userId),
    index('follow_up_schedules_due').on(table.isActive, table.nextCheckIn),
  ],
);

/**
 * What was found and decided at one of those looks. `mailState` says of the mail that reminds of it: still to be sent, or sent; null where
 * none is wanted. `generatedDocuments` are the ids of what the assistant wrote of it, prompts too.
 */
export const followUpReviews = sqliteTable(
  'follow_up_reviews',
  {
    id: id(),
    projectId: text('project_id')
      .notNull()
      .references(() => projects.id, { onDelete: 'cascade' }),
    scheduleId: text('schedule_id')
      .notNull()
      .references(() => followUpSchedules.id, { onDelete: 'cascade' }),
    checkpointName: text('checkpoint_name').notNull(),
    reviewDate: time('review_date').notNull(),
    performanceData: json<ReviewAnswers['performanceData']>('performance_data'),
    userFeedback: text('user_feedback'),
    improvementAreas: json<string[]>('improvement_areas'),
    nextGoals: json<string[]>('next_goals'),
    generatedDocuments: json<string[]>('generated_documents'),
    isCompleted: flag('is_completed', false),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
    mailState: text('mail_state', { enum: ['due', 'sent'] }),
  },
  (table) => [
    index('follow_up_reviews_project').on(table.projectId, table.reviewDate, table.id),
    index('follow_up_reviews_schedule').on(table.scheduleId),
    index('follow_up_reviews_mail').on(table.id).where(sql`mail_state = 'due'`),
  ],
);
