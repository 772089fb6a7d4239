import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import ArrowLeft from 'lucide-react/icons/arrow-left';
import ArrowUpRight from 'lucide-react/icons/arrow-up-right';
import Maximize from 'lucide-react/icons/maximize-2';
import PanelRight from 'lucide-react/icons/panel-right';
import { useState } from 'react';
import { isHtmlTitle } from '#shared/previews.ts';
import { DocumentIcon } from '#web/features/documents/components/document-icon.tsx';
import { HtmlPreview } from '#web/features/documents/components/html-preview.tsx';
import { describeVersion } from '#web/features/documents/document-facts.ts';
import { type Document, documentQuery, documentsQuery } from '#web/features/documents/documents.queries.ts';
import { loading } from '#web/features/documents/messages.ts';
import { addressOf, type Project } from '#web/features/projects/projects.queries.ts';
import { describeError } from '#web/lib/api-error.ts';
import { Button, buttonClass } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { Markdown } from '#web/ui/markdown.tsx';
import { SectionSpinner } from '#web/ui/spinner.tsx';

/**
 * A project's documents without leaving the screen: one of them, or the list. It slides in from the right, and can be made a large
 * window in the middle.
 */
export function CompactDocuments({
  project,
  documentId,
  onClose,
}: {
  project: Project;
  documentId: string | null;
  onClose: () => void;
}) {
  const [openId, setOpenId] = useState(documentId);
  const [large, setLarge] = useState(false);
  const { data: document, error } = useQuery({ ...documentQuery(openId ?? ''), enabled: openId !== null });
  const resize = large ? 'Dock to the side' : 'Enlarge';
  return (
    <Dialog
      open
      onClose={onClose}
      title={openId === null ? 'Documents' : (document?.title ?? 'Document')}
      place={large ? 'center' : 'right'}
      width="xl"
      actions={
        <button
          type="button"
          onClick={() => setLarge(!large)}
          aria-label={resize}
          title={resize}
          className={`${buttonClass({ variant: 'quiet', size: 'icon' })} max-sm:hidden`}
        >
          {large ? <PanelRight className="size-5" /> : <Maximize className="size-4" />}
        </button>
      }
    >
      {openId === null ? (
        <CompactList project={project} onOpen={setOpenId} />
      ) : (
        <>
          <Button size="sm" variant="quiet" className="-mt-2 mb-4 -ml-3" onClick={() => setOpenId(null)}>
            <ArrowLeft className="size-4" aria-hidden="true" />
            All documents
          </Button>
          {error ? (
            <p role="alert">{describeError(error)}</p>
          ) : document ? (
            <CompactDocument project={project} document={document} />
          ) : (
            <SectionSpinner label="Loading the document" />
          )}
        </>
      )}
    </Dialog>
  );
}

function CompactList({ project, onOpen }: { project: Project; onOpen: (id: string) => void }) {
  const { data: documents, isError, refetch } = useQuery(documentsQuery(project.id));
  if (isError) {
    return (
      <p role="alert" className="flex flex-wrap items-center gap-3 text-sm">
        {loading.listFailed}
        <Button size="sm" onClick={() => refetch()}>
          Try Again
        </Button>
      </p>
    );
  }
  if (!documents) return <SectionSpinner label="Loading the documents" />;
  if (documents.length === 0) return <p className="text-sm text-ink-faint">Complete steps to generate docs</p>;
  return (
    <ul className="-mx-3 flex flex-col">
      {documents.map((document) => (
        <li key={document.id}>
          <button
            type="button"
            onClick={() => onOpen(document.id)}
            className="flex w-full items-center gap-3 rounded-md px-3 py-2.5 text-left transition-colors duration-100 hover:bg-hover"
          >
            <span className="text-ink-soft">
              <DocumentIcon type={document.type} />
            </span>
            <span className="min-w-0 flex-1">
              <span dir="auto" className="block truncate text-left font-medium">
                {document.title}
              </span>
              <span className="block text-sm text-ink-faint tabular-nums">{describeVersion(document)}</span>
            </span>
          </button>
        </li>
      ))}
    </ul>
  );
}

function CompactDocument({ project, document }: { project: Project; document: Document }) {
  return (
    <article aria-label={document.title} className={isHtmlTitle(document.title) ? '' : 'mx-auto max-w-[38rem]'}>
      <p className="mb-6 flex flex-wrap items-center gap-2 text-sm text-ink-faint tabular-nums">
        <span className="mr-auto">{describeVersion(document)}</span>
        <Link
          to="/documents/$slug"
          params={{ slug: addressOf(project) }}
          search={{ doc: document.id }}
          target="_blank"
          className={buttonClass({ size: 'sm' })}
        >
          Open Whole Page
          <ArrowUpRight className="size-4" aria-hidden="true" />
          <span className="sr-only">, in a new tab</span>
        </Link>
      </p>
      {isHtmlTitle(document.title) ? (
        <HtmlPreview documentId={document.id} title={document.title} />
      ) : (
        <Markdown text={document.content} className="page" headingPrefix="look-" />
      )}
    </article>
  );
}
