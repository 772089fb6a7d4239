import { type QueryClient, useMutation, useMutationState, useQueryClient } from '@tanstack/react-query';
import { useMemo } from 'react';
import type { TaskRecord, TaskState } from '#shared/checklists.ts';
import {
  putTaskRecord,
  setTaskStatus,
  type TaskInput,
  takeSavedTask,
  taskStatusesQuery,
} from '#web/features/checklists/checklists.queries.ts';
import { projectsQuery } from '#web/features/projects/projects.queries.ts';
import { ApiError, describeError } from '#web/lib/api-error.ts';
import { showToast } from '#web/lib/toast.ts';

type TaskWrite = TaskInput & { taskId: string };

const writesOf = (projectId: string) => ['set-task', projectId];

/** The tasks as their owner has set them: what the server said, and over it what is still on its way there, the last change on top. */
export function useTaskStates(projectId: string, records: TaskRecord[] | undefined): TaskState[] {
  const pending = useMutationState({
    filters: { mutationKey: writesOf(projectId), status: 'pending' },
    select: ({ state }) => state.variables as TaskWrite,
  });
  return useMemo(() => {
    const shown = new Map((records ?? []).map(({ taskId, status }) => [taskId, status]));
    for (const { taskId, status } of pending) shown.set(taskId, status);
    return [...shown].map(([taskId, status]) => ({ taskId, status }));
  }, [records, pending]);
}

/** Lets the nudges look at what is there before the first change on this browser. */
function beginNudges(queryClient: QueryClient, projectId: string) {
  const project = queryClient.getQueryData(projectsQuery.queryKey)?.find(({ id }) => id === projectId);
  const records = queryClient.getQueryData(taskStatusesQuery(projectId).queryKey);
  if (!project || !records) return;
  void import('#web/features/checklists/nudge-look.ts')
    .then((nudges) => nudges.beginNudges(project, records))
    // Without it there is no look; the chat's is the first then.
    .catch(() => {});
}

/**
 * Sets a task's status and notes. The writes of one task go one after another, so the last choice is the one that stays; a write that
 * fails leaves what was there before.
 */
export function useSetTask(
  projectId: string,
  taskId: string,
  {
    onLimit,
    onSaved,
    onStale,
  }: {
    /** The plan does not reach to this step. */
    onLimit: () => void;
    onSaved?: (record: TaskRecord, sent: TaskWrite) => void;
    /** The notes were changed elsewhere: these are kept, the sent ones are not. */
    onStale?: (kept: TaskRecord) => void;
  },
) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationKey: writesOf(projectId),
    scope: { id: `task:${projectId}:${taskId}` },
    onMutate: () => beginNudges(queryClient, projectId),
    mutationFn: ({ taskId: id, ...input }: TaskWrite) => setTaskStatus(projectId, id, input),
    onSuccess: (saved, sent) => {
      takeSavedTask(queryClient, projectId, saved);
      onSaved?.(saved, sent);
    },
    onError: (error) => {
      const kept = error instanceof ApiError && error.details && 'task' in error.details ? error.details.task : null;
      if (kept) {
        putTaskRecord(queryClient, projectId, kept);
        void queryClient.invalidateQueries({ queryKey: projectsQuery.queryKey });
        onStale?.(kept);
      } else if (error instanceof ApiError && error.isLimitError) onLimit();
      else showToast('Failed to update task status', describeError(error), 'danger');
    },
  });
}
