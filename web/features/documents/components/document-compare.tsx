import { useQuery } from '@tanstack/react-query';
import { Link, useNavigate } from '@tanstack/react-router';
import ArrowLeft from 'lucide-react/icons/arrow-left';
import { useMemo } from 'react';
import { useVersions, VersionSelect, VersionsFailed } from '#web/features/documents/components/version-select.tsx';
import { type Document, documentQuery } from '#web/features/documents/documents.queries.ts';
import { addressOf, type Project } from '#web/features/projects/projects.queries.ts';
import { describeError } from '#web/lib/api-error.ts';
import { usePageTitle } from '#web/lib/page-title.ts';
import { useWide } from '#web/lib/use-wide.ts';
import { Button, buttonClass } from '#web/ui/button.tsx';
import { DiffView } from '#web/ui/diff-view.tsx';
import { SectionSpinner } from '#web/ui/spinner.tsx';
import { compareTexts, describeDiff } from '#web/ui/text-diff.ts';

/** Two versions of a document side by side. Both stand in the address. */
export function DocumentCompare({
  project,
  documentId,
  olderId,
}: {
  project: Project;
  documentId: string;
  olderId: string;
}) {
  const navigate = useNavigate();
  const after = useQuery(documentQuery(documentId));
  const before = useQuery(documentQuery(olderId));
  const title = after.data?.title ?? before.data?.title;
  const versions = useVersions(project, title);
  usePageTitle(title ? `Compare versions of ${title}` : 'Compare versions');
  const link = { to: '/documents/$slug', params: { slug: addressOf(project) } } as const;
  const open = (doc: string, compare: string) => navigate({ ...link, search: { doc, compare }, replace: true });
  const failed = [before, after].find(({ error }) => error);

  return (
    <div className="mx-auto max-w-[80rem] px-4 pt-6 pb-24 sm:px-6">
      <Link {...link} search={{ doc: documentId }} className={`${buttonClass({ variant: 'quiet', size: 'sm' })} -ml-3`}>
        <ArrowLeft className="size-4" aria-hidden="true" />
        Back to the Document
      </Link>
      <h1 className="mt-4 font-serif text-2xl font-semibold break-words">
        {title ? `Versions of ${title}` : 'Compare versions'}
      </h1>
      <div className="mt-4 mb-6 flex flex-wrap items-center gap-2 text-sm text-ink-soft">
        {versions.isError && <VersionsFailed onRetry={versions.refetch} />}
        {versions.data && (
          <>
            From
            <VersionSelect
              label="Version before"
              versions={versions.data}
              value={olderId}
              onChange={(id) => open(documentId, id)}
            />
            to
            <VersionSelect
              label="Version after"
              versions={versions.data}
              value={documentId}
              onChange={(id) => open(id, olderId)}
            />
          </>
        )}
      </div>
      {failed ? (
        <div role="alert" className="flex flex-wrap items-center gap-4 rounded-lg border border-line bg-surface p-5">
          <p className="mr-auto text-sm">{describeError(failed.error)} Choose another version to compare.</p>
          <Button size="sm" onClick={() => failed.refetch()}>
            Try Again
          </Button>
        </div>
      ) : before.data && after.data ? (
        <Comparison before={before.data} after={after.data} />
      ) : (
        <SectionSpinner label="Loading the two versions" />
      )}
    </div>
  );
}

function Comparison({ before, after }: { before: Document; after: Document }) {
  const wide = useWide();
  const diff = useMemo(() => compareTexts(before.content, after.content), [before.content, after.content]);
  return (
    <>
      <p role="status" className="mb-3 text-sm text-ink-soft tabular-nums">
        {describeDiff(diff)}
      </p>
      <DiffView
        key={`${before.id} ${after.id}`}
        diff={diff}
        before={`Version ${before.version}`}
        after={`Version ${after.version}`}
        layout={wide ? 'split' : 'unified'}
      />
    </>
  );
}
