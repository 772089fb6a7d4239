import { lazy, Suspense } from 'react';
import type { Account } from '#web/features/account/account.queries.ts';
import { DocumentList } from '#web/features/documents/components/document-list.tsx';
import type { DocumentsAddress } from '#web/features/documents/documents-address.ts';
import { ProjectFrame } from '#web/features/projects/components/project-frame.tsx';
import type { Project } from '#web/features/projects/projects.queries.ts';
import { useFocusContent } from '#web/features/projects/use-focus-content.ts';

const DocumentViewer = lazy(async () => ({
  default: (await import('#web/features/documents/components/document-viewer.tsx')).DocumentViewer,
}));
const DocumentEditor = lazy(async () => ({
  default: (await import('#web/features/documents/components/document-editor.tsx')).DocumentEditor,
}));
const DocumentCompare = lazy(async () => ({
  default: (await import('#web/features/documents/components/document-compare.tsx')).DocumentCompare,
}));

/** A project's documents: the list, or what the address names of them. */
export function DocumentsScreen({
  project,
  account,
  address: { doc, compare, edit, q },
}: {
  project: Project;
  account: Account;
  address: DocumentsAddress;
}) {
  useFocusContent(JSON.stringify([doc, compare, edit]));
  return (
    <ProjectFrame project={project} account={account}>
      <Suspense>
        {edit ? (
          <DocumentEditor key={`${project.id} ${doc}`} project={project} documentId={doc} />
        ) : doc && compare ? (
          <DocumentCompare project={project} documentId={doc} olderId={compare} />
        ) : doc ? (
          <DocumentViewer project={project} documentId={doc} />
        ) : (
          <DocumentList key={project.id} project={project} sought={q} />
        )}
      </Suspense>
    </ProjectFrame>
  );
}
