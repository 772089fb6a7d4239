import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { lazy, Suspense, useState } from 'react';
import { planOf, plans } from '#shared/content/plans.ts';
import type { Account } from '#web/features/account/account.queries.ts';
import { subscription as messages } from '#web/features/account/messages.ts';
import { type Subscription, subscriptionQuery } from '#web/features/billing/billing.queries.ts';
import { statusFailed } from '#web/features/billing/messages.ts';
import { describeRenewal, isOngoing } from '#web/features/billing/subscription-facts.ts';
import { useResumeSubscription } from '#web/features/billing/use-change-subscription.ts';
import { Button, buttonClass } from '#web/ui/button.tsx';

const CancelDialog = lazy(async () => ({
  default: (await import('#web/features/billing/components/cancel-dialog.tsx')).CancelDialog,
}));

const actionClass = 'max-sm:h-11';

/** What comes next with a subscription, and the ways to change that: cancel, keep what was canceled, or subscribe again. */
export function SubscriptionActions({ account }: { account: Account }) {
  const { data: subscription, isError, isFetching, refetch } = useQuery({ ...subscriptionQuery, refetchOnMount: true });
  const isPro = planOf(account.plan) === plans.pro;
  const isDue = !isPro && subscription !== undefined && isOngoing(subscription);
  const renewal = subscription && describeRenewal(subscription);
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-3 text-sm">
      <div className="min-w-0 flex-1 basis-60">
        {isPro ? <p>{messages.isPro}</p> : !isDue && <p>{messages.isFree}</p>}
        {renewal && <p className="text-ink-soft not-first:mt-1">{renewal}</p>}
        {isError && !subscription && (
          <p role="alert" className="mt-1 text-danger">
            {statusFailed}
          </p>
        )}
      </div>
      {subscription ? (
        <Action isPro={isPro} subscription={subscription} />
      ) : isError ? (
        <Button size="sm" className={actionClass} busy={isFetching} onClick={() => refetch()}>
          Try Again
        </Button>
      ) : (
        <div className="h-8 w-40 animate-breathe rounded-md bg-hover max-sm:h-11" />
      )}
    </div>
  );
}

function Action({ isPro, subscription }: { isPro: boolean; subscription: Subscription }) {
  const resume = useResumeSubscription();
  const [isCanceling, setIsCanceling] = useState(false);
  if (!isPro && !isOngoing(subscription)) {
    return (
      <Link to="/subscribe" className={`${buttonClass({ size: 'sm' })} ${actionClass}`}>
        Upgrade to Pro
      </Link>
    );
  }
  const isEnding = isPro && subscription.cancelAtPeriodEnd;
  return (
    <>
      {/* One button for both: after the dialog the focus comes back to it, whatever it is for by then. */}
      <Button
        size="sm"
        className={actionClass}
        busy={resume.isPending}
        onClick={() => (isEnding ? resume.mutate() : setIsCanceling(true))}
      >
        {isEnding ? 'Keep Pro' : 'Cancel Subscription'}
      </Button>
      {isCanceling && (
        <Suspense>
          <CancelDialog paidUntil={isPro ? subscription.periodEnd : null} onClose={() => setIsCanceling(false)} />
        </Suspense>
      )}
    </>
  );
}
