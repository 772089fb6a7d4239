import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import ChevronRight from 'lucide-react/icons/chevron-right';
import { DocumentIcon } from '#web/features/documents/components/document-icon.tsx';
import { type DocumentEntry, documentsQuery } from '#web/features/documents/documents.queries.ts';
import { addressOf, type Project } from '#web/features/projects/projects.queries.ts';
import { formatDate } from '#web/lib/formats.ts';
import { usePageTitle } from '#web/lib/page-title.ts';
import { Button, buttonClass } from '#web/ui/button.tsx';
import { MessageScreen } from '#web/ui/message-screen.tsx';

/** 'Version N • Updated {date}'. */
export function describeVersion(document: Pick<DocumentEntry, 'version' | 'updatedAt'>): string {
  return `Version ${document.version} • Updated ${formatDate(document.updatedAt)}`;
}

/** All documents of a project, the one updated last first. */
export function DocumentList({ project }: { project: Project }) {
  usePageTitle(`${project.name} Documents`);
  const { data: documents, isError, refetch } = useQuery(documentsQuery(project.id));
  const slug = addressOf(project);

  if (documents?.length === 0) {
    return (
      <MessageScreen
        title="No Documents Yet"
        action={
          <Link to="/idea-flow/$slug" params={{ slug }} className={buttonClass({ variant: 'primary' })}>
            Go to Project Chat
          </Link>
        }
      >
        Use the project chat to generate documents from your conversations
      </MessageScreen>
    );
  }
  return (
    <div className="mx-auto max-w-3xl px-4 py-10 sm:px-6 sm:py-14">
      <h1 className="font-serif text-2xl font-semibold">{project.name} Documents</h1>
      <p className="mt-1.5 text-ink-soft">View and manage documents generated for this project</p>
      {isError && (
        <div
          role="alert"
          className="mt-8 flex flex-wrap items-center gap-4 rounded-lg border border-line bg-surface p-5"
        >
          <p className="mr-auto text-sm">Failed to fetch documents</p>
          <Button size="sm" onClick={() => refetch()}>
            Try Again
          </Button>
        </div>
      )}
      {!isError && (
        <ul
          className="mt-8 overflow-hidden rounded-lg border border-line bg-surface shadow-card"
          aria-busy={!documents}
        >
          {documents?.map((document) => (
            <li key={document.id} className="border-b border-line last:border-0">
              <Link
                to="/documents/$slug"
                params={{ slug }}
                search={{ doc: document.id }}
                className="flex items-center gap-4 px-5 py-4 transition-colors duration-100 -outline-offset-2 hover:bg-hover"
              >
                <span className="text-ink-soft">
                  <DocumentIcon type={document.type} />
                </span>
                <span className="min-w-0 flex-1">
                  <span className="block truncate font-medium">{document.title}</span>
                  <span className="mt-0.5 block text-sm text-ink-faint tabular-nums">{describeVersion(document)}</span>
                </span>
                <ChevronRight className="size-4 text-ink-faint" aria-hidden="true" />
              </Link>
            </li>
          ))}
          {!documents && [1, 2, 3].map((row) => <DocumentSkeleton key={row} />)}
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
