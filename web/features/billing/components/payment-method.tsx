import CreditCard from 'lucide-react/icons/credit-card';
import type { Subscription } from '#web/features/billing/billing.queries.ts';
import { PortalButton } from '#web/features/billing/components/portal-button.tsx';
import { describeCard, describeExpiry } from '#web/features/billing/subscription-facts.ts';

/** What Pro is paid with, and the way to change it. */
export function PaymentMethod({ card }: { card: Subscription['paymentMethod'] }) {
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-4 text-sm">
      {card ? (
        <div className="flex items-center gap-3">
          <CreditCard className="size-6 shrink-0 text-ink-soft" />
          <div>
            <p className="font-medium tabular-nums">{describeCard(card)}</p>
            <p className="text-ink-faint tabular-nums">{describeExpiry(card, new Date())}</p>
          </div>
        </div>
      ) : (
        <p className="text-ink-soft">No card on file.</p>
      )}
      <PortalButton>Update payment method</PortalButton>
    </div>
  );
}
