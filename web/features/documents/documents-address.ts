import { readFlag, readId, readText } from '#web/lib/address.ts';

/**
 * What the address says of the documents screen: a document, its comparison with an older one, the editor (of that document, or of a new
 * one), or a search in the list.
 */
export type DocumentsAddress = { doc?: string; compare?: string; edit?: true; q?: string };

/** Reads the search parameters of the address; what means nothing is left out. */
export function readDocumentsAddress(search: Record<string, unknown>): DocumentsAddress {
  const doc = readId(search.doc);
  const edit = readFlag(search.edit);
  return {
    doc,
    compare: doc && readId(search.compare),
    edit,
    q: doc || edit ? undefined : readText(search.q),
  };
}
