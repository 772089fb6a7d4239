import { statusLook } from '#web/features/projects/project-status.ts';

/** Where a project stands: a dot and its word. */
export function StatusBadge({ status }: { status: string }) {
  const { label, dot } = statusLook(status);
  return (
    <span className="inline-flex items-center gap-1.5 text-xs whitespace-nowrap text-ink-soft">
      <span className={`size-2 rounded-full ${dot}`} aria-hidden="true" />
      {label}
    </span>
  );
}
