import { and, eq, getTableColumns, type SQL, sql } from 'drizzle-orm';
import { resolvedStatuses, type SetTaskStatusInput } from '#shared/checklists.ts';
import { lastStepOf, plans } from '#shared/content/plans.ts';
import {
  comprehensiveTaskStatuses,
  progressHistory,
  projectChecklistItems,
} from '#worker/features/checklists/checklists.table.ts';
import { projectStepDefinitions, projectSteps, projects } from '#worker/features/projects/projects.table.ts';
import { users } from '#worker/platform/auth.table.ts';
import type { Db } from '#worker/platform/db.ts';
import { newId } from '#worker/platform/schema.ts';

const statuses = comprehensiveTaskStatuses;
const taskRecord = {
  taskId: statuses.taskId,
  status: statuses.status,
  userNotes: statuses.userNotes,
  updatedAt: statuses.updatedAt,
};

/** The three steps of a project with whether each is done; a step without a row yet is not. */
export const selectChecklist = (db: Db, projectId: string | SQL) =>
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

export const selectTaskRecords = (db: Db, projectId: string | SQL) =>
  db.select(taskRecord).from(statuses).where(eq(statuses.projectId, projectId));

export const selectProgressHistory = (db: Db, projectId: string | SQL) =>
  db
    .select({ day: progressHistory.day, progress: progressHistory.progress })
    .from(progressHistory)
    .where(eq(progressHistory.projectId, projectId))
    .orderBy(progressHistory.day);

/** Who sets the status of which task. */
type TaskKey = { projectId: string; userId: string; taskId: string };

/**
 * Sets a task's status, and its notes unless none are given or those kept were changed after `baseUpdatedAt`. The row that comes
 * back tells which notes are kept. `updatedAt` always grows, so that it names one state of the record.
 */
export function upsertTaskStatus(db: Db, key: TaskKey, { status, userNotes, baseUpdatedAt }: SetTaskStatusInput) {
  const now = new Date();
  const isStale =
    baseUpdatedAt === undefined
      ? sql`0`
      : sql`coalesce(${statuses.notesUpdatedAt}, 0) > ${baseUpdatedAt ? Date.parse(baseUpdatedAt) : 0}`;
  const keepsNotes = userNotes === undefined ? sql`1` : sql`${isStale} or ${statuses.userNotes} is excluded.user_notes`;
  const later = sql`max(excluded.updated_at, ${statuses.updatedAt} + 1)`;
  return db
    .insert(statuses)
    .values({
      ...key,
      status,
      userNotes,
      notesUpdatedAt: userNotes === undefined ? null : now,
      createdAt: now,
      updatedAt: now,
    })
    .onConflictDoUpdate({
      target: [statuses.projectId, statuses.userId, statuses.taskId],
      set: {
        status: sql`excluded.status`,
        userNotes: sql`case when ${keepsNotes} then ${statuses.userNotes} else excluded.user_notes end`,
        notesUpdatedAt: sql`case when ${keepsNotes} then ${statuses.notesUpdatedAt} else ${later} end`,
        updatedAt: later,
      },
    })
    .returning(taskRecord);
}

/** The tasks that progress is counted over, in the order in which they matter, and the last step open to the plan. */
export type TaskIndex = { tasks: { id: string; step: number; isMust: boolean }[]; lastStep: number | SQL };

/** The last step that is open to a user by the plan that they have when the statement runs. */
export function lastStepOfOwner(userId: string): SQL {
  const cases = Object.keys(plans).map((plan) => sql`when ${plan} then ${lastStepOf(plan)}`);
  return sql`(select case ${users.plan} ${sql.join(cases, sql` `)} else ${lastStepOf(null)} end from ${users}
    where ${users.id} = ${userId})`;
}

/** Every task of a project with what its row says, and what is counted over them. */
function countStates({ projectId, userId }: { projectId: string; userId: string }, { tasks, lastStep }: TaskIndex) {
  const taskIndex = JSON.stringify(tasks.map(({ id, step, isMust }) => [id, step, Number(isMust)]));
  const states = sql`with states as materialized (
      select task.key as place, task.value ->> 1 as step, task.value ->> 2 as is_must,
        coalesce(${statuses.status} in ${resolvedStatuses}, 0) as is_resolved,
        coalesce(${statuses.status} <> 'not-started', 0) as is_begun
      from json_each(${taskIndex}) as task
      left join ${statuses} on ${statuses.projectId} = ${projectId} and ${statuses.userId} = ${userId} and ${statuses.taskId} = task.value ->> 0
    )`;
  const counted = sql`(${states} select
      cast(round(100.0 * sum(is_resolved) / count(*)) as integer) as percent,
      coalesce(min(case when is_must and not is_resolved and step <= ${lastStep} then step end), ${lastStep}) as open_step,
      json_extract(${taskIndex}, '$[' || min(case when not is_resolved and step <= ${lastStep} then place end) || '][0]') as next_task
    from states) as counted`;
  return { states, counted };
}

