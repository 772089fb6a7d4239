import { type QueryClient, queryOptions } from '@tanstack/react-query';
import type { InferResponseType } from 'hono/client';
import type { MessagePart } from '#shared/chat.ts';
import type { GeneratePromptInput } from '#shared/documents.ts';
import { findSiblings } from '#web/features/documents/find-siblings.ts';
import { mapBodies } from '#web/features/documents/map-bodies.ts';
import { client, repeatable } from '#web/lib/api.ts';
import { moveEarly } from '#web/lib/early-reads.ts';
import { keptMs } from '#web/lib/query-client.ts';

const ofProject = client.api.projects[':projectId'].prompts;
const { prompts } = client.api;
const getPrompt = prompts[':id'].$get;
const postPrompt = client.api.projects[':id'].prompts.$post;
export type PromptEntry = InferResponseType<typeof ofProject.$get, 200>[number];
export type Prompt = InferResponseType<typeof getPrompt, 200>;
export type GeneratedPrompt = Extract<MessagePart, { type: 'promptCreated' }>;

/** The latest version of each title, newest first. What else is kept of a project's prompts has a longer key, so it ages with this list. */
export const promptsQuery = (projectId: string) =>
  queryOptions({
    queryKey: ['prompts', projectId],
    gcTime: keptMs.documents,
    queryFn: async () => (await ofProject.$get({ param: { projectId } })).json(),
  });

/** Every version of a title, newest first. */
export const promptVersionsQuery = (projectId: string, title: string) =>
  queryOptions({
    queryKey: ['prompts', projectId, 'versions', title],
    gcTime: keptMs.documents,
    queryFn: async () => {
      const param = { projectId, title: encodeURIComponent(title) };
      return (await (await ofProject[':title'].versions.$get({ param })).json()).versions;
    },
    staleTime: 120_000,
  });

/** The versions beside one of which only the id is known, itself among them; none where it is not found. */
export const promptSiblingsQuery = (projectId: string, id: string) =>
  queryOptions({
    queryKey: ['prompts', projectId, 'siblings', id],
    queryFn: async ({ client: cache }) =>
      findSiblings(id, await cache.fetchQuery(promptsQuery(projectId)), (title) =>
        cache.fetchQuery(promptVersionsQuery(projectId, title)),
      ),
  });

/** The whole text of each title's latest version, for the search; one that is missing is left out. */
export const promptBodiesQuery = (projectId: string) =>
  queryOptions({
    queryKey: ['prompts', projectId, 'bodies'],
    gcTime: keptMs.documents,
    queryFn: async () => (await ofProject.bodies.$get({ param: { projectId } })).json(),
    select: mapBodies,
  });

/** One version with its whole body; the body never changes. */
export const promptQuery = (id: string) =>
  queryOptions({
    queryKey: ['prompt', id],
    gcTime: keptMs.documents,
    queryFn: async () => {
      const prompt = await (await getPrompt({ param: { id: encodeURIComponent(id) } })).json();
      // Its versions were asked for by its id, and are read by its title.
      const list = `/api/projects/${prompt.projectId}/prompts/`;
      moveEarly(`${list}${id}/`, `${list}${encodeURIComponent(prompt.title)}/`);
      return prompt;
    },
    staleTime: Number.POSITIVE_INFINITY,
  });

/** Has the assistant write a prompt of this title. It takes as long as the model does; the same `promptId` again is the same prompt. */
export async function generatePrompt(projectId: string, json: GeneratePromptInput): Promise<GeneratedPrompt> {
  const response = await postPrompt({ param: { id: projectId }, json }, repeatable);
  // A refusal passes through as the run answered it, which hides this answer's type.
  return (await response.json()) as GeneratedPrompt;
}

/** Marks a version as used now. */
export async function markPromptUsed(id: string): Promise<PromptEntry> {
  return (await prompts[':id'].use.$put({ param: { id: encodeURIComponent(id) } }, repeatable)).json();
}

/** Gives every prompt without a step the one of its kind. @returns how many titles were given one, and the words for it. */
export async function organizePrompts(projectId: string) {
  return (await prompts['organize-prompts'][':projectId'].$post({ param: { projectId } })).json();
}

type Use = Pick<PromptEntry, 'id' | 'status' | 'usedAt'>;

/** Says of a version whether it was used, wherever the cache holds it. */
export function putPromptUse(queryClient: QueryClient, projectId: string, { id, status, usedAt }: Use) {
  const patch = <Entry extends { id: string }>(entry: Entry) =>
    entry.id === id ? { ...entry, status, usedAt } : entry;
  queryClient.setQueryData(promptsQuery(projectId).queryKey, (list) => list?.map(patch));
  queryClient.setQueryData(promptQuery(id).queryKey, (prompt) => prompt && patch(prompt));
  queryClient.setQueriesData<PromptEntry[]>({ queryKey: ['prompts', projectId, 'versions'] }, (list) =>
    list?.map(patch),
  );
}
