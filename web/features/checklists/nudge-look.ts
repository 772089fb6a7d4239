import type { TaskState } from '#shared/checklists.ts';
import { evaluateNudge, mayHaveReached, type Nudge } from '#shared/nudges.ts';
import { checklistGroupsQuery } from '#web/features/checklists/checklist-groups.ts';
import { keepNudgeMemory, readNudgeMemory } from '#web/features/checklists/nudge-memory.ts';
import type { Project } from '#web/features/projects/projects.queries.ts';
import { queryClient } from '#web/lib/query-client.ts';

/** The tasks are content of 20 KB: fetched only where something may have been reached. */
async function loadGroups(states: TaskState[]) {
  return mayHaveReached(states) ? queryClient.ensureQueryData(checklistGroupsQuery) : [];
}

/** Looks at a project's progress: the nudge that is due now, or null. What it finds it remembers. */
export async function lookForNudge(project: Project, states: TaskState[]): Promise<Nudge | null> {
  const { userId, id, currentStep } = project;
  const groups = await loadGroups(states);
  const before = readNudgeMemory(userId, id);
  const { nudge, memory } = evaluateNudge({ currentStep, groups, states, memory: before, now: Date.now() });
  const isKept = before === memory || keepNudgeMemory(userId, id, memory);
  return isKept ? nudge : null;
}

/** Before the first change on a browser that never looked: what is reached by then is known, what follows is news. */
export async function beginNudges(project: Project, states: TaskState[]) {
  if (!readNudgeMemory(project.userId, project.id)) await lookForNudge(project, states);
}
