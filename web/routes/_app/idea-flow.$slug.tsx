import { createFileRoute } from '@tanstack/react-router';
import { ChatScreen } from '#web/features/chat/components/chat-screen.tsx';
import { ProjectNotFound } from '#web/features/projects/components/project-not-found.tsx';
import { findProject } from '#web/features/projects/projects.queries.ts';

export const Route = createFileRoute('/_app/idea-flow/$slug')({
  loader: ({ context, params }) => findProject(context.queryClient, params.slug),
  component: IdeaFlow,
});

function IdeaFlow() {
  const project = Route.useLoaderData();
  const { account } = Route.useRouteContext();
  return project ? (
    <ChatScreen key={project.id} project={project} account={account} />
  ) : (
    <ProjectNotFound account={account} />
  );
}
