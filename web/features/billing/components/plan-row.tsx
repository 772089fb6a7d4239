import type { ReactNode } from 'react';

/**
 * What a plan is, and below it the way to change it. Two lines of a subscription (`reserved`) have room from the start, so that nothing
 * jumps once it is known.
 */
export function PlanRow({
  action,
  reserved = true,
  children,
}: {
  action: ReactNode;
  reserved?: boolean;
  children: ReactNode;
}) {
  return (
    <div className="flex flex-col items-start gap-3 text-sm">
      <div className={`w-full ${reserved ? 'min-h-11' : ''}`}>{children}</div>
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
