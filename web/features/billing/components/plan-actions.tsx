import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { lazy, Suspense } from 'react';
import { planOf, plans } from '#shared/content/plans.ts';
import { type Account, configQuery } from '#web/features/account/account.queries.ts';
import { subscription as messages } from '#web/features/account/messages.ts';
import { hasSubscription } from '#web/features/billing/has-subscription.ts';
import { buttonClass } from '#web/ui/button.tsx';

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
  const isPro = planOf(account.plan) === plans.pro;
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-3 text-sm">
      <p className="min-w-0 flex-1 basis-60">{isPro ? messages.isPro : messages.isFree}</p>
      {!isPro && (
        <Link to="/subscribe" className={`${buttonClass({ size: 'sm' })} max-sm:h-11`}>
          Upgrade to Pro
        </Link>
      )}
    </div>
  );
}
