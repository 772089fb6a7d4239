import { QueryClientProvider } from '@tanstack/react-query';
import { RouterProvider } from '@tanstack/react-router';
import { createRoot } from 'react-dom/client';
import '#web/styles.css';
import { accountQuery } from '#web/features/account/account.queries.ts';
import { queryClient } from '#web/lib/query-client.ts';
import { onSignedOut } from '#web/lib/session.ts';
import { watchTheme } from '#web/lib/theme.ts';
import { router } from '#web/router.tsx';

// After a deploy the chunks of an open page are gone. One reload fetches the new ones; a second failure is shown.
window.addEventListener('vite:preloadError', (event) => {
  const key = 'reloaded-for-chunks';
  const reloadedAt = Number(sessionStorage.getItem(key) ?? 0);
  if (Date.now() - reloadedAt < 60_000) return;
  event.preventDefault();
  sessionStorage.setItem(key, String(Date.now()));
  location.reload();
});

// The guards read this: they send to /login and remember where one was headed. Drafts stay in the browser.
onSignedOut(() => {
  queryClient.setQueryData(accountQuery.queryKey, null);
  void router.invalidate();
});

watchTheme();

const root = document.getElementById('app');
if (root) {
  createRoot(root).render(
    <QueryClientProvider client={queryClient}>
      <RouterProvider router={router} />
    </QueryClientProvider>,
  );
}
