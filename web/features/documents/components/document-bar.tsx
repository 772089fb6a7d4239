import { Link, useNavigate } from '@tanstack/react-router';
import Download from 'lucide-react/icons/download';
import Ellipsis from 'lucide-react/icons/ellipsis';
import GitCompare from 'lucide-react/icons/git-compare';
import Printer from 'lucide-react/icons/printer';
import type { ReactNode } from 'react';
import { isHtmlTitle } from '#shared/previews.ts';
import { useVersions, VersionSelect, VersionsFailed } from '#web/features/documents/components/version-select.tsx';
import { describeVersion } from '#web/features/documents/document-facts.ts';
import type { Document } from '#web/features/documents/documents.queries.ts';
import { copying } from '#web/features/documents/messages.ts';
import { addressOf, type Project } from '#web/features/projects/projects.queries.ts';
import { nameFile } from '#web/lib/file-name.ts';
import { saveFile } from '#web/lib/save-file.ts';
import { showToast } from '#web/lib/toast.ts';
import { buttonClass } from '#web/ui/button.tsx';
import { CopyButton } from '#web/ui/copy-button.tsx';
import { Menu, MenuItem } from '#web/ui/menu.tsx';
import { Segmented } from '#web/ui/segmented.tsx';

export type DocumentView = 'rendered' | 'source';
const views: { id: DocumentView; label: string }[] = [
  { id: 'rendered', label: 'Rendered' },
  { id: 'source', label: 'Source' },
];

/** What a document is saved as. */
const formatOf = (title: string) =>
  isHtmlTitle(title) ? { ending: 'html', type: 'text/html' } : { ending: 'md', type: 'text/markdown' };

function download({ title, content }: Document) {
  const { ending, type } = formatOf(title);
  saveFile(nameFile(title, ending), new Blob([content], { type: `${type};charset=utf-8` }));
}

/** Over a document: the way back, which version it is, and what can be done with it; what is rarer is in a menu. */
export function DocumentBar({
  back,
  project,
  document,
  view,
  onView,
  onPrint,
}: {
  back: ReactNode;
  project: Project;
  document: Document;
  view: DocumentView;
  onView: (view: DocumentView) => void;
  onPrint: () => void;
}) {
  const navigate = useNavigate();
  const { data: versions = [], isError, refetch } = useVersions(project, document.title);
  const isLatest = versions.every(({ version }) => version <= document.version);
  const params = { slug: addressOf(project) };
  const open = (search: { doc: string; compare?: string }, replace = false) =>
    navigate({ to: '/documents/$slug', params, search, replace });
  const older = versions.find(({ version }) => version < document.version) ?? versions.at(-1);

  return (
    <div className="mb-8 border-b border-line pb-4">
      <div className="flex flex-wrap items-center gap-x-4">
        {back}
        <p className="text-sm text-ink-faint tabular-nums sm:ml-auto">{describeVersion(document)}</p>
      </div>
      <div className="mt-3 flex flex-wrap items-center gap-2 print:hidden">
        {isError && <VersionsFailed onRetry={refetch} />}
        {versions.length > 1 && (
          <VersionSelect
            label="Version"
            versions={versions}
            value={document.id}
            onChange={(doc) => open({ doc }, true)}
          />
        )}
        <div className="mr-auto">
          <Segmented label="View" choices={views} value={view} onChange={onView} />
        </div>
        {isLatest && (
          <Link
            to="/documents/$slug"
            params={params}
            search={{ doc: document.id, edit: true }}
            className={buttonClass({ size: 'sm' })}
          >
            Edit
          </Link>
        )}
        <CopyButton
          text={document.content}
          onCopied={() => showToast(...copying.done)}
          onFailed={() => showToast(...copying.failed, 'danger')}
        />
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
          {older && versions.length > 1 && (
            <MenuItem onSelect={() => open({ doc: document.id, compare: older.id })}>
              <GitCompare className="size-4" />
              Compare Versions
            </MenuItem>
          )}
          <MenuItem onSelect={() => download(document)}>
            <Download className="size-4" />
            Download .{formatOf(document.title).ending}
          </MenuItem>
          {!isHtmlTitle(document.title) && (
            <MenuItem onSelect={onPrint}>
              <Printer className="size-4" />
              Print
            </MenuItem>
          )}
        </Menu>
      </div>
    </div>
  );
}
