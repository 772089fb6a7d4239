import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import RefreshCw from 'lucide-react/icons/refresh-cw';
import { planOf, plans } from '#shared/content/plans.ts';
import { type Account, accountQuery, usageQuery } from '#web/features/account/account.queries.ts';
import { subscription as messages } from '#web/features/account/messages.ts';
import { showToast } from '#web/lib/toast.ts';
import { Button, buttonClass } from '#web/ui/button.tsx';
import { ProgressBar } from '#web/ui/progress-bar.tsx';

/** The plan and what is used of it (spec 1, section 2.13). Ways to change a plan that is paid come with billing. */
export function SubscriptionCard({ account }: { account: Account }) {
  const queryClient = useQueryClient();
  const { data: usage } = useQuery(usageQuery);
  const refresh = useMutation({
    mutationFn: () =>
      Promise.all([
        queryClient.fetchQuery({ ...accountQuery, staleTime: 0 }),
        queryClient.fetchQuery({ ...usageQuery, staleTime: 0 }),
      ]),
    onSuccess: () => showToast(...messages.refreshed),
    onError: () => showToast(...messages.notRefreshed, 'danger'),
  });
  const plan = planOf(account.plan);
  const used = usage ? Math.min(usage.promptsUsedToday, usage.maxPromptsPerDay) : 0;
  return (
    <div className="px-5 py-4">
      <div className="flex items-center gap-3">
        <p className="rounded-full border border-line-strong px-3 py-1 text-sm font-medium">{plan.name} Plan</p>
        <Button size="sm" variant="quiet" className="ml-auto" busy={refresh.isPending} onClick={() => refresh.mutate()}>
          <RefreshCw className="size-4" aria-hidden="true" />
          Refresh
        </Button>
      </div>
      <dl className="mt-3 text-sm tabular-nums">
        <div className="flex justify-between gap-6 py-2">
          <dt className="text-ink-faint">Project Limit</dt>
          <dd>{usage ? `${usage.projectCount} of ${usage.maxProjects}` : '-'}</dd>
        </div>
        <div className="flex justify-between gap-6 py-2">
          <dt className="text-ink-faint">Daily message limit</dt>
          <dd>{usage ? `${usage.promptsUsedToday} of ${usage.maxPromptsPerDay}` : '-'}</dd>
        </div>
      </dl>
      <ProgressBar label="Messages used today" value={used} max={plan.maxPromptsPerDay} />
      <p className="mt-2 text-sm text-ink-soft">{usage ? messages.remaining(usage.maxPromptsPerDay - used) : '-'}</p>
      <div className="mt-4 flex flex-wrap items-center gap-x-4 gap-y-3 border-t border-line pt-4 text-sm">
        <p className="mr-auto">{plan === plans.pro ? messages.isPro : messages.isFree}</p>
        {plan === plans.free && (
          <Link to="/subscribe" className={buttonClass({ size: 'sm' })}>
            Upgrade to Pro
          </Link>
        )}
      </div>
    </div>
  );
}
