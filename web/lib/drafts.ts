import { useState } from 'react';
import { forgetStored, readStored, writeStored } from '#web/lib/stored.ts';

const prefix = 'draft:';

/** Reads what was written and not yet sent; null when there is nothing, or storage is off. */
export function readDraft<T>(key: string): T | null {
  return readStored(prefix + key) as T | null;
}

/**
 * Keeps a draft over reloads and expired sessions; null removes it. The key names the project or user, whose end is its end.
 * @returns whether it is kept; else it lives as long as the page.
 */
export function writeDraft(key: string, value: unknown): boolean {
  return writeStored(prefix + key, value);
}

/** Removes all drafts: at a sign-out that its user asked for, the next person at this browser finds none. */
export function clearDrafts() {
  forgetStored((key) => key.startsWith(prefix));
}

/** State that survives a reload. The key must not change while a component is mounted. */
export function useDraft<T>(key: string, empty: T): [T, (value: T) => void] {
  const [value, setValue] = useState<T>(() => readDraft<T>(key) ?? empty);
  const set = (next: T) => {
    setValue(next);
    writeDraft(key, next === empty ? null : next);
  };
  return [value, set];
}
