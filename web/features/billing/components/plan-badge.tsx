import { planOf } from '#shared/content/plans.ts';

/** 'Pro Plan' or 'Free Plan'. */
export function PlanBadge({ plan }: { plan: string | null }) {
  return (
    <p className="rounded-full border border-line-strong px-3 py-1 text-sm font-medium">{planOf(plan).name} Plan</p>
  );
}
