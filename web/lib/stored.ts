/** Where something is kept: for good, or as long as the tab's session. */
type Place = 'browser' | 'session';

/** Even to name a storage throws where it is off. */
const open = (place: Place) => (place === 'browser' ? localStorage : sessionStorage);

/** What is kept under a key, as it was written; null when there is nothing, it can't be read, or storage is off. */
export function readStored(key: string, place: Place = 'browser'): unknown {
  try {
    return JSON.parse(open(place).getItem(key) ?? 'null');
  } catch {
    return null;
  }
}

/** Keeps a value under a key; null removes it. @returns whether the browser did: storage may be full or off. */
export function writeStored(key: string, value: unknown, place: Place = 'browser'): boolean {
  try {
    if (value === null) open(place).removeItem(key);
    else open(place).setItem(key, JSON.stringify(value));
    return true;
  } catch {
    return false;
  }
}

/** Removes all that is kept for good under keys of this kind. */
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
