import { createFileRoute } from '@tanstack/react-router';
import { usageQuery } from '#web/features/account/account.queries.ts';
import { ProjectNotFound } from '#web/features/projects/components/project-not-found.tsx';
import { findProject } from '#web/features/projects/projects.queries.ts';
import { PromptsScreen } from '#web/features/prompts/components/prompts-screen.tsx';
import { readPromptSearch } from '#web/features/prompts/prompt-search.ts';
import { promptQuery, promptsQuery, promptVersionsQuery } from '#web/features/prompts/prompts.queries.ts';
import { PageSpinner } from '#web/ui/spinner.tsx';

export const Route = createFileRoute('/_app/prompts/$slug')({
  validateSearch: readPromptSearch,
  codeSplitGroupings: [['loader', 'component']],
  loader: async ({ context: { queryClient }, params, location }) => {
    const { prompt } = readPromptSearch(location.search);
    const project = await findProject(queryClient, params.slug);
    const list = project && queryClient.getQueryData(promptsQuery(project.id).queryKey);
    const entry = list?.find(({ id }) => id === prompt);
    if (project && entry) void queryClient.prefetchQuery(promptVersionsQuery(project.id, entry.title));
    if (prompt) void queryClient.prefetchQuery(promptQuery(prompt));
    else if (project) {
      void queryClient.prefetchQuery(promptsQuery(project.id));
      void queryClient.prefetchQuery(usageQuery);
    }
    return project;
  },
  pendingComponent: () => <PageSpinner label="Loading your project..." visible />,
  component: Prompts,
});

function Prompts() {
  const project = Route.useLoaderData();
  const { account } = Route.useRouteContext();
  const search = Route.useSearch();
  return project ? (
    <PromptsScreen key={project.id} project={project} account={account} search={search} />
  ) : (
    <ProjectNotFound account={account} />
  );
}
