import { lazy, Suspense } from 'react';
import type { Account } from '#web/features/account/account.queries.ts';
import { DocumentList } from '#web/features/documents/components/document-list.tsx';
import { ProjectHeader } from '#web/features/projects/components/project-header.tsx';
import type { Project } from '#web/features/projects/projects.queries.ts';

const DocumentViewer = lazy(async () => ({
  default: (await import('#web/features/documents/components/document-viewer.tsx')).DocumentViewer,
}));

/** A project's documents: the list, or the one that the address names. */
export function DocumentsScreen({
  project,
  account,
  documentId,
}: {
  project: Project;
  account: Account;
  documentId: string | undefined;
}) {
  return (
    <div className="min-h-dvh">
      <ProjectHeader project={project} account={account} section="Documents" switchTo="/documents/$slug" />
      <main id="content" tabIndex={-1} className="outline-none">
        <Suspense>
          {documentId ? (
            <DocumentViewer project={project} documentId={documentId} />
          ) : (
            <DocumentList project={project} />
          )}
        </Suspense>
      </main>
    </div>
  );
}
