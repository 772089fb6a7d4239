import { useDeferredValue, useMemo } from 'react';
import { ProjectGrid } from '#web/features/projects/components/project-grid.tsx';
import { nothingFound } from '#web/features/projects/messages.ts';
import { filterProjects, indexProjects } from '#web/features/projects/project-list.ts';
import type { DashboardSearch } from '#web/features/projects/project-search.ts';
import type { Project } from '#web/features/projects/projects.queries.ts';
import { useProjectActions } from '#web/features/projects/use-project-actions.tsx';
import { formatCount } from '#web/lib/formats.ts';
import { useSearchText } from '#web/lib/use-search-text.ts';
import { MessageScreen } from '#web/ui/message-screen.tsx';
import { SearchBox } from '#web/ui/search-box.tsx';
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
  const { onAct, dialogs } = useProjectActions();
  const isNarrowed = wanted.trim() !== '' || status !== undefined;

  return (
    <div className="mt-8 grid gap-x-4 gap-y-3 sm:grid-cols-[minmax(0,1fr)_22rem] sm:[&>[role=tabpanel]]:col-span-2">
      <SearchBox label="Search projects" text={text} onType={setText} />
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
