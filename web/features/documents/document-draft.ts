import { useCallback, useEffect, useRef, useState } from 'react';
import type { SaveDocumentInput } from '#shared/documents.ts';
import { watchDeparture } from '#web/features/account/account-departure.ts';
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
 * One tab's hold on a stored draft that several may write: it writes what is new to it, and removes what it wrote itself or went on from.
 * `keep` answers whether the browser holds the draft; null is a draft without changes.
 */
export function holdDocumentDraft(projectId: string, title: string | null) {
  const key = keyOf(projectId, title);
  const isLeft = watchDeparture();
  const readStored = () => JSON.stringify(readDraft(key));
  const found = readDraft<DocumentDraft>(key);
  let own = found && JSON.stringify(found);
  let isOver = false;
  const remove = () => {
    if (own !== null && readStored() === own) writeDraft(key, null);
    own = null;
  };
  return {
    found,
    keep: (draft: DocumentDraft | null): boolean => {
      if (isOver || isLeft()) return true;
      if (draft === null) {
        remove();
        return true;
      }
      const text = JSON.stringify(draft);
      if (text === own) return true;
      // A browser that is full keeps the draft of before.
      writeDraft(key, draft);
      if (readStored() !== text) return false;
      own = text;
      return true;
    },
    /** Saved or discarded: nothing is kept from here on. */
    end: () => {
      isOver = true;
      remove();
    },
  };
}

/**
 * A draft that survives reloads, other screens and an expired session. It goes on from what this browser kept; else it is `start`.
 * `isKept` is false when the browser did not take it.
 */
export function useDocumentDraft(projectId: string, title: string | null, start: DocumentDraft) {
  const [hold] = useState(() => holdDocumentDraft(projectId, title));
  const [draft, setDraft] = useState(() => hold.found ?? start);
  const [isKept, setKept] = useState(true);
  const isChanged = differ(draft, start);
  const latest = useRef<DocumentDraft | null>(null);
  latest.current = isChanged ? draft : null;

  const keep = useCallback(() => setKept(hold.keep(latest.current)), [hold]);

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
    forget: hold.end,
    /** Back to where it started. */
    reset: () => setDraft(start),
  };
}
