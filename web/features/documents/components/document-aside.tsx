import { lazy, type ReactNode, Suspense } from 'react';
import type { Finding } from '#shared/document-check/findings.ts';
import { DocumentOutline } from '#web/features/documents/components/document-outline.tsx';
import { formatCount } from '#web/lib/formats.ts';
import { useWide } from '#web/lib/use-wide.ts';
import type { Heading } from '#web/ui/markdown-view.tsx';

const Findings = lazy(async () => ({
  default: (await import('#web/features/documents/components/findings.tsx')).Findings,
}));

/** A document with fewer headings than this is seen at a glance. */
const fewestHeadings = 5;

/** Beside the text what helps to find one's way in it: its contents, and what the check found. Without room, folded above it. */
export function DocumentAside({
  headings,
  findings,
  onGoToLine,
}: {
  headings: Heading[];
  findings: Finding[] | null;
  onGoToLine: (line: number) => void;
}) {
  const beside = useWide('margin');
  const outline = headings.length >= fewestHeadings && <DocumentOutline headings={headings} />;
  const list = findings && findings.length > 0 && (
    <Fold title={`${formatCount(findings.length, 'thing')} to look at`}>
      <Suspense>
        <Findings findings={findings} onGoToLine={onGoToLine} />
      </Suspense>
    </Fold>
  );
  if (!beside) {
    if (!outline && !list) return null;
    return (
      <div className="mb-8 flex flex-col gap-2 print:hidden">
        {outline && (
          <Fold title="Contents">
            <nav aria-label="Contents">{outline}</nav>
          </Fold>
        )}
        {list}
      </div>
    );
  }
  return (
    <div className="sticky top-6 flex max-h-[calc(100dvh-3rem)] w-56 flex-col gap-6 overflow-y-auto pb-2 print:hidden">
      {outline && (
        <nav aria-label="Contents">
          <p className="mb-2 text-xs text-ink-faint">Contents</p>
          {outline}
        </nav>
      )}
      {list}
    </div>
  );
}

function Fold({ title, children }: { title: string; children: ReactNode }) {
  return (
    <details className="rounded-md border border-line bg-surface px-3 text-sm">
      <summary className="py-2 text-ink-soft hover:text-ink">{title}</summary>
      <div className="pb-3">{children}</div>
    </details>
  );
}
