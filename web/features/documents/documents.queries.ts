import { queryOptions } from '@tanstack/react-query';
import type { InferResponseType } from 'hono/client';
import { client } from '#web/lib/api.ts';
import { keptMs } from '#web/lib/query-client.ts';

const ofProject = client.api.projects[':projectId'].documents;
export type DocumentEntry = InferResponseType<typeof ofProject.$get, 200>[number];

/** The latest version of each title, the one updated last first. */
export const documentsQuery = (projectId: string) =>
  queryOptions({
    queryKey: ['documents', projectId],
    gcTime: keptMs.documents,
    queryFn: async () => (await ofProject.$get({ param: { projectId } })).json(),
    select: (list: DocumentEntry[]) => list.toSorted((a, b) => Date.parse(b.updatedAt) - Date.parse(a.updatedAt)),
  });

/** One version with its whole body; it never changes. */
export const documentQuery = (id: string) =>
  queryOptions({
    queryKey: ['document', id],
    gcTime: keptMs.documents,
    queryFn: async () => (await client.api.documents[':id'].$get({ param: { id } })).json(),
    staleTime: Number.POSITIVE_INFINITY,
  });

export const documentVersionsQuery = (projectId: string, title: string) =>
  queryOptions({
    queryKey: ['document-versions', projectId, title],
    gcTime: keptMs.documents,
    queryFn: async () => {
      const param = { projectId, title: encodeURIComponent(title) };
      const response = await ofProject[':title'].versions.$get({ param });
      return (await response.json()).versions;
    },
    staleTime: 120_000,
  });
