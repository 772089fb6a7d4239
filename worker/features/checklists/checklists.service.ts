import { isResolved, type SetTaskStatusInput, type TaskRecord, type TaskState } from '#shared/checklists.ts';
import { lastStepOf } from '#shared/content/plans.ts';
import * as queries from '#worker/features/checklists/checklists.queries.ts';
import { findTask, tasksInOrder } from '#worker/features/checklists/checklists-tasks.rules.ts';
import { createProjectNotFoundError, type OwnedProject } from '#worker/features/projects/projects.middleware.ts';
import { presentProject } from '#worker/features/projects/projects.service.ts';
import type { Context } from '#worker/platform/context.ts';
import { type Db, isConstraintError } from '#worker/platform/db.ts';
import { AppError, createLimitError } from '#worker/platform/errors.ts';

const indexedTasks = tasksInOrder.map(({ id, stepNumber, priority }) => ({
  id,
  step: stepNumber,
  isMust: priority === 'must-have',
}));

/**
 * Sets a task's status, and its notes if some are given, and counts the project's progress anew in the same batch.
 * @returns the task as it is kept, and the project as it is now.
 * @throws {AppError} checklists.task_not_found; checklists.launch_phase where the plan does not reach; checklists.note_stale when the
 * notes were changed after `baseUpdatedAt`: the status is set then, the notes are not.
 */
export async function setTaskStatus(
  context: Context,
  project: OwnedProject,
  who: { userId: string; plan: string },
  taskId: string,
  input: SetTaskStatusInput,
) {
  const task = findTask(taskId);
  if (!task) throw new AppError('checklists.task_not_found', 'There is no such task in the checklists.');
  const lastStep = lastStepOf(who.plan);
  if (task.stepNumber > lastStep) {
    throw createLimitError('checklists.launch_phase', 'The launch phase is part of the Pro plan.', {
      limit: lastStep,
      current: task.stepNumber,
    });
  }
  const key = { projectId: project.id, userId: who.userId, taskId };
  const { db } = context;
  const [[row], [counted]] = await db
    .batch([
      queries.upsertTaskStatus(db, key, input),
      ...queries.recountProgress(db, key, { tasks: indexedTasks, lastStep }),
    ])
    .catch((error: unknown) => {
      throw isConstraintError(error) ? createProjectNotFoundError() : error;
    });
  if (!row || !counted) throw createProjectNotFoundError();
  const record: TaskRecord = { ...row, updatedAt: row.updatedAt.toISOString() };
  if (input.userNotes !== undefined && record.userNotes !== input.userNotes) {
    throw new AppError(
      'checklists.note_stale',
      'The status is saved. The notes were changed somewhere else meanwhile, so yours were not saved over them.',
      { details: { task: record } },
    );
  }
  const { description, stepNumber } = task;
  return { ...record, description, stepNumber, project: presentProject(counted) };
}

/** A statement for another feature's batch: opens or closes a project's launch phase by the plan that its owner has by then. */
export function recountForPlan(db: Db, owner: { projectId: string; userId: string }) {
  return queries.recountOpenStep(db, owner, { tasks: indexedTasks, lastStep: queries.lastStepOfOwner(owner.userId) });
}

const openTasksTold = 12;

/**
 * The tasks that are still open and within the plan, the one that matters most first: what the assistant is told of the checklist.
 */
export function listOpenTasks(records: TaskState[], plan: string) {
  const statusOf = new Map(records.map(({ taskId, status }) => [taskId, status]));
  const lastStep = lastStepOf(plan);
  return tasksInOrder
    .filter(({ id, stepNumber }) => stepNumber <= lastStep && !isResolved(statusOf.get(id)))
    .slice(0, openTasksTold)
    .map(({ id, description, stepNumber }) => ({ id, description, step: stepNumber }));
}

/** Statements for another feature's batch: what is kept of a project's tasks. */
export const { selectTaskRecords } = queries;
