import * as z from 'zod/mini';

export const skillLevels = ['basic', 'advanced', 'expert'] as const;
export const taskPriorities = ['must-have', 'nice-to-have', 'advanced'] as const;
export const taskStatuses = ['not-started', 'in-progress', 'completed', 'not-needed', 'skipped'] as const;
export type SkillLevel = (typeof skillLevels)[number];
export type TaskPriority = (typeof taskPriorities)[number];
export type TaskStatus = (typeof taskStatuses)[number];
export type StepNumber = 1 | 2 | 3;

/** A task of the built-in checklists (spec 2, section 3). Its id is kept with a person's work: it never changes. */
export type ChecklistTask = {
  id: string;
  description: string;
  howToVerify: string;
  priority: TaskPriority;
  /** When the task is needed at all. */
  conditional?: string;
  /** What does the job as well. */
  alternatives?: string[];
};

export type ChecklistGroup = {
  id: string;
  stepNumber: StepNumber;
  title: string;
  description: string;
  skillLevel: SkillLevel;
  category: string;
  tasks: ChecklistTask[];
};

export type TaskState = { taskId: string; status: TaskStatus };

/** What is kept of a task, as the server answers it. */
export type TaskRecord = TaskState & { userNotes: string | null; updatedAt: string };

export const maximumNotesLength = 10_000;

/**
 * Body of `PUT /api/projects/{projectId}/task-statuses/{taskId}`. Without `userNotes` the notes stay as they are; `baseUpdatedAt` is the
 * `updatedAt` of the record that the notes were written on, so that notes changed meanwhile are not overwritten (DESIGN section 5).
 */
export const setTaskStatusInput = z.object({
  status: z.enum(taskStatuses),
  userNotes: z.optional(z.string().check(z.maxLength(maximumNotesLength, 'At most 10,000 characters of notes'))),
  baseUpdatedAt: z.optional(z.nullable(z.iso.datetime())),
});
export type SetTaskStatusInput = z.infer<typeof setTaskStatusInput>;

export const resolvedStatuses = ['completed', 'not-needed', 'skipped'] as const satisfies TaskStatus[];

/** What is known of each task, from lists that may be of different moments: of two records of a task the newer one. */
export function newestRecords<Kept extends Pick<TaskRecord, 'taskId' | 'updatedAt'>>(...lists: Kept[][]): Kept[] {
  const newest = new Map<string, Kept>();
  for (const record of lists.flat()) {
    const known = newest.get(record.taskId);
    if (!known || Date.parse(record.updatedAt) > Date.parse(known.updatedAt)) newest.set(record.taskId, record);
  }
  return [...newest.values()];
}

/** Whether nothing is left to do for a task: completed, not needed and skipped all count (spec 2, section 4). */
export function isResolved(status: TaskStatus | undefined): boolean {
  return resolvedStatuses.some((resolved) => resolved === status);
}

export type ChecklistFilter = { skillLevel?: SkillLevel; priority?: TaskPriority };

/** The groups of a step that match the level and have a task of the priority; only those tasks are listed (spec 2, section 2). */
export function filterGroups(groups: ChecklistGroup[], step: number, filter: ChecklistFilter): ChecklistGroup[] {
  return groups
    .filter(({ stepNumber, skillLevel }) => stepNumber === step && (filter.skillLevel ?? skillLevel) === skillLevel)
    .map((group) => ({
      ...group,
      tasks: group.tasks.filter(({ priority }) => (filter.priority ?? priority) === priority),
    }))
    .filter(({ tasks }) => tasks.length > 0);
}

/** What share a part is of a whole, in whole percent; 0 of nothing (spec 2, section 4). */
function percentOf(part: number, whole: number): number {
  return whole === 0 ? 0 : Math.round((100 * part) / whole);
}

/**
 * Progress over the tasks of some groups (spec 2, section 4): `resolved` and `percent` count completed, not needed and skipped;
 * `inProgress` and `completed` are counted by themselves, `levels` completed over total a skill level.
 */
export function countProgress(groups: ChecklistGroup[], states: TaskState[]) {
  const statusOf = new Map(states.map(({ taskId, status }) => [taskId, status]));
  const tasks = groups.flatMap(({ skillLevel, tasks }) =>
    tasks.map(({ id }) => ({ skillLevel, status: statusOf.get(id) })),
  );
  const count = (list: typeof tasks, ...wanted: TaskStatus[]) =>
    list.filter(({ status }) => wanted.some((one) => one === status)).length;
  const resolved = count(tasks, ...resolvedStatuses);
  return {
    total: tasks.length,
    resolved,
    completed: count(tasks, 'completed'),
    inProgress: count(tasks, 'in-progress'),
    percent: percentOf(resolved, tasks.length),
    levels: skillLevels.map((level) => {
      const ofLevel = tasks.filter(({ skillLevel }) => skillLevel === level);
      return { level, completed: count(ofLevel, 'completed'), total: ofLevel.length };
    }),
  };
}

/** All tasks in the order in which they matter: must-haves first, then by step and place. */
export function orderTasks(groups: ChecklistGroup[]): (ChecklistTask & Pick<ChecklistGroup, 'stepNumber'>)[] {
  const tasks = groups.flatMap(({ stepNumber, tasks }) => tasks.map((task) => ({ ...task, stepNumber })));
  const rank = ({ priority, stepNumber }: (typeof tasks)[number]) => taskPriorities.indexOf(priority) * 10 + stepNumber;
  return tasks.toSorted((a, b) => rank(a) - rank(b));
}
