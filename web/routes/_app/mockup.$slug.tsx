import { createFileRoute } from '@tanstack/react-router';
import { MockupScreen } from '#web/features/mockup/components/mockup-screen.tsx';
import { ProjectNotFound } from '#web/features/projects/components/project-not-found.tsx';
import { findProject } from '#web/features/projects/projects.queries.ts';

export const Route = createFileRoute('/_app/mockup/$slug')({
  loader: ({ context, params }) => findProject(context.queryClient, params.slug),
  component: Mockup,
});

function Mockup() {
  const project = Route.useLoaderData();
  const { account } = Route.useRouteContext();
  return project ? (
    <MockupScreen key={project.id} project={project} account={account} />
  ) : (
    <ProjectNotFound account={account} />
  );
}
