import { type QueryClient, queryOptions } from '@tanstack/react-query';
import type { InferResponseType } from 'hono/client';
import type { SaveDocumentInput } from '#shared/documents.ts';
import { findSiblings } from '#web/features/documents/find-siblings.ts';
import { mapBodies } from '#web/features/documents/map-bodies.ts';
import { client, repeatable } from '#web/lib/api.ts';
import { moveEarly } from '#web/lib/early-reads.ts';
import { keptMs } from '#web/lib/query-client.ts';

const ofProject = client.api.projects[':projectId'].documents;
const ofDocument = client.api.documents[':id'];
export type DocumentEntry = InferResponseType<typeof ofProject.$get, 200>[number];
export type Document = InferResponseType<typeof ofDocument.$get, 200>;
/** What a version of a title is known by. */
export type DocumentVersion = Pick<DocumentEntry, 'id' | 'version'>;

/** The latest version of each title, the one updated last first. What else is kept of a project's documents has a longer key, so it ages with this list. */
export const documentsQuery = (projectId: string) =>
  queryOptions({
    queryKey: ['documents', projectId],
    gcTime: keptMs.documents,
    queryFn: async () => (await ofProject.$get({ param: { projectId } })).json(),
  });

/** One version with its whole body; it never changes. */
export const documentQuery = (id: string) =>
  queryOptions({
    queryKey: ['document', id],
    gcTime: keptMs.documents,
    queryFn: async () => {
      const document = await (await ofDocument.$get({ param: { id: encodeURIComponent(id) } })).json();
      // Its versions were asked for by its id, and are read by its title.
      const list = `/api/projects/${document.projectId}/documents/`;
      moveEarly(`${list}${id}/`, `${list}${encodeURIComponent(document.title)}/`);
      return document;
    },
    staleTime: Number.POSITIVE_INFINITY,
  });

/** Every version of a title, newest first. */
export const documentVersionsQuery = (projectId: string, title: string) =>
  queryOptions({
    queryKey: ['documents', projectId, 'versions', title],
    gcTime: keptMs.documents,
    queryFn: async () => {
      const param = { projectId, title: encodeURIComponent(title) };
      const response = await ofProject[':title'].versions.$get({ param });
      return (await response.json()).versions;
    },
    staleTime: 120_000,
  });

/** The versions beside one of which only the id is known, itself among them; none where it is not found. */
export const documentSiblingsQuery = (projectId: string, id: string) =>
  queryOptions({
    queryKey: ['documents', projectId, 'siblings', id],
    queryFn: async ({ client: cache }) =>
      findSiblings(id, await cache.fetchQuery(documentsQuery(projectId)), (title) =>
        cache.fetchQuery(documentVersionsQuery(projectId, title)),
      ),
  });

/** The latest bodies by document, for a search through them; one whose text is missing is left out. They go stale with the list. */
export const documentBodiesQuery = (projectId: string) =>
  queryOptions({
    queryKey: ['documents', projectId, 'bodies'],
    gcTime: keptMs.documents,
    queryFn: async () => (await ofProject.bodies.$get({ param: { projectId } })).json(),
    select: mapBodies,
  });

/** Where an HTML document is shown in isolation. The address lives for minutes, so each look asks for its own. */
export const documentPreviewQuery = (id: string) =>
  queryOptions({
    queryKey: ['document-preview', id],
    gcTime: 0,
    queryFn: async () => (await ofDocument.preview.$get({ param: { id: encodeURIComponent(id) } })).json(),
  });

/** Asks anew what a project's documents are: there are more versions than the cache knows. */
export function refreshDocuments(queryClient: QueryClient, projectId: string) {
  void queryClient.invalidateQueries({ queryKey: documentsQuery(projectId).queryKey });
}

/**
 * Saves a text as the next version of its title; the same `saveId` again is the same version.
 * @returns the version with its body.
 * @throws {ApiError} documents.newer_version when `baseVersion` is not the newest any more; nothing is saved then.
 */
export async function saveDocument(
  queryClient: QueryClient,
  projectId: string,
  input: SaveDocumentInput,
): Promise<Document> {
  const row = await (await ofProject.$post({ param: { projectId }, json: input }, repeatable)).json();
  const saved = { ...row, content: input.content };
  queryClient.setQueryData(documentQuery(saved.id).queryKey, saved);
  refreshDocuments(queryClient, projectId);
  return saved;
}
