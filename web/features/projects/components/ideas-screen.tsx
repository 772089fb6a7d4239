import { useQuery } from '@tanstack/react-query';
import type { Account } from '#web/features/account/account.queries.ts';
import { AppFrame } from '#web/features/projects/components/app-bar.tsx';
import { IdeasTable } from '#web/features/projects/components/ideas-table.tsx';
import { NoProjects } from '#web/features/projects/components/no-projects.tsx';
import { ProjectsUnavailable } from '#web/features/projects/components/projects-unavailable.tsx';
import type { ProjectSort } from '#web/features/projects/project-search.ts';
import { projectsQuery } from '#web/features/projects/projects.queries.ts';
import { formatCount } from '#web/lib/formats.ts';
import { usePageTitle } from '#web/lib/page-title.ts';
import { SectionSpinner } from '#web/ui/spinner.tsx';

/** All ideas in a compact list that can be sorted. */
export function IdeasScreen({ account, sort }: { account: Account; sort: ProjectSort }) {
  usePageTitle('My Ideas');
  const { data: projects, isError } = useQuery(projectsQuery);
  return (
    <AppFrame account={account}>
      {isError && !projects ? (
        <ProjectsUnavailable />
      ) : (
        <>
          <h1 className="font-serif text-2xl font-semibold tracking-[-0.01em] sm:text-3xl">My Ideas</h1>
          <p className="mt-1 min-h-6 text-ink-soft tabular-nums">{projects && formatCount(projects.length, 'idea')}</p>
          {!projects ? (
            <SectionSpinner label="Loading your ideas" />
          ) : projects.length > 0 ? (
            <IdeasTable projects={projects} sort={sort} />
          ) : (
            <NoProjects />
          )}
        </>
      )}
    </AppFrame>
  );
}
