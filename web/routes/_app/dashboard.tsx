import { createFileRoute } from '@tanstack/react-router';
import { DashboardScreen } from '#web/features/projects/components/dashboard-screen.tsx';
import { readDashboardSearch } from '#web/features/projects/project-search.ts';

export const Route = createFileRoute('/_app/dashboard')({
  validateSearch: readDashboardSearch,
  component: Dashboard,
});

function Dashboard() {
  return <DashboardScreen account={Route.useRouteContext().account} search={Route.useSearch()} />;
}
