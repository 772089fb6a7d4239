import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense, useState } from 'react';
import { isPro } from '#shared/content/plans.ts';
import { isOngoing, isPaid } from '#shared/subscription-status.ts';
import type { Account } from '#web/features/account/account.queries.ts';
import { subscription as messages } from '#web/features/account/messages.ts';
import { type Subscription, subscriptionQuery } from '#web/features/billing/billing.queries.ts';
import { ActionSkeleton, PlanRow } from '#web/features/billing/components/plan-row.tsx';
import { UpgradeLink } from '#web/features/billing/components/upgrade-link.tsx';
import { statusFailed } from '#web/features/billing/messages.ts';
import { describeEnd, describeRenewal } from '#web/features/billing/subscription-facts.ts';
import { useResumeSubscription } from '#web/features/billing/use-change-subscription.ts';
import { Button } from '#web/ui/button.tsx';

const CancelDialog = lazy(async () => ({
  default: (await import('#web/features/billing/components/cancel-dialog.tsx')).CancelDialog,
}));

const actionClass = 'max-sm:h-11';

/** What comes next with a subscription, and the ways to change that: cancel, keep what was canceled, or subscribe again. */
export function SubscriptionActions({ account }: { account: Account }) {
  const { data: subscription, isError, isFetching, refetch } = useQuery({ ...subscriptionQuery, refetchOnMount: true });
  const hasPro = isPro(account.plan);
  const isWaiting = !hasPro && isOngoing(subscription?.status ?? null);
  // What the account itself says needs no waiting for the provider.
  const settledEnd = account.subscriptionEndsAt && describeEnd(account.subscriptionEndsAt);
  const renewal = subscription ? describeRenewal(subscription) : settledEnd;
  const action = subscription ? (
    <Action hasPro={hasPro} subscription={subscription} />
  ) : isError ? (
    <Button size="sm" className={actionClass} busy={isFetching} onClick={() => refetch()}>
      Try Again
    </Button>
  ) : (
    <ActionSkeleton />
  );
  return (
    <PlanRow action={action}>
      {hasPro ? <p>{messages.isPro}</p> : !isWaiting && <p>{messages.isFree}</p>}
      {renewal && <p className="text-ink-soft not-first:mt-1">{renewal}</p>}
      {isError && !subscription && (
        <p role="alert" className="mt-1 text-danger">
          {statusFailed}
        </p>
      )}
    </PlanRow>
  );
}

function Action({ hasPro, subscription }: { hasPro: boolean; subscription: Subscription }) {
  const resume = useResumeSubscription();
  const [isCanceling, setIsCanceling] = useState(false);
  // Whoever ended it here finds the focus on what comes in the button's place.
  const [wasUsed, setWasUsed] = useState(false);
  if (!hasPro && !isOngoing(subscription.status)) return <UpgradeLink takesFocus={wasUsed} />;
  const isEnding = hasPro && subscription.cancelAtPeriodEnd;
  const openDialog = () => {
    setWasUsed(true);
    setIsCanceling(true);
  };
  return (
    <>
      {/* One button for both: after the dialog the focus comes back to it, whatever it is for by then. */}
      <Button
        size="sm"
        className={actionClass}
        busy={resume.isPending}
        onClick={() => (isEnding ? resume.mutate() : openDialog())}
      >
        {isEnding ? 'Keep Pro' : 'Cancel Subscription'}
      </Button>
      {isCanceling && (
        <Suspense>
          <CancelDialog
            paidUntil={isPaid(subscription.status) ? subscription.periodEnd : null}
            onClose={() => setIsCanceling(false)}
          />
        </Suspense>
      )}
    </>
  );
}
