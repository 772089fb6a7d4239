import { createRouter } from '@tanstack/react-router';
import { queryClient } from '#web/lib/query-client.ts';
import { routeTree } from '#web/route-tree.gen.ts';
import { PageSpinner } from '#web/ui/spinner.tsx';

/** The app's routes. Data lives in the query cache, so the router keeps none of its own. */
export const router = createRouter({
  routeTree,
  context: { queryClient },
  defaultPreload: 'intent',
  defaultPreloadStaleTime: 0,
  defaultPendingMs: 150,
  defaultPendingMinMs: 0,
  defaultPendingComponent: PageSpinner,
  scrollRestoration: true,
});

// Whoever moves by keyboard or screen reader starts at the new screen's content, not at the top of a page that is gone.
router.subscribe('onResolved', ({ fromLocation, pathChanged }) => {
  const content = document.querySelector('main');
  if (!fromLocation || !pathChanged || !content || document.activeElement !== document.body) return;
  content.tabIndex = -1;
  content.focus({ preventScroll: true });
});

declare module '@tanstack/react-router' {
  interface Register {
    router: typeof router;
  }
}
