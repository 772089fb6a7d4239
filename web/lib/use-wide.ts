import { useSyncExternalStore } from 'react';

const queries = {
  panel: matchMedia('(width >= 64rem)'),
  margin: matchMedia('(width >= 80rem)'),
} as const;

/** Whether there is room for a `panel` beside the content; with 'margin' for one beside a text that stays in the middle. */
export function useWide(room: keyof typeof queries = 'panel'): boolean {
  const query = queries[room];
  return useSyncExternalStore(
    (listener) => {
      query.addEventListener('change', listener);
      return () => query.removeEventListener('change', listener);
    },
    () => query.matches,
  );
}
