import { createFileRoute, redirect } from '@tanstack/react-router';
import { HomeScreen } from '#web/features/projects/components/home-screen.tsx';
import { ProjectsUnavailable } from '#web/features/projects/components/projects-unavailable.tsx';
import { addressOf, latestProject, projectsQuery } from '#web/features/projects/projects.queries.ts';

export const Route = createFileRoute('/_app/home')({
  // A loader, not an effect: the project that this screen's own form makes must not send one away from it.
  loader: async ({ context }) => {
    const latest = latestProject(await context.queryClient.fetchQuery(projectsQuery));
    if (latest) throw redirect({ to: '/idea-flow/$slug', params: { slug: addressOf(latest) }, replace: true });
  },
  component: Home,
  errorComponent: Unavailable,
});

function Home() {
  return <HomeScreen account={Route.useRouteContext().account} />;
}

function Unavailable() {
  return (
    <main>
      <ProjectsUnavailable full />
    </main>
  );
}
