import { useMemo } from 'react';
import { checkPrompt } from '#shared/document-check/document-check.ts';
import { Findings } from '#web/features/documents/components/findings.tsx';
import type { Prompt } from '#web/features/prompts/prompts.queries.ts';
import { formatCount } from '#web/lib/formats.ts';

/** What the check of DESIGN section 7 finds in a prompt, folded; nothing when it finds nothing. */
export function PromptFindings({ prompt, onGoToLine }: { prompt: Prompt; onGoToLine: (line: number) => void }) {
  const { documentType, title, content } = prompt;
  const findings = useMemo(() => checkPrompt({ documentType, title, content }), [documentType, title, content]);
  if (findings.length === 0) return null;
  return (
    <details className="mb-4 rounded-lg border border-line bg-surface px-4 text-sm">
      <summary className="py-2.5 text-ink-soft hover:text-ink">
        {formatCount(findings.length, 'thing')} to look at
      </summary>
      <div className="pb-4">
        <Findings findings={findings} onGoToLine={onGoToLine} />
      </div>
    </details>
  );
}
