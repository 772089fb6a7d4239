import { QueryClient } from '@tanstack/react-query';

const minute = 60_000;

export const projectsStaleMs = 2 * minute;

/** The cache of what the server said. Retries are made one layer below (lib/api.ts). */
export const queryClient = new QueryClient({
  defaultOptions: {
    queries: {
      staleTime: 5 * minute,
      refetchOnWindowFocus: false,
      refetchOnReconnect: false,
      retry: false,
      networkMode: 'always',
    },
    mutations: { retry: false, networkMode: 'always' },
  },
});
