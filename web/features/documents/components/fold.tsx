import type { ReactNode } from 'react';

/** What helps beside a text, folded until it is wanted. */
export function Fold({ title, children }: { title: string; children: ReactNode }) {
  return (
    <details className="rounded-md border border-line bg-surface px-3 text-sm">
      <summary className="py-2 text-ink-soft hover:text-ink">{title}</summary>
      <div className="pb-3">{children}</div>
    </details>
  );
}
