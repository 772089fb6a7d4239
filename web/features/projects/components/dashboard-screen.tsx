import { useQuery } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import Plus from 'lucide-react/icons/plus';
import { lazy, Suspense, useState } from 'react';
import type { Account } from '#web/features/account/account.queries.ts';
import { AppFrame } from '#web/features/projects/components/app-bar.tsx';
import { NoProjects } from '#web/features/projects/components/no-projects.tsx';
import { ProjectSearch } from '#web/features/projects/components/project-search.tsx';
import { ProjectsUnavailable } from '#web/features/projects/components/projects-unavailable.tsx';
import type { DashboardSearch } from '#web/features/projects/project-search.ts';
import { projectsQuery } from '#web/features/projects/projects.queries.ts';
import { useFocusContent } from '#web/features/projects/use-focus-content.ts';
import type { Limit } from '#web/features/projects/use-new-project.ts';
import { formatCount } from '#web/lib/formats.ts';
import { usePageTitle } from '#web/lib/page-title.ts';
import { Button } from '#web/ui/button.tsx';
import { SectionSpinner } from '#web/ui/spinner.tsx';

const ShareIdeaDialog = lazy(async () => ({
  default: (await import('#web/features/projects/components/share-idea-dialog.tsx')).ShareIdeaDialog,
}));
const UpgradeDialog = lazy(async () => ({
  default: (await import('#web/features/billing/components/upgrade-dialog.tsx')).UpgradeDialog,
}));

/** All projects of the account, and the way to a new one (spec 1, section 2.7). */
export function DashboardScreen({ account, search }: { account: Account; search: DashboardSearch }) {
  usePageTitle('My Projects');
  const navigate = useNavigate({ from: '/dashboard' });
  const { data: projects, isError } = useQuery(projectsQuery);
  const [limit, setLimit] = useState<Limit | null>(null);
  // Opened once, the dialog stays: a project under way is finished even if it was closed meanwhile.
  const [wasOpened, setWasOpened] = useState(false);
  if (search.new && !wasOpened) setWasOpened(true);

  const change = (patch: DashboardSearch, replace: boolean) =>
    navigate({ search: (now) => ({ ...now, ...patch }), replace, resetScroll: false });
  const closeDialog = () => {
    if (search.new) void change({ new: undefined }, true);
  };

  // The form that an address opened gives the focus back to nobody.
  useFocusContent(search.new ? 'form' : 'list');

  return (
    <AppFrame account={account}>
      {isError && !projects ? (
        <ProjectsUnavailable />
      ) : (
        <>
          <div className="flex flex-wrap items-end justify-between gap-4">
            <div>
              <h1 className="font-serif text-2xl font-semibold tracking-[-0.01em] sm:text-3xl">My Projects</h1>
              <p className="mt-1 min-h-6 text-ink-soft tabular-nums">
                {projects && formatCount(projects.length, 'project')}
              </p>
            </div>
            {projects && (
              <Button
                variant={projects.length > 0 ? 'primary' : 'secondary'}
                className="max-sm:h-11"
                onClick={() => change({ new: true }, false)}
              >
                <Plus className="size-4" />
                New Project
              </Button>
            )}
          </div>
          {!projects ? (
            <SectionSpinner label="Loading your projects" />
          ) : projects.length > 0 ? (
            <ProjectSearch projects={projects} search={search} onChange={change} />
          ) : (
            <NoProjects />
          )}
        </>
      )}
      {wasOpened && (
        <Suspense>
          <ShareIdeaDialog
            account={account}
            open={search.new === true}
            onClose={closeDialog}
            onLimit={(reached) => {
              closeDialog();
              setLimit(reached);
            }}
          />
        </Suspense>
      )}
      {limit && (
        <Suspense>
          <UpgradeDialog flavour="projects" {...limit} onClose={() => setLimit(null)} />
        </Suspense>
      )}
    </AppFrame>
  );
}
