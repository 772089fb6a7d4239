import { checkDocument, checkPrompt, type Finding, listGivenIds } from '#shared/document-check/document-check.ts';
import { namedIds } from '#shared/document-check/ids.ts';
import type { UnsavedText } from '#worker/features/chat/texts/saving.service.ts';
import { readGivenIds } from '#worker/features/documents/documents.service.ts';
import type { Context } from '#worker/platform/context.ts';
import { logError } from '#worker/platform/errors.ts';

export type StoredDocument = { title: string; type: string; objectStorageKey: string };

const typesWithIds = ['requirements', 'architecture', 'plan'];
const mostWithIds = 12;

/**
 * The check of a turn's texts. `stored` are the project's documents, the last written first. All but the requirements may name only ids that the project's documents give, with those that the turn
 * itself has saved; without requirements there is nothing to hold them against.
 */
export function createTextCheck(context: Context, stored: StoredDocument[]) {
  const idsByTitle = new Map<string, Promise<string[]>>();
  const withIds = stored.filter(({ type }) => typesWithIds.includes(type)).slice(0, mostWithIds);
  const readOthers = async (title: string) => {
    for (const document of withIds) {
      if (!idsByTitle.has(document.title)) idsByTitle.set(document.title, readGivenIds(context, document));
    }
    const others = [...idsByTitle].filter(([other]) => other !== title).map(([, ids]) => ids);
    return (await Promise.all(others)).flat();
  };
  /** They come from R2, so they are read only where ids are named, and once. A check without them is better than none. */
  const readKnown = async ({ title, content }: { title: string; content: string }) => {
    if (namedIds(content).length === 0) return {};
    const known = await readOthers(title).catch((error): string[] => {
      logError('ids_not_read', context.requestId, error);
      return [];
    });
    return known.some((id) => id.startsWith('FR-')) ? { known } : {};
  };
  return {
    /** @returns the errors in a text of the model. */
    findErrors: async (text: UnsavedText): Promise<Finding[]> => {
      const findings =
        'prompt' in text
          ? checkPrompt(text.prompt, await readKnown({ ...text.prompt, title: '' }))
          : checkDocument(text.document, text.document.type === 'requirements' ? {} : await readKnown(text.document));
      return findings.filter(({ severity }) => severity === 'error');
    },
    /** From now on the ids of this saved text may be named. */
    learn: (text: UnsavedText) => {
      if ('document' in text) idsByTitle.set(text.document.title, Promise.resolve(listGivenIds(text.document)));
    },
  };
}
