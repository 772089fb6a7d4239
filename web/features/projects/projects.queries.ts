import { type QueryClient, queryOptions } from '@tanstack/react-query';
import type { InferResponseType } from 'hono/client';
import type { CreateProjectInput, UpdateProjectInput } from '#shared/projects.ts';
import { client, repeatable } from '#web/lib/api.ts';
import { ApiError } from '#web/lib/api-error.ts';
import { moveEarly } from '#web/lib/early-reads.ts';
import { projectsStaleMs } from '#web/lib/query-client.ts';

const { projects } = client.api;
export type Project = InferResponseType<typeof projects.$get, 200>[number];

export const projectsQuery = queryOptions({
  queryKey: ['projects'],
  queryFn: async () => (await projects.$get()).json(),
  meta: { copyPath: '/api/projects' },
  staleTime: projectsStaleMs,
});

/** One project by its id or slug, as far as this browser was told of it. */
const projectKey = (address: string) => ['project', address] as const;

/** The project of a slug (or id) in the user's own list. A list that lacks it is asked for once more: it may be new. */
export async function findProject(queryClient: QueryClient, slug: string): Promise<Project | null> {
  const project = await lookUpProject(queryClient, slug);
  // What was asked for by the slug is read by the id.
  if (project) moveEarly(`/api/projects/${slug}/`, `/api/projects/${project.id}/`);
  return project;
}

async function lookUpProject(queryClient: QueryClient, slug: string): Promise<Project | null> {
  const find = (list: Project[]) => list.find((project) => project.slug === slug || project.id === slug) ?? null;
  const known = queryClient.getQueryData(projectsQuery.queryKey);
  // Just made, before any list was there: what the server answered is at hand.
  const made = known ? undefined : queryClient.getQueryData<Project>(projectKey(slug));
  if (made) return made;
  const found = find(await queryClient.fetchQuery(projectsQuery));
  if (found || !known) return found;
  return find(await queryClient.fetchQuery({ ...projectsQuery, staleTime: 0 }));
}

/** Makes a project; the same slug sent again is the same project. It is then known by list, id and slug (spec 1, section 4). */
export async function createProject(queryClient: QueryClient, input: CreateProjectInput): Promise<Project> {
  const project = await (await projects.$post({ json: input }, repeatable)).json();
  // A list that was never loaded stays so, or it would lack all the others.
  queryClient.setQueryData(
    projectsQuery.queryKey,
    (list) => list && [project, ...list.filter(({ id }) => id !== project.id)],
  );
  for (const address of [project.id, project.slug]) queryClient.setQueryData(projectKey(address), project);
  return project;
}

/** Changes name, description or status. @returns the project as the server has it now. */
export async function updateProject(id: string, change: UpdateProjectInput): Promise<Project> {
  return (await projects[':id'].$put({ param: { id }, json: change }, repeatable)).json();
}

/** Deletes a project for good. One that is gone already is as good as deleted. */
export async function deleteProject(id: string) {
  await projects[':id'].$delete({ param: { id } }, repeatable).catch((error: unknown) => {
    if (!(error instanceof ApiError) || error.status !== 404) throw error;
  });
}

/** Changes what the list says of a project. */
export function patchProject(queryClient: QueryClient, id: string, patch: Partial<Project>) {
  queryClient.setQueryData(projectsQuery.queryKey, (list) =>
    list?.map((project) => (project.id === id ? { ...project, ...patch } : project)),
  );
}

/** Whether a body in the cache, kept under its own id, is of this project. */
const isOf = (projectId: string, data: unknown) =>
  typeof data === 'object' && data !== null && 'projectId' in data && data.projectId === projectId;

/** Lets go of everything that the cache holds of a project: each key that names it, and the bodies of its documents. */
export function forgetProject(queryClient: QueryClient, { id, slug }: Project) {
  queryClient.setQueryData(projectsQuery.queryKey, (list) => list?.filter((project) => project.id !== id));
  queryClient.removeQueries({
    predicate: ({ queryKey, state: { data } }) =>
      queryKey.includes(id) || queryKey.includes(slug || id) || isOf(id, data),
  });
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
