import { useSyncExternalStore } from 'react';

/** Whether the app is cut off, and of when (ms) what it shows is, where that is a copy. */
type Connection = { isOffline: boolean; copyOf: number | null };

let connection: Connection = { isOffline: false, copyOf: null };
let askAnew: () => void = () => {};
const listeners = new Set<() => void>();

function change(next: Connection) {
  if (next.isOffline === connection.isOffline && next.copyOf === connection.copyOf) return;
  connection = next;
  for (const listener of listeners) listener();
}

/** Notes that a copy of this moment (ms) is shown in place of an answer. The oldest of several counts. */
export const noteCopy = (at: number) =>
  change({ isOffline: true, copyOf: Math.min(at, connection.copyOf ?? Number.POSITIVE_INFINITY) });

/** The server is reached again, or tried once more: what was shown from copies is asked for anew. */
export function reconnect() {
  const { isOffline, copyOf } = connection;
  if (!isOffline) return;
  change({ isOffline: false, copyOf: null });
  if (copyOf !== null) askAnew();
}

/** Follows what the browser knows of its connection. `ask` asks anew for all that is on screen. */
export function watchConnection(ask: () => void) {
  askAnew = ask;
  window.addEventListener('online', reconnect);
  window.addEventListener('offline', () => change({ ...connection, isOffline: true }));
  if (!navigator.onLine) change({ ...connection, isOffline: true });
}

function listen(listener: () => void) {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** The connection as it is known now. */
export function useConnection(): Connection {
  const read = () => connection;
  return useSyncExternalStore(listen, read, read);
}
