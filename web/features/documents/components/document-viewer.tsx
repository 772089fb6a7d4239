import { useQuery } from '@tanstack/react-query';
import { Link, useNavigate } from '@tanstack/react-router';
import ArrowLeft from 'lucide-react/icons/arrow-left';
import { useState } from 'react';
import { describeVersion } from '#web/features/documents/components/document-list.tsx';
import { documentQuery, documentVersionsQuery } from '#web/features/documents/documents.queries.ts';
import { addressOf, type Project } from '#web/features/projects/projects.queries.ts';
import { describeError } from '#web/lib/api-error.ts';
import { usePageTitle } from '#web/lib/page-title.ts';
import { showToast } from '#web/lib/toast.ts';
import { buttonClass } from '#web/ui/button.tsx';
import { CopyButton } from '#web/ui/copy-button.tsx';
import { inputClass } from '#web/ui/field.tsx';
import { Markdown } from '#web/ui/markdown.tsx';
import { MessageScreen } from '#web/ui/message-screen.tsx';
import { Segmented } from '#web/ui/segmented.tsx';
import { Spinner } from '#web/ui/spinner.tsx';

type View = 'rendered' | 'source';
const views: { id: View; label: string }[] = [
  { id: 'rendered', label: 'Rendered' },
  { id: 'source', label: 'Source' },
];
const isHtml = (title: string) => /\.html?$/i.test(title);

/** One document over the whole page. The address names it, so a reload and a link show the same. */
export function DocumentViewer({ project, documentId }: { project: Project; documentId: string }) {
  const { data: document, error } = useQuery(documentQuery(documentId));
  const [view, setView] = useState<View>('rendered');
  usePageTitle(document?.title ?? 'Document');
  const back = (
    <Link
      to="/documents/$slug"
      params={{ slug: addressOf(project) }}
      className={`${buttonClass({ variant: 'quiet', size: 'sm' })} -ml-3`}
    >
      <ArrowLeft className="size-4" aria-hidden="true" />
      Back to Documents
    </Link>
  );

  if (error) {
    return (
      <MessageScreen title="This document can't be shown" action={back}>
        {describeError(error)}
      </MessageScreen>
    );
  }
  const html = document ? isHtml(document.title) : false;
  const shown = html ? 'source' : view;
  return (
    <div className="mx-auto max-w-[38rem] px-5 pt-6 pb-24 max-sm:px-4">
      {back}
      {!document && (
        <div role="status" className="flex justify-center py-32 text-ink-faint">
          <Spinner className="size-6" />
          <span className="sr-only">Loading the document</span>
        </div>
      )}
      {document && (
        <article aria-label={document.title}>
          <div className="mt-4 mb-10 flex flex-wrap items-center gap-2 border-b border-line pb-4">
            <p className="mr-auto text-sm text-ink-faint tabular-nums">{describeVersion(document)}</p>
            <VersionSelect project={project} documentId={documentId} title={document.title} />
            {!html && <Segmented label="View" choices={views} value={view} onChange={setView} />}
            <CopyButton
              text={document.content}
              onCopied={() => showToast('Copied to clipboard', 'Document content copied to clipboard successfully')}
              onFailed={() => showToast('Failed to copy', 'Could not copy to clipboard', 'danger')}
            />
          </div>
          {shown === 'rendered' ? (
            <Markdown text={document.content} className="page" />
          ) : (
            <figure>
              <figcaption className="mb-2 text-sm text-ink-faint">
                {html ? 'HTML Source' : 'Markdown Source'}
              </figcaption>
              <pre className="rounded-md border border-line bg-sunken p-4 font-mono text-sm break-words whitespace-pre-wrap">
                {document.content}
              </pre>
            </figure>
          )}
        </article>
      )}
    </div>
  );
}

/** The versions of a title, when there is more than one. */
function VersionSelect({ project, documentId, title }: { project: Project; documentId: string; title: string }) {
  const navigate = useNavigate();
  const { data: versions = [] } = useQuery(documentVersionsQuery(project.id, title));
  if (versions.length < 2) return null;
  return (
    <select
      aria-label="Version"
      value={documentId}
      onChange={(event) =>
        navigate({
          to: '/documents/$slug',
          params: { slug: addressOf(project) },
          search: { doc: event.target.value },
          replace: true,
        })
      }
      className={`${inputClass} h-8 !w-auto px-2 text-sm`}
    >
      {versions.map(({ id, version }) => (
        <option key={id} value={id}>
          v{version}
        </option>
      ))}
    </select>
  );
}
