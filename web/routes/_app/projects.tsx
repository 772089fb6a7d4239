import { createFileRoute } from '@tanstack/react-router';
import { IdeasScreen } from '#web/features/projects/components/ideas-screen.tsx';
import { type ProjectSortSearch, readProjectSort, writeProjectSort } from '#web/features/projects/project-search.ts';

export const Route = createFileRoute('/_app/projects')({
  // Read and written again: what is not valid, and what is the default, leaves the address.
  validateSearch: (search: Record<string, unknown>): ProjectSortSearch => writeProjectSort(readProjectSort(search)),
  component: Ideas,
});

function Ideas() {
  return <IdeasScreen account={Route.useRouteContext().account} sort={readProjectSort(Route.useSearch())} />;
}
