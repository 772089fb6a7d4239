import type { ReactNode } from 'react';

/** A table, which scrolls where it is wider than its place. */
export function TableFrame({ children }: { children?: ReactNode }) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a wide table scrolls, and must do so by keyboard too
    <section className="table-frame" tabIndex={0} aria-label="Table">
      <table>{children}</table>
    </section>
  );
}
