/**
 * What the address says of the documents screen: a document, its comparison with an older one, the editor (of that document, or of a new
 * one), or a search in the list.
 */
export type DocumentsAddress = { doc?: string; compare?: string; edit?: true; q?: string };

const readId = (value: unknown) => (typeof value === 'string' && value ? value : undefined);

/** Reads the search parameters of the address; what means nothing is left out. */
export function readDocumentsAddress(search: Record<string, unknown>): DocumentsAddress {
  const doc = readId(search.doc);
  const sought = typeof search.q === 'number' ? String(search.q) : readId(search.q);
  return {
    doc,
    compare: doc && readId(search.compare),
    edit: search.edit ? true : undefined,
    q: doc || search.edit ? undefined : sought,
  };
}
