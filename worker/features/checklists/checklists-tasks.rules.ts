import { orderTasks } from '#shared/checklists.ts';
import { checklistGroups } from '#shared/content/checklists/checklists.ts';

/** Every task of the built-in checklists, in the order in which they matter. */
export const tasksInOrder = orderTasks(checklistGroups);

const taskById = new Map(tasksInOrder.map((task) => [task.id, task]));

/** The task with this id, or undefined. */
export const findTask = (taskId: string) => taskById.get(taskId);

/** What a project keeps of its checklist; nothing until the first status is set. */
export type ChecklistProgress = { nextTaskId?: string | null };

/** The one task that matters most now, or null when all that is open to the plan is done. */
export function nextTaskOf({ nextTaskId }: ChecklistProgress) {
  const task = nextTaskId === undefined ? tasksInOrder[0] : findTask(nextTaskId ?? '');
  return task ? { taskId: task.id, description: task.description, stepNumber: task.stepNumber } : null;
}
