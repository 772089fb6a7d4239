/** What this browser keeps under a key, as it was written; null when there is nothing, it can't be read, or storage is off. */
export function readStored(key: string): unknown {
  try {
    return JSON.parse(localStorage.getItem(key) ?? 'null');
  } catch {
    return null;
  }
}

/** Keeps a value under a key; null removes it. @returns whether the browser did: storage may be full or off. */
export function writeStored(key: string, value: unknown): boolean {
  try {
    if (value === null) localStorage.removeItem(key);
    else localStorage.setItem(key, JSON.stringify(value));
    return true;
  } catch {
    return false;
  }
}

/** Removes all that is kept under keys of this kind. */
export function forgetStored(isMeant: (key: string) => boolean) {
  try {
    for (const key of Object.keys(localStorage)) if (isMeant(key)) localStorage.removeItem(key);
  } catch {
    // Nothing was stored then.
  }
}

/** Removes all that is kept of a project or user that is gone: their keys name it. */
export function forgetStoredOf(id: string) {
  forgetStored((key) => key.includes(id));
}
