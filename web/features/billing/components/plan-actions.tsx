import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense } from 'react';
import { isPro } from '#shared/content/plans.ts';
import { type Account, configQuery } from '#web/features/account/account.queries.ts';
import { subscription as messages } from '#web/features/account/messages.ts';
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
      <Suspense fallback={<div className="h-11 animate-breathe rounded-md bg-hover" />}>
        <SubscriptionActions account={account} />
      </Suspense>
    );
  }
  const hasPro = isPro(account.plan);
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-3 text-sm">
      <p className="min-w-0 flex-1 basis-60">{hasPro ? messages.isPro : messages.isFree}</p>
      {!hasPro && <UpgradeLink />}
    </div>
  );
}
