import { createFileRoute } from '@tanstack/react-router';
import { readDashboardSearch } from '#shared/project-search.ts';
import { DashboardScreen } from '#web/features/projects/components/dashboard-screen.tsx';

export const Route = createFileRoute('/_app/dashboard')({
  validateSearch: readDashboardSearch,
  component: Dashboard,
});

function Dashboard() {
  return <DashboardScreen account={Route.useRouteContext().account} search={Route.useSearch()} />;
}
