import { queryOptions } from '@tanstack/react-query';
import type { ChecklistGroup } from '#shared/checklists.ts';
import address from '#shared/content/checklists/checklists.ts?json';
import { readApiError } from '#web/lib/api-error.ts';

/**
 * The built-in checklists of all steps. Their texts are 20 KB that no script needs to hold: they come as data of their own, once.
 */
export const checklistGroupsQuery = queryOptions({
  queryKey: ['checklist-groups'],
  queryFn: async () => {
    const answer = await fetch(address);
    // The file of an older build is gone like its scripts: the page starts again with those of the new one.
    if (answer.status === 404) window.dispatchEvent(new Event('vite:preloadError', { cancelable: true }));
    if (!answer.ok) throw await readApiError(answer);
    return (await answer.json()) as ChecklistGroup[];
  },
  staleTime: Number.POSITIVE_INFINITY,
  gcTime: Number.POSITIVE_INFINITY,
});
