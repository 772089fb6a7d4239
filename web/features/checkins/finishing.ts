import { useMutationState } from '@tanstack/react-query';

/** The calls by which the assistant writes of a project's reviews. */
export const finishingKey = (projectId: string) => ['finish-review', projectId];

/** The review that the assistant is writing of now, or null. */
export const useFinishing = (projectId: string): string | null =>
  useMutationState({
    filters: { mutationKey: finishingKey(projectId), exact: true, status: 'pending' },
    select: ({ state }) => state.variables as string,
  }).at(-1) ?? null;
