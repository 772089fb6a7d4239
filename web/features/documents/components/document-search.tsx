import { useQuery } from '@tanstack/react-query';
import { Link, useNavigate } from '@tanstack/react-router';
import ChevronRight from 'lucide-react/icons/chevron-right';
import { useDeferredValue, useMemo } from 'react';
import { DocumentIcon } from '#web/features/documents/components/document-icon.tsx';
import { describeVersion } from '#web/features/documents/document-facts.ts';
import { type Passage, searchDocuments } from '#web/features/documents/document-search.ts';
import { type DocumentEntry, documentBodiesQuery } from '#web/features/documents/documents.queries.ts';
import { searching } from '#web/features/documents/messages.ts';
import { addressOf, type Project } from '#web/features/projects/projects.queries.ts';
import { formatCount } from '#web/lib/formats.ts';
import { useSearchText } from '#web/lib/use-search-text.ts';
import { Button } from '#web/ui/button.tsx';
import { MessageScreen } from '#web/ui/message-screen.tsx';
import { SearchBox } from '#web/ui/search-box.tsx';

const noBodies: ReadonlyMap<string, string> = new Map();

/** The list, and what narrows it down: titles at once, texts as soon as the first key has brought them. */
export function DocumentSearch({
  project,
  documents,
  sought,
}: {
  project: Project;
  documents: DocumentEntry[];
  sought: string;
}) {
  const navigate = useNavigate({ from: '/documents/$slug' });
  const [text, setText] = useSearchText(sought, (typed) =>
    // Who has opened a document meanwhile is not called back to the list.
    navigate({
      search: (now) => (now.doc ? now : { q: typed || undefined }),
      replace: true,
      resetScroll: false,
    }),
  );
  const wanted = useDeferredValue(text).trim();
  const bodies = useQuery({ ...documentBodiesQuery(project.id), enabled: wanted !== '' });
  const found = useMemo(
    () => searchDocuments(documents, bodies.data ?? noBodies, wanted),
    [documents, bodies.data, wanted],
  );

  return (
    <>
      <SearchBox
        className="mt-8"
        label="Search documents"
        placeholder="Search titles and texts"
        text={text}
        onType={setText}
      />
      <div role="status" className="min-h-9 py-2 text-sm text-ink-faint tabular-nums">
        {wanted && bodies.isPending && <p>{searching.busy}</p>}
        {wanted && bodies.isError && (
          <p className="flex flex-wrap items-center gap-2">
            {searching.bodiesFailed}
            <Button size="sm" variant="quiet" onClick={() => bodies.refetch()}>
              Try Again
            </Button>
          </p>
        )}
        {wanted && bodies.isSuccess && (
          <p>
            {found.length} of {formatCount(documents.length, 'document')}
          </p>
        )}
      </div>
      {found.length === 0 ? (
        !bodies.isPending && (
          <MessageScreen heading="h2" title="No documents found">
            {searching.nothing(wanted)}
          </MessageScreen>
        )
      ) : (
        <ul className="overflow-hidden rounded-lg border border-line bg-surface shadow-card">
          {found.map(({ entry, passage }) => (
            <li key={entry.id} className="border-b border-line last:border-0">
              <DocumentRow project={project} document={entry} passage={passage} />
            </li>
          ))}
        </ul>
      )}
    </>
  );
}

function DocumentRow({
  project,
  document,
  passage,
}: {
  project: Project;
  document: DocumentEntry;
  passage: Passage | null;
}) {
  return (
    <Link
      to="/documents/$slug"
      params={{ slug: addressOf(project) }}
      search={{ doc: document.id }}
      className="flex items-center gap-4 px-5 py-4 transition-colors duration-100 -outline-offset-2 hover:bg-hover"
    >
      <span className="text-ink-soft">
        <DocumentIcon type={document.type} />
      </span>
      <span className="min-w-0 flex-1">
        <span dir="auto" className="block truncate text-left font-medium">
          {document.title}
        </span>
        <span className="mt-0.5 block text-sm text-ink-faint tabular-nums">{describeVersion(document)}</span>
        {passage && (
          <span className="mt-1.5 line-clamp-2 text-sm break-words text-ink-soft">
            {passage.before}
            <mark className="rounded-sm bg-notice-soft px-0.5 font-medium text-ink">{passage.match}</mark>
            {passage.after}
          </span>
        )}
      </span>
      <ChevronRight className="size-4 shrink-0 text-ink-faint" aria-hidden="true" />
    </Link>
  );
}
