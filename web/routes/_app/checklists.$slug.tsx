import { createFileRoute } from '@tanstack/react-router';
import { checklistGroupsQuery } from '#web/features/checklists/checklist-groups.ts';
import { readChecklistSearch } from '#web/features/checklists/checklist-search.ts';
import { progressHistoryQuery, taskStatusesQuery } from '#web/features/checklists/checklists.queries.ts';
import { ChecklistScreen } from '#web/features/checklists/components/checklist-screen.tsx';
import { ProjectNotFound } from '#web/features/projects/components/project-not-found.tsx';
import { findProject } from '#web/features/projects/projects.queries.ts';
import { PageSpinner } from '#web/ui/spinner.tsx';

export const Route = createFileRoute('/_app/checklists/$slug')({
  validateSearch: readChecklistSearch,
  codeSplitGroupings: [['loader', 'component']],
  loader: async ({ context: { queryClient }, params }) => {
    void queryClient.prefetchQuery(checklistGroupsQuery);
    const project = await findProject(queryClient, params.slug);
    if (project) {
      void queryClient.prefetchQuery(taskStatusesQuery(project.id));
      void queryClient.prefetchQuery(progressHistoryQuery(project.id));
    }
    return project;
  },
  pendingComponent: () => <PageSpinner label="Loading projects..." visible />,
  component: Checklists,
});

function Checklists() {
  const project = Route.useLoaderData();
  const { slug } = Route.useParams();
  const { account } = Route.useRouteContext();
  const search = Route.useSearch();
  return project ? (
    <ChecklistScreen key={project.id} project={project} account={account} search={search} />
  ) : (
    <ProjectNotFound account={account} slug={slug} />
  );
}
