import { useQuery } from '@tanstack/react-query';
import { useMatch } from '@tanstack/react-router';
import CreditCard from 'lucide-react/icons/credit-card';
import { accountQuery } from '#web/features/account/account.queries.ts';
import { invoicesQuery } from '#web/features/billing/billing.queries.ts';
import { PortalButton } from '#web/features/billing/components/portal-button.tsx';
import { duePayments } from '#web/features/billing/messages.ts';
import { describeDue } from '#web/features/billing/subscription-facts.ts';

/** A quiet word that a payment is due, what that means, and the way to mend it; the billing page says so itself. */
export function PaymentBanner({ status, className = '' }: { status: keyof typeof duePayments; className?: string }) {
  // It may have been paid in another tab, where Stripe's pages open.
  useQuery({ ...accountQuery, refetchOnWindowFocus: 'always' });
  const isOnBilling = useMatch({ from: '/_app/billing', shouldThrow: false }) !== undefined;
  const { data: invoices } = useQuery({ ...invoicesQuery, enabled: !isOnBilling });
  if (isOnBilling) return null;
  const [meaning, advice] = duePayments[status];
  return (
    <aside
      aria-label="Payment due"
      className={`flex flex-wrap items-center gap-x-4 gap-y-1 bg-notice-soft px-5 py-2 text-sm sm:gap-y-3 sm:py-4 ${className}`}
    >
      <CreditCard className="size-5 shrink-0 max-sm:hidden" />
      <p className="min-w-0 flex-1 basis-64">
        <strong className="font-semibold">{describeDue(invoices)}</strong>{' '}
        <span className="text-ink-soft">
          {meaning} <span className="max-sm:sr-only">{advice}</span>
        </span>
      </p>
      <PortalButton>Update payment method</PortalButton>
    </aside>
  );
}
