import { createFileRoute } from '@tanstack/react-router';
import { usageQuery } from '#web/features/account/account.queries.ts';
import { ProjectNotFound } from '#web/features/projects/components/project-not-found.tsx';
import { findProject } from '#web/features/projects/projects.queries.ts';
import { PromptsScreen } from '#web/features/prompts/components/prompts-screen.tsx';
import { readPromptSearch } from '#web/features/prompts/prompt-search.ts';
import { PageSpinner } from '#web/ui/spinner.tsx';

export const Route = createFileRoute('/_app/prompts/$slug')({
  validateSearch: readPromptSearch,
  loader: async ({ context: { queryClient }, params }) => {
    // Fetched beside the project: what only this page asks for is no part of every page's first load.
    const loading = import('#web/features/prompts/prompts.queries.ts').catch(() => null);
    const project = await findProject(queryClient, params.slug);
    if (project) {
      void loading.then((queries) => queries && queryClient.prefetchQuery(queries.promptsQuery(project.id)));
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
