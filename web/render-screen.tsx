import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { createMemoryHistory, createRootRoute, createRouter, RouterContextProvider } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';

/** Renders a screen to HTML for the build, at a path and without data. What is lazy shows its stand-in. */
export function renderScreen(path: string, screen: ReactNode): string {
  const history = createMemoryHistory({ initialEntries: [path] });
  const router = createRouter({ routeTree: createRootRoute(), history });
  const queryClient = new QueryClient();
  const html = renderToStaticMarkup(
    <QueryClientProvider client={queryClient}>
      <RouterContextProvider router={router}>{screen}</RouterContextProvider>
    </QueryClientProvider>,
  );
  // Its timers would keep the build from ending.
  queryClient.clear();
  return html;
}
