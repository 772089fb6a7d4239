import { and, eq, sql } from 'drizzle-orm';
import { projectChecklistItems } from '#worker/features/checklists/checklists.table.ts';
import { projectStepDefinitions } from '#worker/features/projects/projects.table.ts';
import type { Db } from '#worker/platform/db.ts';

/** The three steps of a project with whether each is done; a step without a row yet is not. */
export const selectChecklist = (db: Db, projectId: string) =>
  db
    .select({
      stepNumber: projectStepDefinitions.stepNumber,
      title: projectStepDefinitions.title,
      description: projectStepDefinitions.description,
      isCompleted: sql`coalesce(${projectChecklistItems.isCompleted}, 0)`.mapWith(Boolean),
      completedAt: projectChecklistItems.completedAt,
    })
    .from(projectStepDefinitions)
    .leftJoin(
      projectChecklistItems,
      and(
        eq(projectChecklistItems.projectId, projectId),
        eq(projectChecklistItems.stepNumber, projectStepDefinitions.stepNumber),
      ),
    )
    .orderBy(projectStepDefinitions.stepNumber);
