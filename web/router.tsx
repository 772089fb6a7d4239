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

/**
 * Takes plain links to other pages of the app, as those of prerendered pages, without a reload. The router's own links are done by
 * then; files, new tabs and the API are the browser's.
 */
export function followPlainLinks() {
  document.addEventListener('click', (event) => {
    const link = event.target instanceof Element ? event.target.closest('a') : null;
    const isPlain = event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey;
    if (!link || !isPlain || event.defaultPrevented || link.target || link.hasAttribute('download')) return;
    const { origin, pathname, search, hash } = new URL(link.href, location.href);
    if (origin !== location.origin || pathname.startsWith('/api/') || (hash && pathname === location.pathname)) return;
    event.preventDefault();
    void router.navigate({ href: pathname + search + hash });
  });
}

declare module '@tanstack/react-router' {
  interface Register {
    router: typeof router;
  }
}
