import { Link, useNavigate } from '@tanstack/react-router';
import Download from 'lucide-react/icons/download';
import Ellipsis from 'lucide-react/icons/ellipsis';
import GitCompare from 'lucide-react/icons/git-compare';
import Printer from 'lucide-react/icons/printer';
import type { ReactNode } from 'react';
import { isHtmlTitle } from '#shared/previews.ts';
import { useVersions, VersionSelect, VersionsFailed } from '#web/features/documents/components/version-select.tsx';
import { describeVersion, findPair } from '#web/features/documents/document-facts.ts';
import type { Document } from '#web/features/documents/documents.queries.ts';
import { downloadText } from '#web/features/documents/download-text.ts';
import { addressOf, type Project } from '#web/features/projects/projects.queries.ts';
import { copyToasts } from '#web/lib/copy-toasts.ts';
import { buttonClass } from '#web/ui/button.tsx';
import { CopyButton } from '#web/ui/copy-button.tsx';
import { Menu, MenuItem } from '#web/ui/menu.tsx';
import { Segmented } from '#web/ui/segmented.tsx';

export type DocumentView = 'rendered' | 'source';
const views: { id: DocumentView; label: string }[] = [
  { id: 'rendered', label: 'Rendered' },
  { id: 'source', label: 'Source' },
];

/** A document as it is shown, and the way back from it. */
export type ShownDocumentProps = {
  back: ReactNode;
  project: Project;
  document: Document;
  view: DocumentView;
  onView: (view: DocumentView) => void;
};

/** Over a document: the way back, which version it is, and what can be done with it; what is rarer is in a menu. */
export function DocumentBar({ back, project, document, view, onView }: ShownDocumentProps) {
  const navigate = useNavigate();
  const { data: versions = [], isError, refetch } = useVersions(project, document.title);
  // Versions that could not be loaded keep nobody from writing: the server refuses what goes on from an older one.
  const canEdit = versions[0]?.id === document.id || isError;
  const pair = findPair(versions, document);
  const ending = isHtmlTitle(document.title) ? 'html' : 'md';
  const params = { slug: addressOf(project) };
  const open = (search: { doc: string; compare?: string }, replace = false) =>
    navigate({ to: '/documents/$slug', params, search, replace });
  // A rendered text has a title of its own, which is the page's.
  const Title = ending === 'md' && view === 'rendered' ? 'p' : 'h1';

  return (
    <div className="mb-8 border-b border-line pb-4">
      <div className="flex">{back}</div>
      <div className="mt-1 flex min-h-8 flex-wrap items-center gap-x-3">
        <Title dir="auto" className="min-w-0 flex-1 truncate text-left font-medium max-sm:basis-full print:hidden">
          {document.title}
        </Title>
        <p className="text-sm text-ink-faint tabular-nums mr-auto">{describeVersion(document)}</p>
        {versions.length > 1 && (
          <VersionSelect
            label="Version"
            versions={versions}
            value={document.id}
            onChange={(doc) => open({ doc }, true)}
          />
        )}
        {isError && <VersionsFailed onRetry={refetch} />}
      </div>
      <div className="mt-3 flex items-center justify-between gap-1.5 print:hidden">
        <Segmented label="View" choices={views} value={view} onChange={onView} />
        <div className="flex items-center gap-1.5">
          {canEdit && (
            <Link
              to="/documents/$slug"
              params={params}
              search={{ doc: document.id, edit: true }}
              className={buttonClass({ size: 'sm' })}
            >
              Edit
            </Link>
          )}
          <div className="flex max-sm:[&_span]:sr-only">
            <CopyButton text={document.content} {...copyToasts('Document content')} />
          </div>
          <Menu
            label="More"
            align="end"
            trigger={(props) => (
              <button
                type="button"
                {...props}
                aria-label="More"
                title="More"
                className={`${buttonClass({ size: 'icon' })} !size-8`}
              >
                <Ellipsis className="size-4" />
              </button>
            )}
          >
            {pair && (
              <MenuItem onSelect={() => open(pair)}>
                <GitCompare className="size-4" />
                Compare Versions
              </MenuItem>
            )}
            <MenuItem onSelect={() => downloadText(document, ending)}>
              <Download className="size-4" />
              Download .{ending}
            </MenuItem>
            {/* The source has no diagrams, and the page with them is not there at once. */}
            {ending === 'md' && view === 'rendered' && (
              <MenuItem onSelect={() => window.print()}>
                <Printer className="size-4" />
                Print
              </MenuItem>
            )}
          </Menu>
        </div>
      </div>
    </div>
  );
}
