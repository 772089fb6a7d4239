const cacheName = 'offline-copy';
const keptAt = 'Kept-At';

/** What is kept at most; what was asked for longest ago goes first. */
const mostCopies = 400;

/** How often all was wiped: what was asked for before the last time is nobody's any more. */
let wipes = 0;

/** Marks the moment at which something is asked for, for `keepCopy`. */
export const markAsked = () => wipes;

/** A browser without storage, or a page that is not served securely, keeps nothing. */
const openCopies = async () => ('caches' in globalThis ? caches.open(cacheName).catch(() => null) : null);

/**
 * Keeps an answer of JSON under its path for when there is no connection; one that streams is none to keep. It is meant for whoever is
 * signed in: `wipeCopies` at their leave, after which what was `asked` for before is not kept.
 */
export async function keepCopy(path: string, answer: Response, asked = wipes): Promise<void> {
  const headers = new Headers(answer.headers);
  if (!headers.get('Content-Type')?.startsWith('application/json')) return;
  // Before anything is awaited, or its body is read by then.
  const { body } = answer.clone();
  const copies = await openCopies();
  if (!copies || asked !== wipes) return;
  headers.delete('Content-Encoding');
  headers.set(keptAt, String(Date.now()));
  try {
    await copies.put(path, new Response(body, { headers }));
    const paths = await copies.keys();
    for (const old of paths.slice(0, Math.max(0, paths.length - mostCopies))) await copies.delete(old);
  } catch {
    // The storage is full, or the page was left meanwhile: the older copy stays.
  }
}

/** The last answer that was kept under a path and its time (ms), or null. */
export async function readCopy(path: string): Promise<{ answer: Response; at: number } | null> {
  const copies = await openCopies();
  const answer = await copies?.match(path);
  return answer ? { answer, at: Number(answer.headers.get(keptAt)) } : null;
}

/** Nothing of what was loaded stays in this browser: at sign-out, and when the session turns out to be over (DESIGN section 5). */
export async function wipeCopies(): Promise<void> {
  wipes += 1;
  if ('caches' in globalThis) await caches.delete(cacheName).catch(() => false);
}
