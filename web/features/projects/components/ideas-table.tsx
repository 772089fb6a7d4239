import { Link } from '@tanstack/react-router';
import { useMemo } from 'react';
import { type ProjectAct, ProjectMenu } from '#web/features/projects/components/project-menu.tsx';
import { SortHead } from '#web/features/projects/components/sort-head.tsx';
import { StatusBadge } from '#web/features/projects/components/status-badge.tsx';
import { sortProjects } from '#web/features/projects/project-list.ts';
import type { ProjectSort } from '#web/features/projects/project-search.ts';
import { addressOf, type Project } from '#web/features/projects/projects.queries.ts';
import { useProjectActions } from '#web/features/projects/use-project-actions.tsx';
import { formatAge, formatDate } from '#web/lib/formats.ts';
import { ProgressBar } from '#web/ui/progress-bar.tsx';

/** The ideas as rows. On a phone all that is said of one stands under its name. */
export function IdeasTable({ projects, sort }: { projects: Project[]; sort: ProjectSort }) {
  const sorted = useMemo(() => sortProjects(projects, sort), [projects, sort]);
  const { onAct, dialogs } = useProjectActions();
  return (
    <div className="mt-8 rounded-lg border border-line bg-surface shadow-card">
      <table className="w-full table-fixed text-left text-sm max-sm:block">
        <caption className="sr-only">My ideas</caption>
        <thead className="border-b border-line text-ink-soft max-sm:block">
          <tr className="max-sm:flex">
            <SortHead column="name" label="Name" sort={sort} className="pl-2 sm:pl-3" />
            <th scope="col" className="w-32 px-2 font-medium max-md:hidden">
              Status
            </th>
            <SortHead column="progress" label="Progress" sort={sort} className="sm:w-44" />
            <SortHead column="updated" label="Updated" sort={sort} className="sm:w-36" />
            <th scope="col" className="w-14 max-sm:sr-only">
              <span className="sr-only">Actions</span>
            </th>
          </tr>
        </thead>
        <tbody className="max-sm:block">
          {sorted.map((project) => (
            <IdeaRow key={project.id} project={project} onAct={onAct} />
          ))}
        </tbody>
      </table>
      {dialogs}
    </div>
  );
}

function IdeaRow({ project, onAct }: { project: Project; onAct: (act: ProjectAct) => void }) {
  const { name, status, progress, updatedAt } = project;
  return (
    <tr className="border-b border-line last:border-b-0 max-sm:flex">
      <th scope="row" className="min-w-0 flex-1 py-2 pr-2 pl-4 text-left font-normal sm:pl-5">
        <Link
          to="/idea-flow/$slug"
          params={{ slug: addressOf(project) }}
          className="-my-0.5 block w-fit max-w-full rounded-sm py-0.5 font-medium hover:text-accent"
        >
          <span dir="auto" className="my-1 line-clamp-2 leading-relaxed break-words md:line-clamp-1">
            {name}
          </span>
        </Link>
        <span className="flex flex-wrap items-center gap-x-3 pb-1 text-xs text-ink-soft tabular-nums md:hidden">
          <StatusBadge status={status} />
          <span className="sm:hidden">{progress}%</span>
          <span className="sm:hidden">{formatAge(updatedAt)}</span>
        </span>
      </th>
      <td className="px-2 max-md:hidden">
        <StatusBadge status={status} />
      </td>
      <td className="px-2 max-sm:hidden">
        <div className="flex items-center gap-3 tabular-nums">
          <div className="flex-1" aria-hidden="true">
            <ProgressBar
              label={`Progress of ${name}`}
              value={progress}
              tone={status === 'completed' ? 'done' : 'ink'}
            />
          </div>
          <span className="w-10 text-right">{progress}%</span>
        </div>
      </td>
      <td className="px-2 text-ink-soft max-sm:hidden">
        <time dateTime={updatedAt ?? undefined} title={formatDate(updatedAt)}>
          {formatAge(updatedAt)}
        </time>
      </td>
      <td className="py-1 pr-2 text-right sm:pr-3">
        <ProjectMenu project={project} onAct={onAct} />
      </td>
    </tr>
  );
}
