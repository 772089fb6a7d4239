import { type QueryCacheNotifyEvent, QueryClient, type QueryKey } from '@tanstack/react-query';
import { keepCopy } from '#web/lib/offline-copy.ts';

declare module '@tanstack/react-query' {
  interface Register {
    /** The path whose answer these data are, for the copy that is shown offline; `answer` where the body says less than the data. */
    queryMeta: { copyPath?: string; answer?: (data: never) => Response };
  }
}

const minute = 60_000;
const largestFamily = 100;

/** How long data counts as fresh (spec 1, section 9). */
export const projectsStaleMs = 2 * minute;

/** How long data that no screen shows is kept, by family (spec 1, section 7). */
export const keptMs = { projects: 5 * minute, users: 30 * minute, documents: 10 * minute } as const;

/** The cache of what the server said. Retries are made one layer below (lib/api.ts). */
export const queryClient = new QueryClient({
  defaultOptions: {
    queries: {
      staleTime: 5 * minute,
      gcTime: keptMs.projects,
      // What is merely old waits for its screen's loader; what an action made wrong is asked for at once.
      refetchOnMount: ({ state }) => state.isInvalidated,
      refetchOnWindowFocus: false,
      refetchOnReconnect: false,
      retry: false,
      networkMode: 'always',
    },
    mutations: { retry: false, networkMode: 'always' },
  },
});

const cache = queryClient.getQueryCache();

/** A family (the first word of a key) holds 100 entries; beyond that the oldest go first, but none that a screen shows. */
function evictOldest({ type, query }: QueryCacheNotifyEvent) {
  if (type !== 'added') return;
  const family = cache.findAll({ queryKey: query.queryKey.slice(0, 1) });
  const idle = family.filter((other) => other !== query && !other.isActive() && other.state.fetchStatus === 'idle');
  const oldest = idle.toSorted((a, b) => a.state.dataUpdatedAt - b.state.dataUpdatedAt);
  for (const entry of oldest.slice(0, Math.max(0, family.length - largestFamily))) cache.remove(entry);
}
cache.subscribe(evictOldest);

/** What the page itself changed of an answer (a task done, a message sent) is changed in its copy too. */
function copyChange(event: QueryCacheNotifyEvent) {
  if (event.type !== 'updated' || event.action.type !== 'success' || !event.action.manual) return;
  const { meta, state } = event.query;
  const { copyPath, answer = (data: unknown) => Response.json(data) } = meta ?? {};
  if (copyPath && state.data !== undefined) void keepCopy(copyPath, answer(state.data as never));
}
cache.subscribe(copyChange);

/** Calls `listen` with the data of a key whenever it is set, by an answer or by hand. */
export function onFreshData(queryKey: QueryKey, listen: () => void) {
  const key = JSON.stringify(queryKey);
  cache.subscribe(({ type, query }) => {
    if (type === 'updated' && query.state.status === 'success' && JSON.stringify(query.queryKey) === key) {
      listen();
    }
  });
}
