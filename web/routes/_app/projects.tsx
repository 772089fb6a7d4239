import { createFileRoute } from '@tanstack/react-router';
import { type ProjectSortSearch, readProjectSort, writeProjectSort } from '#shared/project-search.ts';
import { IdeasScreen } from '#web/features/projects/components/ideas-screen.tsx';

export const Route = createFileRoute('/_app/projects')({
  // Read and written again: what is not valid, and what is the default, leaves the address.
  validateSearch: (search: Record<string, unknown>): ProjectSortSearch => writeProjectSort(readProjectSort(search)),
  component: Ideas,
});

function Ideas() {
  return <IdeasScreen account={Route.useRouteContext().account} sort={readProjectSort(Route.useSearch())} />;
}
