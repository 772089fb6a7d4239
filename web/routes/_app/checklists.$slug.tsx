import { createFileRoute } from '@tanstack/react-router';
import { ChecklistScreen } from '#web/features/checklists/components/checklist-screen.tsx';
import { ProjectNotFound } from '#web/features/projects/components/project-not-found.tsx';
import { findProject } from '#web/features/projects/projects.queries.ts';

export const Route = createFileRoute('/_app/checklists/$slug')({
  loader: ({ context, params }) => findProject(context.queryClient, params.slug),
  component: Checklists,
});

function Checklists() {
  const project = Route.useLoaderData();
  const { account } = Route.useRouteContext();
  return project ? <ChecklistScreen key={project.id} project={project} account={account} /> : <ProjectNotFound />;
}
