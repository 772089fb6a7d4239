import { checkDocument, checkPrompt, type Finding } from '#shared/document-check/document-check.ts';
import { listIds } from '#shared/document-check/ids.ts';
import { isCodingPrompt } from '#shared/document-check/prompt.ts';
import type { UnsavedText } from '#worker/features/chat/texts/saving.service.ts';
import { readGivenIds } from '#worker/features/documents/documents.service.ts';
import type { Context } from '#worker/platform/context.ts';
import { logError } from '#worker/platform/errors.ts';

/** Where the documents of a project that give ids are stored, as the turn found them. */
export type DocumentsWithIds = { title: string; objectStorageKey: string }[];

/**
 * The check of a turn's texts. What rests on the requirements (architecture, plan, coding prompt) may name only ids that the project's
 * documents give, with those that the turn itself has saved; without requirements there is nothing to hold it against.
 */
export function createTextCheck(context: Context, stored: DocumentsWithIds) {
  const idsByTitle = new Map<string, Promise<string[]>>();
  /** The bodies come from R2, so they are read only where ids are looked up, and once. A check without them is better than none. */
  const readIds = async (title: string) => {
    for (const document of stored) {
      if (!idsByTitle.has(document.title))
        idsByTitle.set(document.title, readGivenIds(context, document.objectStorageKey));
    }
    const others = [...idsByTitle].filter(([other]) => other !== title).map(([, ids]) => ids);
    const ids = await Promise.all(others).catch((error) => {
      logError('ids_not_read', context.requestId, error);
      return [];
    });
    const known = ids.flat();
    return known.some((id) => id.startsWith('FR-')) ? { known } : {};
  };
  return {
    /** @returns the errors in a text of the model. */
    findErrors: async (text: UnsavedText): Promise<Finding[]> => {
      const findings =
        'document' in text
          ? checkDocument(text.document, restsOnIds(text) ? await readIds(text.document.title) : {})
          : checkPrompt(text.prompt, restsOnIds(text) ? await readIds('') : {});
      return findings.filter(({ severity }) => severity === 'error');
    },
    /** From now on the ids of this saved text may be named. */
    learn: (text: UnsavedText) => {
      if ('document' in text) idsByTitle.set(text.document.title, Promise.resolve(listIds(text.document.content)));
    },
  };
}

const restsOnIds = (text: UnsavedText) =>
  'document' in text
    ? text.document.type === 'architecture' || text.document.type === 'plan'
    : isCodingPrompt(text.prompt.documentType);
