import Search from 'lucide-react/icons/search';
import X from 'lucide-react/icons/x';
import { useDeferredValue, useMemo, useRef } from 'react';
import { filterProjects, indexProjects } from '#shared/project-list.ts';
import type { DashboardSearch } from '#shared/project-search.ts';
import { ProjectGrid } from '#web/features/projects/components/project-grid.tsx';
import { nothingFound } from '#web/features/projects/messages.ts';
import type { Project } from '#web/features/projects/projects.queries.ts';
import { useProjectActions } from '#web/features/projects/use-project-actions.tsx';
import { useSearchText } from '#web/features/projects/use-search-text.ts';
import { formatCount } from '#web/lib/formats.ts';
import { buttonClass } from '#web/ui/button.tsx';
import { inputClass } from '#web/ui/field.tsx';
import { MessageScreen } from '#web/ui/message-screen.tsx';
import { Tabs } from '#web/ui/tabs.tsx';

const tabs: { id: NonNullable<DashboardSearch['status']> | 'all'; label: string }[] = [
  { id: 'all', label: 'All' },
  { id: 'in_progress', label: 'In Progress' },
  { id: 'completed', label: 'Completed' },
];

/** The cards, and what narrows them down. The box follows the typing at once, the cards as soon as the browser has the time. */
export function ProjectSearch({
  projects,
  search: { q = '', status },
  onChange,
}: {
  projects: Project[];
  search: DashboardSearch;
  onChange: (patch: DashboardSearch, replace: boolean) => void;
}) {
  const [text, setText] = useSearchText(q, (typed) => onChange({ q: typed || undefined }, true));
  const wanted = useDeferredValue(text);
  const index = useMemo(() => indexProjects(projects), [projects]);
  const found = useMemo(() => filterProjects(index, { q: wanted, status }), [index, wanted, status]);
  const box = useRef<HTMLInputElement>(null);
  const { onAct, dialogs } = useProjectActions();
  const isNarrowed = wanted.trim() !== '' || status !== undefined;

  return (
    <div className="mt-8 grid gap-x-4 gap-y-3 sm:grid-cols-[minmax(0,1fr)_22rem] sm:[&>[role=tabpanel]]:col-span-2">
      <div className="relative">
        <Search className="pointer-events-none absolute top-1/2 left-3 size-4 -translate-y-1/2 text-ink-faint" />
        <input
          ref={box}
          type="search"
          aria-label="Search projects"
          placeholder="Search projects"
          maxLength={200}
          value={text}
          onChange={(event) => setText(event.target.value)}
          className={`${inputClass} h-10 px-9 max-sm:h-11 [&::-webkit-search-cancel-button]:hidden`}
        />
        {text && (
          <button
            type="button"
            aria-label="Clear search"
            onClick={() => {
              setText('');
              box.current?.focus();
            }}
            className={`${buttonClass({ variant: 'quiet', size: 'icon' })} absolute top-1/2 right-1 -translate-y-1/2`}
          >
            <X className="size-4" />
          </button>
        )}
      </div>
      <Tabs
        label="Status"
        tabs={tabs}
        active={status ?? 'all'}
        onChange={(id) => onChange({ status: id === 'all' ? undefined : id }, false)}
      >
        <p role="status" className="sr-only">
          {isNarrowed && `${formatCount(found.length, 'project')} found`}
        </p>
        {found.length > 0 ? (
          <ProjectGrid projects={found} onAct={onAct} />
        ) : (
          <MessageScreen heading="h2" title={nothingFound[0]}>
            {nothingFound[1]}
          </MessageScreen>
        )}
      </Tabs>
      {dialogs}
    </div>
  );
}
