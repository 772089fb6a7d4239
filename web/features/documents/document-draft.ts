import { useCallback, useEffect, useRef, useState } from 'react';
import type { SaveDocumentInput } from '#shared/documents.ts';
import { readDraft, writeDraft } from '#web/lib/drafts.ts';

/** A document being written, and the version that it goes on from: `baseId` null and `baseVersion` 0 for a new one. */
export type DocumentText = Pick<SaveDocumentInput, 'title' | 'type' | 'content'>;
export type DocumentDraft = DocumentText & { baseId: string | null; baseVersion: number };

/** A draft is written when its writer pauses, and whenever the page may go away. */
const pauseMs = 400;

/** One draft for each title of a project, and one for a new document. */
const keyOf = (projectId: string, title: string | null) =>
  title === null ? `new-document:${projectId}` : `document:${projectId}:${title}`;

/** What was written of a title (of a new document: null) and not saved. */
export function readDocumentDraft(projectId: string, title: string | null): DocumentDraft | null {
  return readDraft<DocumentDraft>(keyOf(projectId, title));
}

const differ = (a: DocumentText, b: DocumentText) =>
  a.title !== b.title || a.type !== b.type || a.content !== b.content;

/**
 * A draft that survives reloads, other screens and an expired session. It goes on from what this browser kept; else it is `start`.
 * `isKept` is false when the browser did not take it.
 */
export function useDocumentDraft(projectId: string, title: string | null, start: DocumentDraft) {
  const [draft, setDraft] = useState(() => readDocumentDraft(projectId, title) ?? start);
  const [isKept, setKept] = useState(true);
  const isChanged = differ(draft, start);
  const key = keyOf(projectId, title);
  const latest = useRef<DocumentDraft | null>(null);
  latest.current = isChanged ? draft : null;
  const isOver = useRef(false);

  const keep = useCallback(() => {
    if (isOver.current) return;
    writeDraft(key, latest.current);
    setKept(latest.current === null || readDraft(key) !== null);
  }, [key]);

  useEffect(() => {
    const keepWhenHidden = () => document.visibilityState === 'hidden' && keep();
    window.addEventListener('pagehide', keep);
    document.addEventListener('visibilitychange', keepWhenHidden);
    return () => {
      window.removeEventListener('pagehide', keep);
      document.removeEventListener('visibilitychange', keepWhenHidden);
      keep();
    };
  }, [keep]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: each change starts the pause anew
  useEffect(() => {
    const timer = setTimeout(keep, pauseMs);
    return () => clearTimeout(timer);
  }, [draft, keep]);

  return {
    draft,
    isChanged,
    isKept,
    change: (patch: Partial<DocumentDraft>) => setDraft((now) => ({ ...now, ...patch })),
    /** Saved or discarded: this browser forgets it. */
    forget: () => {
      isOver.current = true;
      writeDraft(key, null);
    },
    /** Back to where it started. */
    reset: () => setDraft(start),
  };
}
