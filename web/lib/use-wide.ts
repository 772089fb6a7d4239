import { useSyncExternalStore } from 'react';

const query = matchMedia('(width >= 64rem)');

/** Whether there is room for a panel beside the content. */
export function useWide(): boolean {
  return useSyncExternalStore(
    (listener) => {
      query.addEventListener('change', listener);
      return () => query.removeEventListener('change', listener);
    },
    () => query.matches,
  );
}
