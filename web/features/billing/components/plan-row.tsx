import type { ReactNode } from 'react';

/** What a plan is, and below it the way to change it: in one place, whatever both are. Two lines have room from the start. */
export function PlanRow({ action, children }: { action: ReactNode; children: ReactNode }) {
  return (
    <div className="flex flex-col items-start gap-3 text-sm">
      <div className="min-h-11 w-full">{children}</div>
      {action}
    </div>
  );
}

/** The row while it is not known what to say. */
export function PlanRowSkeleton() {
  return (
    <PlanRow action={<ActionSkeleton />}>
      <div className="h-5 animate-breathe rounded-md bg-hover" />
    </PlanRow>
  );
}

export const ActionSkeleton = () => <div className="h-8 w-40 animate-breathe rounded-md bg-hover max-sm:h-11" />;
