import { type QueryClient, queryOptions } from '@tanstack/react-query';
import type { InferResponseType } from 'hono/client';
import type { CreateProjectInput } from '#shared/projects.ts';
import { client, repeatable } from '#web/lib/api.ts';
import { projectsStaleMs } from '#web/lib/query-client.ts';

const { projects } = client.api;
export type Project = InferResponseType<typeof projects.$get, 200>[number];

export const projectsQuery = queryOptions({
  queryKey: ['projects'],
  queryFn: async () => (await projects.$get()).json(),
  staleTime: projectsStaleMs,
});

/** The project of a slug (or id) in the user's own list. A list that lacks it is asked for once more: it may be new. */
export async function findProject(queryClient: QueryClient, slug: string): Promise<Project | null> {
  const find = (list: Project[]) => list.find((project) => project.slug === slug || project.id === slug) ?? null;
  const known = queryClient.getQueryData(projectsQuery.queryKey);
  const found = find(await queryClient.fetchQuery(projectsQuery));
  if (found || !known) return found;
  return find(await queryClient.fetchQuery({ ...projectsQuery, staleTime: 0 }));
}

/** Makes a project; the same slug sent again is the same project. */
export async function createProject(queryClient: QueryClient, input: CreateProjectInput): Promise<Project> {
  const project = await (await projects.$post({ json: input }, repeatable)).json();
  queryClient.setQueryData(projectsQuery.queryKey, (list) => [
    project,
    ...(list ?? []).filter(({ id }) => id !== project.id),
  ]);
  return project;
}

/** Where links to a project point: its slug, or its id when it has none. */
export function addressOf(project: Pick<Project, 'id' | 'slug'>): string {
  return project.slug || project.id;
}

/** The project that was touched last: the newest update, else the newest. */
export function latestProject(list: Project[]): Project | undefined {
  const touched = (project: Project) => Date.parse(project.updatedAt ?? project.createdAt) || 0;
  return list.toSorted((a, b) => touched(b) - touched(a))[0];
}
