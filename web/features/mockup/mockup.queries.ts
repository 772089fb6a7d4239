import { queryOptions } from '@tanstack/react-query';
import { previewLifeMs } from '#shared/previews.ts';
import type { Project } from '#web/features/projects/projects.queries.ts';
import { client } from '#web/lib/api.ts';

const freshMs = previewLifeMs - 60_000;

/** The address of a project's mockup. It is good for ten minutes, so a new one is asked for in time. */
export const mockupQuery = (projectId: string) =>
  queryOptions({
    queryKey: ['mockup', projectId],
    queryFn: async () => (await client.api.projects[':id'].mockup.$get({ param: { id: projectId } })).json(),
    staleTime: freshMs,
    gcTime: 0,
    refetchInterval: freshMs,
    refetchOnWindowFocus: true,
  });

/** The mockup as one HTML file, made here: the rules for it are fetched with the first use. */
export async function renderMockupFile({ name, description }: Project): Promise<string> {
  const { renderMockup } = await import('#shared/mockup/mockup.ts');
  return renderMockup({ name, description });
}
