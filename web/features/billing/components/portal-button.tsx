import type { ReactNode } from 'react';
import { openPortal } from '#web/features/billing/billing.queries.ts';
import { failure, paymentUpdateFailed } from '#web/features/billing/messages.ts';
import { useProviderPage } from '#web/features/billing/use-provider-page.ts';
import { showToast } from '#web/lib/toast.ts';
import { Button } from '#web/ui/button.tsx';

/** Leads to the provider's pages for this customer: the card, the invoices, the address on them. */
export function PortalButton({ children, variant }: { children: ReactNode; variant?: 'secondary' | 'quiet' }) {
  const { isLeaving, leave } = useProviderPage(openPortal, () => showToast(failure, paymentUpdateFailed, 'danger'));
  return (
    <Button
      size="sm"
      variant={variant}
      className={`max-sm:h-11 ${variant === 'quiet' ? '-mr-3' : ''}`}
      busy={isLeaving}
      onClick={leave}
    >
      {children}
    </Button>
  );
}
