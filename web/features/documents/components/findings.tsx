import CircleAlert from 'lucide-react/icons/circle-alert';
import CircleCheck from 'lucide-react/icons/circle-check';
import Lightbulb from 'lucide-react/icons/lightbulb';
import { useState } from 'react';
import type { Finding } from '#shared/document-check/findings.ts';
import { formatCount } from '#web/lib/formats.ts';
import { Button } from '#web/ui/button.tsx';

const shownAtFirst = 8;
const looks = {
  error: { Icon: CircleAlert, words: 'To fix', colour: 'text-danger' },
  hint: { Icon: Lightbulb, words: 'A hint', colour: 'text-ink-faint' },
};

/**
 * What the check of a document or prompt found, one under the other, for a narrow column too. `onGoToLine` makes each line number a
 * button. What stands around it says how many there are; a screen reader hears it from the list.
 */
export function Findings({ findings, onGoToLine }: { findings: Finding[]; onGoToLine?: (line: number) => void }) {
  const [showsAll, setShowsAll] = useState(false);
  if (findings.length === 0) {
    return (
      <p className="flex items-center gap-2 text-sm text-ink-soft">
        <CircleCheck className="size-4 shrink-0 text-done" aria-hidden="true" />
        Nothing to fix
      </p>
    );
  }
  const shown = showsAll ? findings : findings.slice(0, shownAtFirst);
  return (
    <>
      <ul aria-label={`${formatCount(findings.length, 'thing')} to look at`} className="flex flex-col gap-3.5 text-sm">
        {shown.map((finding) => (
          <Item key={`${finding.line} ${finding.message}`} finding={finding} onGoToLine={onGoToLine} />
        ))}
      </ul>
      {findings.length > shownAtFirst && (
        <Button variant="quiet" size="sm" className="mt-3 -ml-3" onClick={() => setShowsAll(!showsAll)}>
          {showsAll ? 'Show fewer' : `Show all ${findings.length}`}
        </Button>
      )}
    </>
  );
}

function Item({ finding, onGoToLine }: { finding: Finding; onGoToLine: ((line: number) => void) | undefined }) {
  const { line, message, severity } = finding;
  const { Icon, words, colour } = looks[severity];
  return (
    <li className="flex gap-2">
      <Icon className={`mt-1 size-4 shrink-0 ${colour}`} aria-hidden="true" />
      <div className="min-w-0">
        <p className="flex min-h-6 flex-wrap items-center gap-x-2 text-xs text-ink-faint tabular-nums">
          <span className="font-medium text-ink-soft">{words}</span>
          {onGoToLine ? (
            <button
              type="button"
              onClick={() => onGoToLine(line)}
              className="-mx-1 min-h-6 rounded-sm px-1 underline decoration-line-strong underline-offset-2 hover:text-ink"
            >
              Line {line}
            </button>
          ) : (
            <span>Line {line}</span>
          )}
        </p>
        <p className="text-pretty break-words text-ink">{message}</p>
      </div>
    </li>
  );
}
