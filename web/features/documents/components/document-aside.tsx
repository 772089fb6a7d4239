import type { Finding } from '#shared/document-check/findings.ts';
import { DocumentOutline } from '#web/features/documents/components/document-outline.tsx';
import { Fold } from '#web/features/documents/components/fold.tsx';
import { FoldedFindings } from '#web/features/documents/components/folded-findings.tsx';
import { useWide } from '#web/lib/use-wide.ts';
import type { Heading } from '#web/ui/markdown-headings.ts';

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
  const list = <FoldedFindings findings={findings} onGoToLine={onGoToLine} />;
  if (!beside) {
    if (!outline && !findings?.length) return null;
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
