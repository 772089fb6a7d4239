import { useQuery } from '@tanstack/react-query';
import { subscriptionQuery } from '#web/features/billing/billing.queries.ts';
import { BillingCard } from '#web/features/billing/components/billing-card.tsx';
import { InvoiceList } from '#web/features/billing/components/invoice-list.tsx';
import { PaymentMethod } from '#web/features/billing/components/payment-method.tsx';
import { PortalButton } from '#web/features/billing/components/portal-button.tsx';
import { isOngoing } from '#web/features/billing/subscription-facts.ts';

/** What a subscription is paid with, and what was paid. */
export function SubscriptionDetails() {
  const { data: subscription } = useQuery({ ...subscriptionQuery, refetchOnMount: true });
  return (
    <>
      {subscription && isOngoing(subscription) && (
        <BillingCard title="Payment method" className="md:col-span-2">
          <PaymentMethod card={subscription.paymentMethod} />
        </BillingCard>
      )}
      <BillingCard
        title="Invoices"
        className="md:col-span-2"
        aside={<PortalButton variant="quiet">Open billing portal</PortalButton>}
      >
        <InvoiceList />
      </BillingCard>
    </>
  );
}
