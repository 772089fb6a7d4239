import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import ArrowLeft from 'lucide-react/icons/arrow-left';
import { useEffect, useState } from 'react';
import { isHtmlTitle } from '#shared/previews.ts';
import { DocumentAside } from '#web/features/documents/components/document-aside.tsx';
import {
  DocumentBar,
  type DocumentView,
  type ShownDocumentProps,
} from '#web/features/documents/components/document-bar.tsx';
import { jumpToHeading } from '#web/features/documents/components/document-outline.tsx';
import { HtmlPreview } from '#web/features/documents/components/html-preview.tsx';
import { MissingDocument } from '#web/features/documents/components/missing-document.tsx';
import { OldVersionNotice } from '#web/features/documents/components/old-version-notice.tsx';
import { SourceText } from '#web/features/documents/components/source-text.tsx';
import { readDocumentDraft } from '#web/features/documents/document-draft.ts';
import { beginsWithHeading } from '#web/features/documents/document-facts.ts';
import { type Document, documentQuery } from '#web/features/documents/documents.queries.ts';
import { useFindings } from '#web/features/documents/use-findings.ts';
import { addressOf, type Project } from '#web/features/projects/projects.queries.ts';
import { usePageTitle } from '#web/lib/page-title.ts';
import { buttonClass } from '#web/ui/button.tsx';
import { Markdown } from '#web/ui/markdown.tsx';
import type { Heading } from '#web/ui/markdown-headings.ts';
import { SectionSpinner } from '#web/ui/spinner.tsx';

const headingPrefix = 'doc-';

/** One document over the whole page. The address names it, so a reload and a link show the same. */
export function DocumentViewer({ project, documentId }: { project: Project; documentId: string }) {
  const { data: document, error, refetch } = useQuery(documentQuery(documentId));
  const [view, setView] = useState<DocumentView>('rendered');
  usePageTitle(document?.title ?? 'Document');
  const back = (
    <Link
      to="/documents/$slug"
      params={{ slug: addressOf(project) }}
      className={`${buttonClass({ variant: 'quiet', size: 'sm' })} -ml-3 self-start justify-self-start print:hidden`}
    >
      <ArrowLeft className="size-4" aria-hidden="true" />
      Back to Documents
    </Link>
  );
  if (error) {
    return <MissingDocument project={project} documentId={documentId} error={error} back={back} onRetry={refetch} />;
  }
  return (
    <div className="px-4 pt-6 pb-24 sm:px-5">
      {document ? (
        <ShownDocument
          key={document.id}
          back={back}
          project={project}
          document={document}
          view={view}
          onView={setView}
        />
      ) : (
        <div className="mx-auto max-w-[38rem]">
          {back}
          <SectionSpinner label="Loading the document" />
        </div>
      )}
    </div>
  );
}

function ShownDocument({ back, project, document, view, onView }: ShownDocumentProps) {
  const html = isHtmlTitle(document.title);
  const [headings, setHeadings] = useState<Heading[]>([]);
  const [target, setTarget] = useState<{ line: number } | null>(null);
  const findings = useFindings(document);
  const changeView = (next: DocumentView) => {
    setTarget(null);
    onView(next);
  };

  // A link to a heading finds it once the text is there.
  useEffect(() => {
    const wanted = headings.find(({ id }) => new URL(`#${id}`, location.href).hash === location.hash);
    if (wanted) jumpToHeading(wanted.id);
  }, [headings]);

  return (
    <div className="grid grid-cols-[minmax(0,1fr)] justify-center gap-x-12 xl:grid-cols-[1fr_minmax(0,38rem)_1fr]">
      <div className="mx-auto w-full max-w-[38rem] xl:col-start-2">
        <DocumentBar back={back} project={project} document={document} view={view} onView={changeView} />
        <OldVersionNotice project={project} document={document} />
        <DraftNotice project={project} document={document} />
      </div>
      <div className="mx-auto w-full max-w-[38rem] xl:col-start-3 xl:row-span-2 xl:row-start-1 xl:mx-0 xl:pt-29">
        <DocumentAside
          headings={view === 'rendered' ? headings : []}
          findings={findings}
          onGoToLine={(line) => {
            onView('source');
            setTarget({ line });
          }}
        />
      </div>
      <article
        aria-label={document.title}
        className={`mx-auto w-full min-w-0 ${html ? 'max-w-5xl xl:col-span-3' : 'max-w-[38rem] xl:col-start-2'}`}
      >
        {view === 'source' ? (
          <SourceText label={html ? 'HTML Source' : 'Markdown Source'} text={document.content} target={target} />
        ) : html ? (
          <HtmlPreview documentId={document.id} title={document.title} />
        ) : (
          <>
            {!beginsWithHeading(document.content) && (
              <h1 className="mb-6 font-serif text-3xl font-semibold break-words">{document.title}</h1>
            )}
            <Markdown text={document.content} className="page" headingPrefix={headingPrefix} onHeadings={setHeadings} />
          </>
        )}
      </article>
    </div>
  );
}

/** Says that something was written of this document and not saved. */
function DraftNotice({ project, document }: { project: Project; document: Document }) {
  const [hasDraft] = useState(() => readDocumentDraft(project.id, document.title) !== null);
  if (!hasDraft) return null;
  return (
    <p className="mb-8 flex flex-wrap items-center gap-2 rounded-lg bg-notice-soft px-4 py-3 text-sm print:hidden">
      <span className="mr-auto">You have a draft of this document here that is not saved.</span>
      <Link
        to="/documents/$slug"
        params={{ slug: addressOf(project) }}
        search={{ doc: document.id, edit: true }}
        className={buttonClass({ size: 'sm' })}
      >
        Continue Editing
      </Link>
    </p>
  );
}
