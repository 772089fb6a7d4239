import { createFileRoute, redirect } from '@tanstack/react-router';
import { configQuery } from '#web/features/account/account.queries.ts';
import { subscription } from '#web/features/account/messages.ts';
import { SubscribeScreen } from '#web/features/billing/components/subscribe-screen.tsx';
import { showToast } from '#web/lib/toast.ts';

export const Route = createFileRoute('/_app/subscribe')({
  beforeLoad: ({ context: { account }, preload }) => {
    if (account.plan !== 'pro') return;
    // A link that is merely pointed at is preloaded, and says nothing yet.
    if (!preload) showToast(...subscription.already);
    throw redirect({ to: '/settings', replace: true });
  },
  loader: ({ context: { queryClient } }) => {
    void queryClient.prefetchQuery(configQuery);
  },
  component: Subscribe,
});

function Subscribe() {
  return <SubscribeScreen account={Route.useRouteContext().account} />;
}
