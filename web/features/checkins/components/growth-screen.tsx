import { useQuery } from '@tanstack/react-query';
import type { Account } from '#web/features/account/account.queries.ts';
import { checkInsQuery } from '#web/features/checkins/checkins.queries.ts';
import { GrowthView } from '#web/features/checkins/components/growth-view.tsx';
import type { GrowthSearch } from '#web/features/checkins/growth-search.ts';
import { ProjectFrame } from '#web/features/projects/components/project-frame.tsx';
import type { Project } from '#web/features/projects/projects.queries.ts';
import { useProject } from '#web/features/projects/use-project.ts';
import { describeError } from '#web/lib/api-error.ts';
import { usePageTitle } from '#web/lib/page-title.ts';
import { LoadFailure } from '#web/ui/load-failure.tsx';

/** How a launched project is doing: when it is looked at again, the reviews, and its measures over time. */
export function GrowthScreen({
  project: loaded,
  account,
  search,
}: {
  project: Project;
  account: Account;
  search: GrowthSearch;
}) {
  const project = useProject(loaded);
  usePageTitle(`${project.name} Growth`);
  const { data, error, isFetching, refetch } = useQuery({ ...checkInsQuery(project.id), refetchOnMount: true });
  return (
    <ProjectFrame project={project} account={account}>
      <div className="mx-auto max-w-6xl px-4 py-8 sm:px-6 sm:py-10">
        <div className="mb-7 flex flex-wrap items-center gap-x-3 gap-y-1">
          <h1 dir="auto" className="min-w-0 text-left font-serif text-2xl font-semibold [overflow-wrap:anywhere]">
            {project.name}
          </h1>
          <span className="rounded-full border border-line-strong px-3 py-0.5 text-xs text-ink-soft">Growth</span>
        </div>
        {data ? (
          <GrowthView project={project} checkIns={data} reviewId={search.review} />
        ) : error ? (
          <LoadFailure
            what="The check-ins could not be loaded."
            why={describeError(error)}
            busy={isFetching}
            onRetry={() => refetch()}
          />
        ) : (
          <Skeleton />
        )}
      </div>
    </ProjectFrame>
  );
}

function Skeleton() {
  const card = 'space-y-3 rounded-xl border border-line bg-surface p-5 shadow-card';
  const bar = 'animate-breathe rounded-sm bg-hover';
  return (
    <div role="status">
      <span className="sr-only">Loading the check-ins</span>
      <div aria-hidden="true" className="grid gap-5 lg:grid-cols-[minmax(0,1fr)_19rem]">
        <div className={card}>
          <div className={`h-6 w-48 ${bar}`} />
          <div className={`h-4 w-4/5 ${bar}`} />
          <div className={`h-40 ${bar}`} />
        </div>
        <div className={card}>
          <div className={`h-6 w-28 ${bar}`} />
          <div className={`h-4 w-4/5 ${bar}`} />
          <div className={`h-7 w-2/5 ${bar}`} />
          <div className={`h-8 w-3/4 ${bar}`} />
        </div>
        <div className={card}>
          <div className={`h-6 w-32 ${bar}`} />
          <div className={`h-4 w-2/5 ${bar}`} />
          <div className={`h-4 w-3/5 ${bar}`} />
          <div className={`h-4 w-3/5 ${bar}`} />
        </div>
      </div>
    </div>
  );
}
