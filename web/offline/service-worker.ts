import { cleanupOutdatedCaches, matchPrecache, precache } from 'workbox-precaching';
import { NavigationRoute, registerRoute } from 'workbox-routing';

declare const self: ServiceWorkerGlobalScope;
/** The build puts them here. */
declare const offlineFiles: { url: string; revision: string | null }[];

/**
 * Keeps the app's own files in the browser, so that it opens without a connection; what it shows then are the page's copies
 * (web/lib/offline-copy.ts). With a connection a page always comes from the server, so a new version is there with the next load.
 */
precache(offlineFiles);
cleanupOutdatedCaches();

/** The screen's own shell, else the app's. */
const shellOf = async (path: string) =>
  (await matchPrecache(path === '/' ? '/' : `/${path.split('/')[1]}`)) ?? matchPrecache('/app');

registerRoute(
  new NavigationRoute(
    async ({ request, url, event }) => {
      try {
        // Asked for while this worker starts.
        return (await (event as FetchEvent).preloadResponse) ?? (await fetch(request));
      } catch (error) {
        const shell = await shellOf(url.pathname);
        if (!shell) throw error;
        return shell;
      }
    },
    { denylist: [/^\/api\//] },
  ),
);

// Their names change with what is in them.
registerRoute(
  ({ sameOrigin, url }) => sameOrigin && url.pathname.startsWith('/assets/'),
  async ({ request }) => (await matchPrecache(request.url)) ?? fetch(request),
);
registerRoute(
  ({ sameOrigin, url }) => sameOrigin && /^\/(favicon\.svg|manifest\.webmanifest)$/.test(url.pathname),
  async ({ request }) => fetch(request).catch(async () => (await matchPrecache(request.url)) ?? Response.error()),
);

self.addEventListener('activate', (event) => {
  event.waitUntil(self.registration.navigationPreload?.enable());
  // The page that brought this worker may lose its connection too.
  event.waitUntil(self.clients.claim());
});
