import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { UpdateProjectInput } from '#shared/projects.ts';
import { usageQuery } from '#web/features/account/account.queries.ts';
import { deletion, update } from '#web/features/projects/messages.ts';
import {
  deleteProject,
  forgetProject,
  type Project,
  patchProject,
  projectsQuery,
  updateProject,
} from '#web/features/projects/projects.queries.ts';
import { describeError } from '#web/lib/api-error.ts';
import { showToast } from '#web/lib/toast.ts';

const changeId = 'project-change';
const mutationKey = [changeId];
type Change = { project: Project; change: UpdateProjectInput };

/** Renames a project or sets its status: shown at once, taken back when the server does not follow. One after the other. */
export function useUpdateProject() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationKey,
    scope: { id: changeId },
    mutationFn: ({ project, change }: Change) => updateProject(project.id, change),
    onMutate: async ({ project, change }) => {
      await queryClient.cancelQueries({ queryKey: projectsQuery.queryKey });
      patchProject(queryClient, project.id, change);
    },
    onSuccess: (project) => {
      // While another change of it waits, what is shown is ahead of this answer.
      const ofProject = ({ state }: { state: { variables?: unknown } }) =>
        (state.variables as Change | undefined)?.project.id === project.id;
      if (queryClient.isMutating({ mutationKey, predicate: ofProject }) <= 1)
        patchProject(queryClient, project.id, project);
      showToast(...update.done);
    },
    onError: (error, { project, change }) => {
      const { name = project.name, status = project.status } = change;
      const now = queryClient.getQueryData(projectsQuery.queryKey)?.find(({ id }) => id === project.id);
      // A later change of the same field has its own way back.
      patchProject(queryClient, project.id, {
        ...(now?.name === name && { name: project.name }),
        ...(now?.status === status && { status: project.status }),
      });
      showToast(update.failed, describeError(error), 'danger');
    },
  });
}

/** Deletes a project with everything that this browser knows of it. */
export function useDeleteProject() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (project: Project) => deleteProject(project.id),
    onSuccess: (_, project) => {
      forgetProject(queryClient, project);
      void queryClient.invalidateQueries({ queryKey: usageQuery.queryKey });
      showToast(...deletion.done);
      // The chat's code stays out of the dashboard's first load.
      void import('#web/features/chat/use-chat-run.ts').then(({ discardRun }) => discardRun(project.id));
    },
    onError: (error) => showToast(deletion.failed, describeError(error), 'danger'),
  });
}
