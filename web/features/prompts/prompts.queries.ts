import { queryOptions } from '@tanstack/react-query';
import type { InferResponseType } from 'hono/client';
import { client } from '#web/lib/api.ts';
import { keptMs } from '#web/lib/query-client.ts';

const ofProject = client.api.projects[':projectId'].prompts;
export type PromptEntry = InferResponseType<typeof ofProject.$get, 200>[number];

/** The latest version of each title, newest first. */
export const promptsQuery = (projectId: string) =>
  queryOptions({
    queryKey: ['prompts', projectId],
    gcTime: keptMs.documents,
    queryFn: async () => (await ofProject.$get({ param: { projectId } })).json(),
    select: (list: PromptEntry[]) => list.toSorted((a, b) => Date.parse(b.createdAt) - Date.parse(a.createdAt)),
  });

/** One version with its whole body; it never changes. */
export const promptQuery = (id: string) =>
  queryOptions({
    queryKey: ['prompt', id],
    gcTime: keptMs.documents,
    queryFn: async () => (await client.api.prompts[':id'].$get({ param: { id } })).json(),
    staleTime: Number.POSITIVE_INFINITY,
  });

/** Opens a prompt's whole body over the screen. */
export type OpenPrompt = (prompt: { id: string; title: string }) => void;
