import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense } from 'react';
import { isPro } from '#shared/content/plans.ts';
import { type Account, configQuery } from '#web/features/account/account.queries.ts';
import { BackToSettings } from '#web/features/billing/components/back-to-settings.tsx';
import { BillingCard } from '#web/features/billing/components/billing-card.tsx';
import { ConfirmationNote } from '#web/features/billing/components/confirmation-note.tsx';
import { PlanActions } from '#web/features/billing/components/plan-actions.tsx';
import { PlanBadge } from '#web/features/billing/components/plan-badge.tsx';
import { PlanRowSkeleton } from '#web/features/billing/components/plan-row.tsx';
import { UsageMeters } from '#web/features/billing/components/usage-meters.tsx';
import { hasSubscription } from '#web/features/billing/has-subscription.ts';
import { useConfirmCheckout } from '#web/features/billing/use-confirm-checkout.ts';
import { AppFrame } from '#web/features/projects/components/app-bar.tsx';
import { usePageTitle } from '#web/lib/page-title.ts';

const SubscriptionDetails = lazy(async () => ({
  default: (await import('#web/features/billing/components/subscription-details.tsx')).SubscriptionDetails,
}));

/** The plan, what is used of it, and what is paid for it (spec 1, section 2.11). */
export function BillingScreen({ account }: { account: Account }) {
  usePageTitle('Billing');
  const { data: config } = useQuery(configQuery);
  const checkout = useConfirmCheckout(account.id);
  return (
    <AppFrame account={account}>
      <div className="mx-auto max-w-4xl">
        <BackToSettings />
        <h1 className="mt-4 font-serif text-3xl font-semibold tracking-[-0.01em]">Billing</h1>
        <ConfirmationNote {...checkout} userId={account.id} hasPro={isPro(account.plan)} />
        <div className="mt-8 grid gap-5 md:grid-cols-2">
          <BillingCard title="Your plan" aside={<PlanBadge plan={account.plan} />}>
            {checkout.isConfirming ? <PlanRowSkeleton /> : <PlanActions account={account} />}
          </BillingCard>
          <BillingCard title="Usage">
            <UsageMeters />
          </BillingCard>
          {hasSubscription(account, config) && (
            <Suspense>
              <SubscriptionDetails />
            </Suspense>
          )}
        </div>
      </div>
    </AppFrame>
  );
}
