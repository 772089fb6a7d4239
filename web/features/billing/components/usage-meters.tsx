import { useQuery } from '@tanstack/react-query';
import { usageQuery } from '#web/features/account/account.queries.ts';
import { describeOverLimit } from '#web/features/billing/over-limit.ts';
import { describeError } from '#web/lib/api-error.ts';
import { formatMoment } from '#web/lib/formats.ts';
import { LoadFailure } from '#web/ui/load-failure.tsx';
import { ProgressBar } from '#web/ui/progress-bar.tsx';

/** Prompts and projects against the limits of the plan (spec 1, section 2.11). */
export function UsageMeters() {
  const { data: usage, error, isFetching, refetch } = useQuery({ ...usageQuery, refetchOnMount: true });
  if (!usage && error) {
    return (
      <LoadFailure
        inCard
        what="Your usage could not be loaded."
        why={describeError(error)}
        busy={isFetching}
        onRetry={() => refetch()}
      />
    );
  }
  if (!usage) return <div className="h-28 animate-breathe rounded-md bg-hover" />;
  const { promptsUsedToday, maxPromptsPerDay, projectCount, maxProjects, resetsAt } = usage;
  return (
    <div className="flex flex-col gap-5">
      <Meter
        label="AI prompts today"
        used={promptsUsedToday}
        most={maxPromptsPerDay}
        note={`Resets ${formatMoment(resetsAt)}`}
      />
      <Meter label="Projects" used={projectCount} most={maxProjects} note={describeOverLimit(usage)} />
    </div>
  );
}

function Meter({ label, used, most, note }: { label: string; used: number; most: number; note?: string }) {
  return (
    <div className="text-sm">
      <p className="mb-2 flex items-baseline justify-between gap-4">
        <span>{label}</span>
        <span className="font-medium tabular-nums">
          {used} of {most}
        </span>
      </p>
      <ProgressBar label={label} value={used} max={most} />
      {note && <p className="mt-1.5 text-ink-faint">{note}</p>}
    </div>
  );
}
