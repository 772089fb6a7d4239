import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense } from 'react';
import { isPro } from '#shared/content/plans.ts';
import { type Account, configQuery } from '#web/features/account/account.queries.ts';
import { subscription as messages } from '#web/features/account/messages.ts';
import { PlanRow, PlanRowSkeleton } from '#web/features/billing/components/plan-row.tsx';
import { UpgradeLink } from '#web/features/billing/components/upgrade-link.tsx';
import { hasSubscription } from '#web/features/billing/has-subscription.ts';

const SubscriptionActions = lazy(async () => ({
  default: (await import('#web/features/billing/components/subscription-actions.tsx')).SubscriptionActions,
}));

/** What the plan is, and the ways to change it (spec 1, section 2.13). Nobody who never paid loads what a subscription needs. */
export function PlanActions({ account }: { account: Account }) {
  const { data: config } = useQuery(configQuery);
  if (hasSubscription(account, config)) {
    return (
      <Suspense fallback={<PlanRowSkeleton />}>
        <SubscriptionActions account={account} />
      </Suspense>
    );
  }
  const hasPro = isPro(account.plan);
  return (
    <PlanRow reserved={false} action={!hasPro && <UpgradeLink />}>
      <p>{hasPro ? messages.isPro : messages.isFree}</p>
    </PlanRow>
  );
}
