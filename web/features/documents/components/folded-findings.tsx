import { lazy, Suspense } from 'react';
import type { Finding } from '#shared/document-check/findings.ts';
import { Fold } from '#web/features/documents/components/fold.tsx';
import { formatCount } from '#web/lib/formats.ts';

const Findings = lazy(async () => ({
  default: (await import('#web/features/documents/components/findings.tsx')).Findings,
}));

/** What the check found in a document or prompt, folded; nothing while it is not known, or when it is nothing. */
export function FoldedFindings({
  findings,
  onGoToLine,
}: {
  findings: Finding[] | null;
  onGoToLine: (line: number) => void;
}) {
  if (!findings || findings.length === 0) return null;
  return (
    <Fold title={`${formatCount(findings.length, 'thing')} to look at`}>
      <Suspense>
        <Findings findings={findings} onGoToLine={onGoToLine} />
      </Suspense>
    </Fold>
  );
}
