import { useQuery } from '@tanstack/react-query';
import { useDeferredValue, useMemo } from 'react';
import { isHtmlTitle } from '#shared/previews.ts';
import type { DocumentText } from '#web/features/documents/document-draft.ts';
import { type Document, documentQuery } from '#web/features/documents/documents.queries.ts';
import { describeError } from '#web/lib/api-error.ts';
import { DiffView } from '#web/ui/diff-view.tsx';
import { Markdown } from '#web/ui/markdown.tsx';
import { compareTexts, describeDiff } from '#web/ui/text-diff.ts';

export type EditorPaneName = 'write' | 'preview' | 'changes';

/** What can be shown: beside the text when there is room, else in its place. Changes only where there is something to compare with. */
export function panesOf({ wide, comparable }: { wide: boolean; comparable: boolean }) {
  const all: { id: EditorPaneName; label: string; shown: boolean }[] = [
    { id: 'write', label: 'Write', shown: !wide },
    { id: 'preview', label: 'Preview', shown: true },
    { id: 'changes', label: 'Changes', shown: comparable },
  ];
  return all.filter(({ shown }) => shown);
}

/** The text as it will look, or what changed against another version. It follows the writing when there is time. */
export function EditorPane({
  pane,
  draft,
  against,
}: {
  pane: EditorPaneName;
  draft: DocumentText;
  against: string | null;
}) {
  const { title, content } = useDeferredValue(draft);
  return (
    <section
      aria-label={pane === 'changes' ? 'Changes' : 'Preview'}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: a long preview scrolls, and must do so by keyboard too
      tabIndex={0}
      className="min-h-0 min-w-0 overflow-y-auto rounded-md border border-line bg-surface p-4 sm:p-6 lg:mb-[1.625rem]"
    >
      {pane === 'changes' ? (
        against && <Changes against={against} content={content} />
      ) : isHtmlTitle(title) ? (
        <p className="text-sm text-ink-faint">An HTML page is shown once it is saved.</p>
      ) : content.trim() === '' ? (
        <p className="text-sm text-ink-faint">What you write is shown here.</p>
      ) : (
        <Markdown text={content} className="page" />
      )}
    </section>
  );
}

function Changes({ against, content }: { against: string; content: string }) {
  const { data: version, error } = useQuery(documentQuery(against));
  if (error) return <p className="text-sm text-ink-soft">{describeError(error)}</p>;
  return version ? <ChangesSince version={version} content={content} /> : null;
}

function ChangesSince({ version, content }: { version: Document; content: string }) {
  const diff = useMemo(() => compareTexts(version.content, content), [version.content, content]);
  return (
    <>
      <p className="mb-3 text-sm text-ink-soft tabular-nums">{describeDiff(diff)}</p>
      {diff.added + diff.removed > 0 && (
        <DiffView diff={diff} before={`Version ${version.version}`} after="Your text" layout="unified" />
      )}
    </>
  );
}
