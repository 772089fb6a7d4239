import { queryOptions } from '@tanstack/react-query';
import { client } from '#web/lib/api.ts';

/** Which of the three steps are complete. */
export const checklistQuery = (projectId: string) =>
  queryOptions({
    queryKey: ['checklist', projectId],
    queryFn: async () => (await client.api.projects[':id'].checklist.$get({ param: { id: projectId } })).json(),
  });
