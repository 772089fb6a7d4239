import { and, eq, inArray, ne, type SQL } from 'drizzle-orm';
import { chatMessages } from '#worker/features/chat/chat.table.ts';
import { followUpReviews, followUpSchedules } from '#worker/features/checkins/checkins.table.ts';
import { comprehensiveTaskStatuses, progressHistory } from '#worker/features/checklists/checklists.table.ts';
import { decisions, nothingDecided } from '#worker/features/decisions/decisions.table.ts';
import { documents } from '#worker/features/documents/documents.table.ts';
import { projects } from '#worker/features/projects/projects.table.ts';
import { prompts } from '#worker/features/prompts/prompts.table.ts';
import type { Db } from '#worker/platform/db.ts';

// An export reads every table that holds what is the user's; no feature's own query has that shape.
type UserId = string | SQL;

const ownProjects = (db: Db, userId: UserId) =>
  db.select({ id: projects.id }).from(projects).where(eq(projects.userId, userId));

export const selectProjects = (db: Db, userId: UserId) => db.select().from(projects).where(eq(projects.userId, userId));

export const selectMessages = (db: Db, userId: UserId) =>
  db
    .select()
    .from(chatMessages)
    .where(inArray(chatMessages.projectId, ownProjects(db, userId)));

export const selectDecisions = (db: Db, userId: UserId) =>
  db
    .select()
    .from(decisions)
    .where(and(ne(decisions.decision, nothingDecided), inArray(decisions.projectId, ownProjects(db, userId))));

export const selectTaskStatuses = (db: Db, userId: UserId) =>
  db
    .select()
    .from(comprehensiveTaskStatuses)
    .where(inArray(comprehensiveTaskStatuses.projectId, ownProjects(db, userId)));

export const selectProgressHistory = (db: Db, userId: UserId) =>
  db
    .select()
    .from(progressHistory)
    .where(inArray(progressHistory.projectId, ownProjects(db, userId)));

export const selectSchedules = (db: Db, userId: UserId) =>
  db.select().from(followUpSchedules).where(eq(followUpSchedules.userId, userId));

export const selectReviews = (db: Db, userId: UserId) =>
  db
    .select()
    .from(followUpReviews)
    .where(inArray(followUpReviews.projectId, ownProjects(db, userId)));

export const selectDocuments = (db: Db, userId: UserId) =>
  db
    .select()
    .from(documents)
    .where(inArray(documents.projectId, ownProjects(db, userId)));

export const selectPrompts = (db: Db, userId: UserId) =>
  db
    .select()
    .from(prompts)
    .where(inArray(prompts.projectId, ownProjects(db, userId)));
