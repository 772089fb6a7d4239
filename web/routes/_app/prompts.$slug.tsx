import { createFileRoute } from '@tanstack/react-router';
import { ProjectNotFound } from '#web/features/projects/components/project-not-found.tsx';
import { findProject } from '#web/features/projects/projects.queries.ts';
import { PromptsScreen } from '#web/features/prompts/components/prompts-screen.tsx';

export const Route = createFileRoute('/_app/prompts/$slug')({
  loader: ({ context, params }) => findProject(context.queryClient, params.slug),
  component: Prompts,
});

function Prompts() {
  const project = Route.useLoaderData();
  const { account } = Route.useRouteContext();
  return project ? <PromptsScreen key={project.id} project={project} account={account} /> : <ProjectNotFound />;
}
