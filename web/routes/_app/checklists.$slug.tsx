import { createFileRoute } from '@tanstack/react-router';
import { readChecklistSearch } from '#web/features/checklists/checklist-search.ts';
import { ChecklistScreen } from '#web/features/checklists/components/checklist-screen.tsx';
import { ProjectNotFound } from '#web/features/projects/components/project-not-found.tsx';
import { findProject } from '#web/features/projects/projects.queries.ts';
import { PageSpinner } from '#web/ui/spinner.tsx';

export const Route = createFileRoute('/_app/checklists/$slug')({
  validateSearch: readChecklistSearch,
  loader: ({ context, params }) => findProject(context.queryClient, params.slug),
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
