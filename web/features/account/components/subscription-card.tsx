import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import RefreshCw from 'lucide-react/icons/refresh-cw';
import { planOf } from '#shared/content/plans.ts';
import { type Account, accountQuery, configQuery, usageQuery } from '#web/features/account/account.queries.ts';
import { subscription as messages } from '#web/features/account/messages.ts';
import { subscriptionQuery } from '#web/features/billing/billing.queries.ts';
import { PlanActions } from '#web/features/billing/components/plan-actions.tsx';
import { PlanBadge } from '#web/features/billing/components/plan-badge.tsx';
import { hasSubscription } from '#web/features/billing/has-subscription.ts';
import { describeOverLimit } from '#web/features/billing/over-limit.ts';
import { showToast } from '#web/lib/toast.ts';
import { Button } from '#web/ui/button.tsx';
import { ProgressBar } from '#web/ui/progress-bar.tsx';

/** The plan, what is used of it, and the ways to change it (spec 1, section 2.13). */
export function SubscriptionCard({ account }: { account: Account }) {
  const queryClient = useQueryClient();
  const { data: usage, isError } = useQuery(usageQuery);
  const { data: config } = useQuery(configQuery);
  const refresh = useMutation({
    mutationFn: () =>
      Promise.all([
        queryClient.fetchQuery({ ...accountQuery, staleTime: 0 }),
        queryClient.fetchQuery({ ...usageQuery, staleTime: 0 }),
        hasSubscription(account, config) && queryClient.fetchQuery({ ...subscriptionQuery, staleTime: 0 }),
      ]),
    onSuccess: () => showToast(...messages.refreshed),
    onError: () => showToast(...messages.notRefreshed, 'danger'),
  });
  const plan = planOf(account.plan);
  const overLimit = usage && describeOverLimit(usage);
  const used = usage ? Math.min(usage.promptsUsedToday, usage.maxPromptsPerDay) : 0;
  return (
    <div className="px-5 py-4">
      <div className="flex items-center gap-3">
        <PlanBadge plan={account.plan} />
        <Button size="sm" variant="quiet" className="ml-auto" busy={refresh.isPending} onClick={() => refresh.mutate()}>
          <RefreshCw className="size-4" aria-hidden="true" />
          Refresh
        </Button>
      </div>
      <dl className="mt-3 text-sm tabular-nums">
        <div className="flex justify-between gap-6 py-2">
          <dt className="text-ink-faint">Project Limit</dt>
          <dd className="text-right">
            {usage ? `${usage.projectCount} of ${usage.maxProjects}` : '-'}
            {overLimit && <p className="mt-0.5 text-ink-faint">{overLimit}</p>}
          </dd>
        </div>
        <div className="flex justify-between gap-6 py-2">
          <dt className="text-ink-faint">Daily message limit</dt>
          <dd>{usage ? `${usage.promptsUsedToday} of ${usage.maxPromptsPerDay}` : '-'}</dd>
        </div>
      </dl>
      <ProgressBar label="Messages used today" value={used} max={plan.maxPromptsPerDay} />
      <p className="mt-2 text-sm text-ink-soft">
        {usage ? messages.remaining(usage.maxPromptsPerDay - used) : isError ? messages.usageFailed : '-'}
      </p>
      <div className="mt-4 border-t border-line pt-4">
        <PlanActions account={account} />
      </div>
      {config?.billing && (
        <p className="mt-3 text-sm">
          <Link
            to="/billing"
            className="inline-flex min-h-6 items-center rounded-sm text-ink-soft underline underline-offset-4 hover:text-ink"
          >
            Billing and invoices
          </Link>
        </p>
      )}
    </div>
  );
}
