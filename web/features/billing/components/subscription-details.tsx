import { useQuery } from '@tanstack/react-query';
import { isDue, isOngoing } from '#shared/subscription-status.ts';
import { subscriptionQuery } from '#web/features/billing/billing.queries.ts';
import { BillingCard } from '#web/features/billing/components/billing-card.tsx';
import { InvoiceList } from '#web/features/billing/components/invoice-list.tsx';
import { PaymentMethod } from '#web/features/billing/components/payment-method.tsx';
import { PortalButton } from '#web/features/billing/components/portal-button.tsx';
import { duePayments } from '#web/features/billing/messages.ts';

/** What a subscription is paid with, and what was paid. */
export function SubscriptionDetails() {
  const { data: subscription } = useQuery({
    ...subscriptionQuery,
    refetchOnMount: true,
    // What is due may have been paid in another tab.
    refetchOnWindowFocus: ({ state }) => (isDue(state.data?.status ?? null) ? 'always' : false),
  });
  const status = subscription?.status ?? null;
  const goesOn = isOngoing(status);
  return (
    <>
      {subscription && goesOn && (
        <BillingCard title="Payment method" className="md:col-span-2">
          {isDue(status) && (
            <p className="mb-4 rounded-md bg-notice-soft px-4 py-3 text-sm">{duePayments[status].join(' ')}</p>
          )}
          <PaymentMethod card={subscription.paymentMethod} />
        </BillingCard>
      )}
      <BillingCard
        title="Invoices"
        className="md:col-span-2"
        aside={<PortalButton variant="quiet">Open billing portal</PortalButton>}
      >
        <InvoiceList canPay={goesOn} />
      </BillingCard>
    </>
  );
}
