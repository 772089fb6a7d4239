import { createFileRoute } from '@tanstack/react-router';
import { configQuery, usageQuery } from '#web/features/account/account.queries.ts';
import { conversationQuery } from '#web/features/chat/chat.queries.ts';
import { ChatScreen } from '#web/features/chat/components/chat-screen.tsx';
import { checklistQuery, taskStatusesQuery } from '#web/features/checklists/checklists.queries.ts';
import { ProjectNotFound } from '#web/features/projects/components/project-not-found.tsx';
import { findProject } from '#web/features/projects/projects.queries.ts';

export const Route = createFileRoute('/_app/idea-flow/$slug')({
  codeSplitGroupings: [['loader', 'component']],
  loader: async ({ context: { queryClient }, params }) => {
    const project = await findProject(queryClient, params.slug);
    if (project) {
      void queryClient.prefetchQuery(conversationQuery(project.id));
      void queryClient.prefetchQuery(checklistQuery(project.id));
      void queryClient.prefetchQuery(taskStatusesQuery(project.id));
      void queryClient.prefetchQuery(usageQuery);
      void queryClient.prefetchQuery(configQuery);
    }
    return project;
  },
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
