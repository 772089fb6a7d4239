import { Link } from '@tanstack/react-router';
import ArrowRight from 'lucide-react/icons/arrow-right';
import { memo } from 'react';
import { type ProjectAct, ProjectMenu } from '#web/features/projects/components/project-menu.tsx';
import { StatusBadge } from '#web/features/projects/components/status-badge.tsx';
import { addressOf, type Project } from '#web/features/projects/projects.queries.ts';
import { formatAge, formatDate } from '#web/lib/formats.ts';
import { buttonClass } from '#web/ui/button.tsx';
import { ProgressBar } from '#web/ui/progress-bar.tsx';

/**
 * A project on the dashboard (spec 1, section 2.7). All of the card is one link, its name's; Continue only shows that, so that who
 * tabs or listens meets each project once. Memoised: a keystroke in the search draws no card anew.
 */
export const ProjectCard = memo(function ProjectCard({
  project,
  onAct,
}: {
  project: Project;
  onAct: (act: ProjectAct) => void;
}) {
  const { name, description, status, progress, createdAt, updatedAt, nextTask } = project;
  return (
    <article className="group relative flex h-full flex-col rounded-lg border border-line bg-surface p-5 shadow-card transition-colors duration-100 hover:border-line-strong has-[h2_a:focus-visible]:outline-2 has-[h2_a:focus-visible]:outline-offset-2 has-[h2_a:focus-visible]:outline-accent">
      <div className="flex items-start gap-2">
        <div className="min-w-0 flex-1">
          <h2 dir="auto" className="line-clamp-2 text-left font-serif text-lg leading-normal font-semibold break-words">
            <Link
              to="/idea-flow/$slug"
              params={{ slug: addressOf(project) }}
              className="outline-none after:absolute after:inset-0 after:rounded-lg"
            >
              {name}
            </Link>
          </h2>
          <p className="mt-1.5 flex flex-wrap items-center gap-x-3 gap-y-1 text-xs text-ink-faint">
            <StatusBadge status={status} />
            Created {formatDate(createdAt)}
          </p>
        </div>
        <div className="relative -mt-1.5 -mr-2">
          <ProjectMenu project={project} onAct={onAct} />
        </div>
      </div>
      {description && <p className="mt-3 line-clamp-2 text-sm break-words text-ink-soft">{description}</p>}
      <div className="mt-auto pt-5">
        <div className="mb-2 flex justify-between text-xs text-ink-soft tabular-nums">
          <span>Progress</span>
          <span>{progress}%</span>
        </div>
        <ProgressBar label={`Progress of ${name}`} value={progress} tone={status === 'completed' ? 'done' : 'ink'} />
        {nextTask && status !== 'completed' && (
          <p className="mt-3 line-clamp-2 text-sm">
            <span className="text-ink-faint">Next: </span>
            {nextTask.description}
          </p>
        )}
        <div className="mt-4 flex items-center justify-between gap-3 border-t border-line pt-4">
          <p className="text-xs text-ink-faint">
            Updated{' '}
            <time dateTime={updatedAt ?? undefined} title={formatDate(updatedAt)} className="relative">
              {formatAge(updatedAt)}
            </time>
          </p>
          <span aria-hidden="true" className={`${buttonClass({ size: 'sm' })} group-hover:bg-hover`}>
            Continue
            <ArrowRight className="size-4" />
          </span>
        </div>
      </div>
    </article>
  );
});
