import { useQuery } from '@tanstack/react-query';
import { plans } from '#shared/content/plans.ts';
import { usageQuery } from '#web/features/account/account.queries.ts';
import { promptsLeft } from '#web/features/prompts/prompt-list.ts';
import { formatCount, formatMoment } from '#web/lib/formats.ts';
import { Button } from '#web/ui/button.tsx';
import { ProgressBar } from '#web/ui/progress-bar.tsx';

/** What is used of the day's allowance, and when there is a new one (spec 2, section 2). */
export function UsageCard({ onUpgrade }: { onUpgrade: () => void }) {
  const { data: usage, isError, isFetching, refetch } = useQuery(usageQuery);
  return (
    <section aria-labelledby="usage" className="flex flex-col rounded-xl border border-line bg-surface p-5 shadow-card">
      <h2 id="usage" className="font-serif text-lg font-semibold">
        Daily Usage
      </h2>
      {usage ? (
        <>
          <p className="mt-2 mb-2.5 text-sm tabular-nums">
            <span className="text-xl font-semibold">{usage.promptsUsedToday}</span>
            <span className="text-ink-soft"> of {formatCount(usage.maxPromptsPerDay, 'prompt')} used</span>
          </p>
          <ProgressBar label="Prompts used today" value={usage.promptsUsedToday} max={usage.maxPromptsPerDay} />
          <p className="mt-2.5 text-sm text-ink-soft tabular-nums">
            {promptsLeft(usage)} remaining · resets {formatMoment(usage.resetsAt)}
          </p>
          {usage.plan !== 'pro' && (
            <div className="mt-auto pt-4">
              <Button size="sm" className="max-sm:h-11" onClick={onUpgrade}>
                Upgrade to Pro for {plans.pro.maxPromptsPerDay}/day
              </Button>
            </div>
          )}
        </>
      ) : isError ? (
        <div role="alert" className="mt-2 text-sm text-ink-soft">
          <p className="mb-3">Your usage could not be loaded.</p>
          <Button size="sm" busy={isFetching} onClick={() => refetch()}>
            Try Again
          </Button>
        </div>
      ) : (
        <div className="mt-3 h-16 animate-breathe rounded-md bg-hover" />
      )}
    </section>
  );
}
