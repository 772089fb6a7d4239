import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { UpdateProjectInput } from '#shared/projects.ts';
import { usageQuery } from '#web/features/account/account.queries.ts';
import { deletion, update } from '#web/features/projects/messages.ts';
import { endProject } from '#web/features/projects/project-end.ts';
import {
  deleteProject,
  forgetProject,
  type Project,
  patchProject,
  projectsQuery,
  updateProject,
} from '#web/features/projects/projects.queries.ts';
import { describeError } from '#web/lib/api-error.ts';
import { forgetStoredOf } from '#web/lib/stored.ts';
import { showToast } from '#web/lib/toast.ts';

const changeId = 'project-change';
const mutationKey = [changeId];
type Change = { project: Project; change: UpdateProjectInput };

/** Projects with a change on its way, as the server last said they are. */
const said = new Map<string, Project>();

/**
 * Renames a project or sets its status: shown at once, taken back to what the server last said when it does not follow. One after the
 * other; those that still wait stay in sight.
 */
export function useUpdateProject() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationKey,
    scope: { id: changeId },
    mutationFn: ({ project, change }: Change) => updateProject(project.id, change),
    onMutate: async ({ project, change }) => {
      await queryClient.cancelQueries({ queryKey: projectsQuery.queryKey });
      const shown = queryClient.getQueryData(projectsQuery.queryKey)?.find(({ id }) => id === project.id);
      if (!said.has(project.id)) said.set(project.id, shown ?? project);
      patchProject(queryClient, project.id, change);
    },
    onSuccess: () => showToast(...update.done),
    onError: (error) => showToast(update.failed, describeError(error), 'danger'),
    onSettled: (answer, _error, sent) => {
      const { id } = sent.project;
      const { name, description, status } = said.get(id) ?? sent.project;
      const changes = queryClient.getMutationCache().findAll({ mutationKey, status: 'pending' });
      const waiting = changes.map(({ state }) => state.variables as Change).filter((change) => change !== sent);
      const ofProject = waiting.filter(({ project }) => project.id === id);
      patchProject(queryClient, id, answer ?? { name, description, status });
      for (const { change } of ofProject) patchProject(queryClient, id, change);
      if (ofProject.length === 0) said.delete(id);
      else if (answer) said.set(id, answer);
      // A refetch that the first change put off is due.
      if (waiting.length === 0) void queryClient.invalidateQueries({ queryKey: projectsQuery.queryKey });
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
      forgetStoredOf(project.id);
      showToast(...deletion.done);
      endProject(project.id);
    },
    onError: (error) => showToast(deletion.failed, describeError(error), 'danger'),
  });
}
