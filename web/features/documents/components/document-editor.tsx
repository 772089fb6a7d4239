import { useQuery } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { EditorForm } from '#web/features/documents/components/editor-form.tsx';
import { MissingDocument } from '#web/features/documents/components/missing-document.tsx';
import { toDocumentType } from '#web/features/documents/document-facts.ts';
import { documentQuery } from '#web/features/documents/documents.queries.ts';
import { addressOf, type Project } from '#web/features/projects/projects.queries.ts';
import { usePageTitle } from '#web/lib/page-title.ts';
import { Button } from '#web/ui/button.tsx';
import { SectionSpinner } from '#web/ui/spinner.tsx';

/** The editor of a document's next version, or of a new document. */
export function DocumentEditor({ project, documentId }: { project: Project; documentId: string | undefined }) {
  return documentId ? <NextVersion project={project} documentId={documentId} /> : <NewDocument project={project} />;
}

/** Goes to a document, or to the list. */
function useOpenDocument(project: Project) {
  const navigate = useNavigate();
  return (doc?: string) =>
    navigate({ to: '/documents/$slug', params: { slug: addressOf(project) }, search: { doc }, replace: true });
}

function NewDocument({ project }: { project: Project }) {
  usePageTitle('New document');
  const open = useOpenDocument(project);
  return (
    <EditorForm
      project={project}
      original={null}
      start={{ title: '', type: 'idea', content: '', baseId: null, baseVersion: 0 }}
      onSaved={open}
      onLeave={() => open()}
    />
  );
}

function NextVersion({ project, documentId }: { project: Project; documentId: string }) {
  const { data: document, error, refetch } = useQuery(documentQuery(documentId));
  usePageTitle(document ? `Edit ${document.title}` : 'Edit document');
  const open = useOpenDocument(project);
  if (error) {
    return (
      <MissingDocument
        project={project}
        documentId={documentId}
        error={error}
        back={<Button onClick={() => open()}>Back to Documents</Button>}
        onRetry={refetch}
      />
    );
  }
  if (!document) {
    return <SectionSpinner label="Loading the document" />;
  }
  const { id, title, type, content, version } = document;
  return (
    <EditorForm
      project={project}
      original={document}
      start={{ title, type: toDocumentType(type), content, baseId: id, baseVersion: version }}
      onSaved={open}
      onLeave={() => open(id)}
    />
  );
}
