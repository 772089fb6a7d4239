import { type QueryClient, queryOptions, replaceEqualDeep } from '@tanstack/react-query';
import type { InferRequestType, InferResponseType } from 'hono/client';
import { newestRecords, type TaskRecord } from '#shared/checklists.ts';
import { projectsQuery } from '#web/features/projects/projects.queries.ts';
import { client, repeatable } from '#web/lib/api.ts';

const ofProject = client.api.projects[':projectId'];
const putStatus = ofProject['task-statuses'][':taskId'].$put;
export type TaskInput = InferRequestType<typeof putStatus>['json'];
type SavedTask = InferResponseType<typeof putStatus, 200>;

/** How often the chat asks whether a status was set elsewhere (spec 2, section 9). */
export const statusPollMs = 30_000;

/** Which of the three steps are complete. */
export const checklistQuery = (projectId: string) =>
  queryOptions({
    queryKey: ['checklist', projectId],
    queryFn: async () => (await client.api.projects[':id'].checklist.$get({ param: { id: projectId } })).json(),
  });

/** What is kept of each task that somebody touched. An answer that was overtaken by a change takes nothing of it back. */
export const taskStatusesQuery = (projectId: string) =>
  queryOptions({
    queryKey: ['task-statuses', projectId],
    queryFn: async () => (await ofProject['task-statuses'].$get({ param: { projectId } })).json(),
    meta: { copyPath: `/api/projects/${projectId}/task-statuses` },
    structuralSharing: (known, fresh) =>
      replaceEqualDeep(known, newestRecords((known ?? []) as TaskRecord[], fresh as TaskRecord[])),
  });

/** The project's progress on each day on which it changed, oldest first. */
export const progressHistoryQuery = (projectId: string) =>
  queryOptions({
    queryKey: ['progress-history', projectId],
    queryFn: async () => (await ofProject['progress-history'].$get({ param: { projectId } })).json(),
  });

/** Sets a task's status, and its notes if some are given. @throws ApiError */
export async function setTaskStatus(projectId: string, taskId: string, json: TaskInput): Promise<SavedTask> {
  return (await putStatus({ param: { projectId, taskId }, json }, repeatable)).json();
}

/** Takes a task as it is kept now into the list. */
export function putTaskRecord(queryClient: QueryClient, projectId: string, record: TaskRecord) {
  const { taskId, status, userNotes, updatedAt } = record;
  queryClient.setQueryData(taskStatusesQuery(projectId).queryKey, (list) => [
    ...(list ?? []).filter((other) => other.taskId !== taskId),
    { taskId, status, userNotes, updatedAt },
  ]);
}

/** Takes all that a saved task changed into the caches: its record, the project's progress and next task, the day's point. */
export function takeSavedTask(queryClient: QueryClient, projectId: string, { project, ...record }: SavedTask) {
  putTaskRecord(queryClient, projectId, record);
  void queryClient.invalidateQueries({ queryKey: checklistQuery(projectId).queryKey });
  // Answers may overtake each other: of two states of the project the newer one stays.
  const known = queryClient.getQueryData(projectsQuery.queryKey)?.find(({ id }) => id === projectId);
  if (known && Date.parse(known.updatedAt) > Date.parse(project.updatedAt)) return;
  queryClient.setQueryData(projectsQuery.queryKey, (list) =>
    list?.map((other) => (other.id === projectId ? { ...other, ...project } : other)),
  );
  const point = { day: project.updatedAt.slice(0, 10), progress: project.progress };
  queryClient.setQueryData(progressHistoryQuery(projectId).queryKey, (list) =>
    list?.at(-1)?.progress === point.progress ? list : list && [...list.filter(({ day }) => day !== point.day), point],
  );
}
