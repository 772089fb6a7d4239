import { useState } from 'react';

const prefix = 'draft:';

/** Reads what was written and not yet sent; null when there is nothing, or storage is off. */
export function readDraft<T>(key: string): T | null {
  try {
    return JSON.parse(localStorage.getItem(prefix + key) ?? 'null') as T | null;
  } catch {
    return null;
  }
}

/** Keeps a draft over reloads and expired sessions; null removes it. */
export function writeDraft(key: string, value: unknown) {
  try {
    if (value === null) localStorage.removeItem(prefix + key);
    else localStorage.setItem(prefix + key, JSON.stringify(value));
  } catch {
    // Storage full or off: the draft lives as long as the page.
  }
}

/** Removes all drafts: at a sign-out that its user asked for, the next person at this browser finds none. */
export function clearDrafts() {
  try {
    for (const key of Object.keys(localStorage)) if (key.startsWith(prefix)) localStorage.removeItem(key);
  } catch {
    // Nothing was stored then.
  }
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
