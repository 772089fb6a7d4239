import { createFileRoute } from '@tanstack/react-router';
import { ProjectNotFound } from '#web/features/projects/components/project-not-found.tsx';
import { WelcomeScreen } from '#web/features/projects/components/welcome-screen.tsx';
import { findProject } from '#web/features/projects/projects.queries.ts';

export const Route = createFileRoute('/_app/project-success/$slug')({
  loader: ({ context, params }) => findProject(context.queryClient, params.slug),
  component: Welcome,
});

function Welcome() {
  const project = Route.useLoaderData();
  const { account } = Route.useRouteContext();
  return project ? (
    <WelcomeScreen key={project.id} project={project} account={account} />
  ) : (
    <ProjectNotFound account={account} />
  );
}