/**
 * Counts a project's progress anew and keeps all that follows from it (DESIGN section 5): statements for the batch that changed a
 * status, so that however many changes meet, the last one to be written has counted them all.
 */
export function recountProgress(db: Db, owner: { projectId: string; userId: string }, index: TaskIndex) {
  const { projectId } = owner;
  const now = Date.now();
  const { states, counted } = countStates(owner, index);
  const countProject = db
    .update(projects)
    .set({
      progress: sql`counted.percent`,
      // A project that is through is completed; a reopened task takes back what the count gave, not its owner's own mark.
      status: sql`case when counted.percent = 100 then 'completed'
        when ${projects.progress} = 100 and ${projects.status} = 'completed' then 'in_progress' else ${projects.status} end`,
      currentStep: sql`counted.open_step`,
      checklistProgress: sql`json_object('nextTaskId', counted.next_task)`,
      updatedAt: sql`max(${now}, ${projects.updatedAt} + 1)`,
    })
    .from(counted)
    .where(eq(projects.id, projectId))
    .returning(getTableColumns(projects));

  const definition = projectStepDefinitions.stepNumber;
  const countSteps = db
    .insert(projectSteps)
    .select(
      sql`${states}, steps as (
          select ${definition} as step_number,
            not exists (select 1 from states where step = ${definition} and is_must and not is_resolved) as is_done,
            exists (select 1 from states where step = ${definition} and is_begun) as is_begun
          from ${projectStepDefinitions}
        )
        select ${newId()} || '-' || step_number, ${projectId}, step_number,
          case when is_done then 'completed' when is_begun then 'in_progress' else 'not_started' end,
          case when is_done then ${now} end, ${now}, ${now}
        from steps where true`,
    )
    .onConflictDoUpdate({
      target: [projectSteps.projectId, projectSteps.stepNumber],
      set: { status: sql`excluded.status`, completedAt: sql`excluded.completed_at`, updatedAt: new Date(now) },
      setWhere: sql`${projectSteps.status} <> excluded.status`,
    });
  const countItems = db
    .insert(projectChecklistItems)
    .select(
      sql`select ${newId()} || '-' || ${projectSteps.stepNumber}, ${projectId}, ${projectSteps.stepNumber},
          ${projectSteps.completedAt} is not null, null, null, '[]', ${projectSteps.completedAt}, 'auto', ${now}, ${now}
        from ${projectSteps} where ${projectSteps.projectId} = ${projectId}`,
    )
    .onConflictDoUpdate({
      target: [projectChecklistItems.projectId, projectChecklistItems.stepNumber],
      set: {
        isCompleted: sql`excluded.is_completed`,
        completedAt: sql`excluded.completed_at`,
        completionMethod: 'auto',
        updatedAt: new Date(now),
      },
      setWhere: sql`${projectChecklistItems.isCompleted} <> excluded.is_completed`,
    });
  const lastProgress = sql`select ${progressHistory.progress} from ${progressHistory}
    where ${progressHistory.projectId} = ${projectId} order by ${progressHistory.day} desc limit 1`;
  const keepHistory = db
    .insert(progressHistory)
    .select(
      sql`select ${projects.id}, ${new Date(now).toISOString().slice(0, 10)}, ${projects.progress} from ${projects}
        where ${projects.id} = ${projectId} and ${projects.progress} is not (${lastProgress})`,
    )
    .onConflictDoUpdate({
      target: [progressHistory.projectId, progressHistory.day],
      set: { progress: sql`excluded.progress` },
    });
  return [countProject, countSteps, countItems, keepHistory] as const;
}

/**
 * Finds anew the step and the task that a project goes on with, for a plan that may have changed; nothing else depends on the plan. A
 * project that comes out the same, or is not begun, is not touched: it keeps its place in the list.
 */
export function recountOpenStep(db: Db, owner: { projectId: string; userId: string }, index: TaskIndex) {
  const nextTask = sql`json_object('nextTaskId', counted.next_task)`;
  return db
    .update(projects)
    .set({
      currentStep: sql`counted.open_step`,
      checklistProgress: nextTask,
      updatedAt: sql`max(${Date.now()}, ${projects.updatedAt} + 1)`,
    })
    .from(countStates(owner, index).counted)
    .where(
      and(
        eq(projects.id, owner.projectId),
        sql`${projects.checklistProgress} <> '{}'`,
        sql`(${projects.currentStep}, ${projects.checklistProgress}) is not (counted.open_step, ${nextTask})`,
      ),
    );
}
