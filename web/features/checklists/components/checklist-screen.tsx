import { useQuery } from '@tanstack/react-query';
import { useLocation, useNavigate } from '@tanstack/react-router';
import { lazy, Suspense, useCallback, useEffect, useState } from 'react';
import type { StepNumber } from '#shared/checklists.ts';
import { planOf } from '#shared/content/plans.ts';
import type { Account } from '#web/features/account/account.queries.ts';
import { checklistGroupsQuery } from '#web/features/checklists/checklist-groups.ts';
import { type ChecklistSearch, readStep } from '#web/features/checklists/checklist-search.ts';
import { taskStatusesQuery } from '#web/features/checklists/checklists.queries.ts';
import { ChecklistSkeleton } from '#web/features/checklists/components/checklist-skeleton.tsx';
import { ChecklistView } from '#web/features/checklists/components/checklist-view.tsx';
import { showTask, taskOfAnchor } from '#web/features/checklists/task-anchor.ts';
import { ProjectFrame } from '#web/features/projects/components/project-frame.tsx';
import { addressOf, type Project } from '#web/features/projects/projects.queries.ts';
import { useProject } from '#web/features/projects/use-project.ts';
import { describeError } from '#web/lib/api-error.ts';
import { usePageTitle } from '#web/lib/page-title.ts';
import { LoadFailure } from '#web/ui/load-failure.tsx';

const UpgradeDialog = lazy(async () => ({
  default: (await import('#web/features/billing/components/upgrade-dialog.tsx')).UpgradeDialog,
}));

/** The checklist of a project (spec 2, section 2). The address holds the step and the filters. */
export function ChecklistScreen({
  project: loaded,
  account,
  search,
}: {
  project: Project;
  account: Account;
  search: ChecklistSearch;
}) {
  const project = useProject(loaded);
  usePageTitle(`${project.name} Checklist`);
  const statuses = useQuery({ ...taskStatusesQuery(project.id), refetchOnMount: true });
  const texts = useQuery(checklistGroupsQuery);
  const failed = [statuses, texts].find(({ data, error }) => !data && error);
  const [upgrading, setUpgrading] = useState(false);
  const upgrade = useCallback(() => setUpgrading(true), []);
  // The page opens on the step under way; that the project moves on meanwhile takes nobody away from where they are.
  const [firstStep] = useState<StepNumber>(() => readStep(loaded.currentStep) ?? 1);
  const step = search.step ?? firstStep;

  const navigate = useNavigate();
  const slug = addressOf(project);
  const { currentStep } = project;
  const show = useCallback(
    ({ step: chosen, ...filter }: ChecklistSearch) => {
      const isDefault = chosen === firstStep && chosen === currentStep;
      const next = { ...filter, step: isDefault ? undefined : chosen };
      void navigate({ to: '/checklists/$slug', params: { slug }, search: next, resetScroll: false });
    },
    [navigate, slug, firstStep, currentStep],
  );

  const isLoaded = statuses.data !== undefined && texts.data !== undefined;
  const anchor = useLocation({ select: ({ hash }) => hash });
  // biome-ignore lint/correctness/useExhaustiveDependencies: the address changes before the step that it names is drawn
  useEffect(() => {
    const taskId = taskOfAnchor(anchor);
    if (isLoaded && taskId) showTask(taskId);
  }, [isLoaded, anchor, step]);

  return (
    <ProjectFrame project={project} account={account}>
      <div className="mx-auto max-w-6xl px-4 py-8 sm:px-6 sm:py-10">
        <div className="mb-7 flex flex-wrap items-center gap-x-3 gap-y-1">
          <h1 dir="auto" className="min-w-0 text-left font-serif text-2xl font-semibold [overflow-wrap:anywhere]">
            {project.name}
          </h1>
          <span className="rounded-full border border-line-strong px-3 py-0.5 text-xs text-ink-soft">Checklist</span>
        </div>
        {statuses.data && texts.data ? (
          <ChecklistView
            project={project}
            allGroups={texts.data}
            records={statuses.data}
            step={step}
            level={search.level}
            priority={search.priority}
            hasLaunchPhase={planOf(account.plan).launchPhase}
            onSearch={show}
            onUpgrade={upgrade}
          />
        ) : failed ? (
          <LoadFailure
            what="The checklist could not be loaded."
            why={describeError(failed.error)}
            busy={failed.isFetching}
            onRetry={() => failed.refetch()}
          />
        ) : (
          <ChecklistSkeleton />
        )}
      </div>
      {upgrading && (
        <Suspense>
          <UpgradeDialog flavour="launch_phase" onClose={() => setUpgrading(false)} />
        </Suspense>
      )}
    </ProjectFrame>
  );
}
