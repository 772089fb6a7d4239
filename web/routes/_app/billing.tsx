import { useQuery } from '@tanstack/react-query';
import { createFileRoute, redirect } from '@tanstack/react-router';
import { accountQuery, configQuery, usageQuery } from '#web/features/account/account.queries.ts';
import { keepCheckout } from '#web/features/billing/checkout-return.ts';
import { BillingScreen } from '#web/features/billing/components/billing-screen.tsx';
import { readText } from '#web/lib/address.ts';

export const Route = createFileRoute('/_app/billing')({
  validateSearch: (search: Record<string, unknown>): { session_id?: string } => ({
    session_id: readText(search.session_id),
  }),
  // A checkout ends here. Its id is kept aside and leaves the address before anything is shown.
  beforeLoad: ({ search: { session_id }, context: { account }, preload }) => {
    if (!session_id || preload) return;
    keepCheckout(account.id, session_id);
    throw redirect({ to: '/billing', replace: true });
  },
  loader: ({ context: { queryClient } }) => {
    void queryClient.prefetchQuery(configQuery);
    void queryClient.prefetchQuery(usageQuery);
  },
  component: Billing,
});

function Billing() {
  const { account } = Route.useRouteContext();
  // The guard's answer is of the moment one came; a plan that changes shows at once.
  return <BillingScreen account={useQuery(accountQuery).data ?? account} />;
}
