import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { DocumentSearch } from '#web/features/documents/components/document-search.tsx';
import { documentsQuery } from '#web/features/documents/documents.queries.ts';
import { loading } from '#web/features/documents/messages.ts';
import { addressOf, type Project } from '#web/features/projects/projects.queries.ts';
import { usePageTitle } from '#web/lib/page-title.ts';
import { buttonClass } from '#web/ui/button.tsx';
import { LoadFailure } from '#web/ui/load-failure.tsx';
import { MessageScreen } from '#web/ui/message-screen.tsx';

/** All documents of a project, the one updated last first, and a search through their titles and texts. */
export function DocumentList({ project, sought = '' }: { project: Project; sought?: string }) {
  usePageTitle(`${project.name} Documents`);
  const { data: documents, isError, refetch } = useQuery(documentsQuery(project.id));
  const slug = addressOf(project);
  const newDocument = (variant: 'primary' | 'secondary') => (
    <Link to="/documents/$slug" params={{ slug }} search={{ edit: true }} className={buttonClass({ variant })}>
      New Document
    </Link>
  );

  return (
    <div className="mx-auto max-w-5xl px-4 py-8 sm:px-6 sm:py-10">
      <div className="flex flex-wrap items-start gap-x-6 gap-y-4">
        <div className="min-w-0 flex-1 basis-72">
          <h1 className="font-serif text-2xl font-semibold break-words">{project.name} Documents</h1>
          <p className="mt-1.5 text-ink-soft">View and manage documents generated for this project</p>
        </div>
        {documents && documents.length > 0 && newDocument('primary')}
      </div>
      {isError ? (
        <LoadFailure className="mt-8" what={loading.listFailed} onRetry={() => refetch()} />
      ) : documents?.length === 0 ? (
        <MessageScreen
          heading="h2"
          title="No Documents Yet"
          action={
            <div className="flex flex-wrap justify-center gap-3">
              <Link to="/idea-flow/$slug" params={{ slug }} className={buttonClass({ variant: 'primary' })}>
                Go to Project Chat
              </Link>
              {newDocument('secondary')}
            </div>
          }
        >
          Use the project chat to generate documents from your conversations
        </MessageScreen>
      ) : documents ? (
        <DocumentSearch project={project} documents={documents} sought={sought} />
      ) : (
        <ul className="mt-8 overflow-hidden rounded-lg border border-line bg-surface shadow-card" aria-busy>
          {[1, 2, 3].map((row) => (
            <DocumentSkeleton key={row} />
          ))}
        </ul>
      )}
    </div>
  );
}

function DocumentSkeleton() {
  return (
    <li className="flex items-center gap-4 border-b border-line px-5 py-4 last:border-0" aria-hidden="true">
      <span className="size-5 animate-breathe rounded-sm bg-hover" />
      <span className="flex-1">
        <span className="my-1 block h-4 w-2/5 animate-breathe rounded-sm bg-hover" />
        <span className="mt-2 block h-3.5 w-1/3 animate-breathe rounded-sm bg-hover" />
      </span>
    </li>
  );
}
