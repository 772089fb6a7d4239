import { QueryClientProvider } from '@tanstack/react-query';
import { RouterProvider } from '@tanstack/react-router';
import { createRoot } from 'react-dom/client';
import { accountQuery } from '#web/features/account/account.queries.ts';
import { storeQueuedPreferences } from '#web/features/account/queued-preferences.ts';
import { watchConnection } from '#web/lib/connection.ts';
import { wipeCopies } from '#web/lib/offline-copy.ts';
import { onFreshData, queryClient } from '#web/lib/query-client.ts';
import { onSignedOut, onSignOut } from '#web/lib/session.ts';
import { keepSignedInHint, watchOtherTabs } from '#web/lib/signed-in-hint.ts';
import { watchTheme } from '#web/lib/theme.ts';
import { showToast } from '#web/lib/toast.ts';
import { followPlainLinks, router } from '#web/router.tsx';

/** After a deploy the chunks of an open page are gone. One reload fetches the new ones; a second failure is shown. */
function reloadForChunks(event: Event) {
  const key = 'reloaded-for-chunks';
  const reloadedAt = Number(sessionStorage.getItem(key) ?? 0);
  if (Date.now() - reloadedAt < 60_000) return;
  event.preventDefault();
  sessionStorage.setItem(key, String(Date.now()));
  location.reload();
}

/** Offline a reload would end on the browser's own page: whoever is on the way to a screen stays where they are. */
function stayHere() {
  const { status, resolvedLocation } = router.state;
  // A link that is merely pointed at is fetched too.
  if (status !== 'pending' || !resolvedLocation) return;
  showToast('You are offline', 'What you wrote is kept. Try again when the connection is back.');
  void router.navigate({ href: resolvedLocation.href, replace: true });
}

/** Has the browser keep the app's files, when the page has nothing more urgent to fetch (web/offline/service-worker.ts). */
function keepForOffline() {
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return;
  // Where the browser refuses (a private window, no more room) the app needs a connection, as before.
  const keep = () => void navigator.serviceWorker.register('/service-worker.js').catch(() => {});
  setTimeout(keep, 4_000);
}

/** Starts the app in place of what the page holds: the shell's spinner, or a prerendered page that stays until the app is ready. */
export async function startApp() {
  window.addEventListener('vite:preloadError', (event) => (navigator.onLine ? reloadForChunks(event) : stayHere()));

  // The guards read this: they send to /login and remember where one was headed. Drafts stay in the browser.
  onSignedOut(() => {
    void wipeCopies();
    queryClient.setQueryData(accountQuery.queryKey, null);
    void router.invalidate();
  });
  onFreshData(accountQuery.queryKey, () => {
    keepSignedInHint(queryClient.getQueryData(accountQuery.queryKey)?.id ?? null);
  });
  onSignOut(() => void wipeCopies());
  watchConnection(() => void queryClient.invalidateQueries());
  watchOtherTabs();
  watchTheme();
  followPlainLinks();

  keepForOffline();

  await router.load();
  const account = queryClient.getQueryData(accountQuery.queryKey);
  if (account) void storeQueuedPreferences(queryClient, account.id);

  const root = document.getElementById('app');
  if (!root) return;
  createRoot(root).render(
    <QueryClientProvider client={queryClient}>
      <RouterProvider router={router} />
    </QueryClientProvider>,
  );
}
