import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense } from 'react';
import { isDue } from '#shared/subscription-status.ts';
import { type Account, accountQuery } from '#web/features/account/account.queries.ts';

const PaymentBanner = lazy(async () => ({
  default: (await import('#web/features/billing/components/payment-banner.tsx')).PaymentBanner,
}));

/** Where a payment is due, the banner that says so; else nothing. */
export function PaymentNotice({ account, className }: { account: Account; className: string }) {
  const { subscriptionStatus: status } = useQuery(accountQuery).data ?? account;
  if (!isDue(status)) return null;
  return (
    <Suspense>
      <PaymentBanner status={status} className={className} />
    </Suspense>
  );
}
