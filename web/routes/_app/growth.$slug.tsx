import { createFileRoute } from '@tanstack/react-router';
import { usageQuery } from '#web/features/account/account.queries.ts';
import { checkInsQuery } from '#web/features/checkins/checkins.queries.ts';
import { GrowthScreen } from '#web/features/checkins/components/growth-screen.tsx';
import { loadReviewForm } from '#web/features/checkins/components/growth-view.tsx';
import { readGrowthSearch } from '#web/features/checkins/growth-search.ts';
import { ProjectNotFound } from '#web/features/projects/components/project-not-found.tsx';
import { findProject } from '#web/features/projects/projects.queries.ts';

export const Route = createFileRoute('/_app/growth/$slug')({
  validateSearch: readGrowthSearch,
  codeSplitGroupings: [['loader', 'component']],
  loader: async ({ context: { queryClient }, params, location }) => {
    if ('review' in location.search) void loadReviewForm();
    void queryClient.prefetchQuery(usageQuery);
    const project = await findProject(queryClient, params.slug);
    if (project) void queryClient.prefetchQuery(checkInsQuery(project.id));
    return project;
  },
  component: Growth,
});

function Growth() {
  const project = Route.useLoaderData();
  const { slug } = Route.useParams();
  const { account } = Route.useRouteContext();
  const search = Route.useSearch();
  return project ? (
    <GrowthScreen key={project.id} project={project} account={account} search={search} />
  ) : (
    <ProjectNotFound account={account} slug={slug} />
  );
}
