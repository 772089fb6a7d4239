import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import type { DocumentText } from '#web/features/documents/document-draft.ts';
import {
  type Document,
  type DocumentEntry,
  documentVersionsQuery,
  saveDocument,
} from '#web/features/documents/documents.queries.ts';
import { saving } from '#web/features/documents/messages.ts';
import { ApiError, describeError } from '#web/lib/api-error.ts';
import { showToast } from '#web/lib/toast.ts';

/** Whether a save was refused because the text does not go on from the newest version. */
export const isOvertaken = (error: unknown) => error instanceof ApiError && error.code === 'documents.newer_version';

/**
 * Saves a text as the next version of its title. When there is a newer one than it goes on from, nothing is saved and `newer` tells
 * which; saved once more with that version as its base, it comes on top.
 */
export function useSaveDocument(projectId: string, onSaved: (document: Document) => void) {
  const queryClient = useQueryClient();
  const [newer, setNewer] = useState<Pick<DocumentEntry, 'id' | 'version' | 'type'> | null>(null);
  const attempt = useRef({ text: '', saveId: '' });

  const save = useMutation({
    mutationFn: (input: DocumentText & { baseVersion: number }) => {
      // The same text sent again is the same version; another text must be another.
      const text = JSON.stringify(input);
      if (attempt.current.text !== text) attempt.current = { text, saveId: crypto.randomUUID() };
      return saveDocument(queryClient, projectId, { ...input, saveId: attempt.current.saveId });
    },
    onSuccess: (document) => {
      showToast(...saving.done(document.title, document.version));
      onSaved(document);
    },
    onError: async (error, { title }) => {
      if (!isOvertaken(error)) return;
      const query = { ...documentVersionsQuery(projectId, title), staleTime: 0 };
      const [newest] = await queryClient.fetchQuery(query).catch(() => []);
      setNewer(newest ?? null);
    },
  });

  // That there is a newer version is told with what can be done about it; what fails after that is told as well.
  const isTold = newer !== null && isOvertaken(save.error);
  const failed = save.error && !isTold ? `${saving.failed} ${describeError(save.error)}` : null;
  /** What was said of the last attempt no longer holds. */
  const forget = () => {
    setNewer(null);
    save.reset();
  };
  return { save: save.mutate, isSaving: save.isPending, failed, newer, forget };
}
