import { createFileRoute } from '@tanstack/react-router';
import { DocumentsScreen } from '#web/features/documents/components/documents-screen.tsx';
import { documentQuery, documentsQuery, documentVersionsQuery } from '#web/features/documents/documents.queries.ts';
import { readDocumentsAddress } from '#web/features/documents/documents-address.ts';
import { ProjectNotFound } from '#web/features/projects/components/project-not-found.tsx';
import { findProject } from '#web/features/projects/projects.queries.ts';
import { PageSpinner } from '#web/ui/spinner.tsx';

export const Route = createFileRoute('/_app/documents/$slug')({
  validateSearch: readDocumentsAddress,
  codeSplitGroupings: [['loader', 'component']],
  loader: async ({ context: { queryClient }, params, location }) => {
    const { doc } = readDocumentsAddress(location.search);
    const project = await findProject(queryClient, params.slug);
    const list = project && queryClient.getQueryData(documentsQuery(project.id).queryKey);
    const entry = list?.find(({ id }) => id === doc);
    if (project && entry) void queryClient.prefetchQuery(documentVersionsQuery(project.id, entry.title));
    if (doc) void queryClient.prefetchQuery(documentQuery(doc));
    else if (project) void queryClient.prefetchQuery(documentsQuery(project.id));
    return project;
  },
  pendingComponent: () => <PageSpinner label="Loading your project..." visible />,
  component: Documents,
});

function Documents() {
  const project = Route.useLoaderData();
  const { account } = Route.useRouteContext();
  const address = Route.useSearch();
  return project ? (
    <DocumentsScreen project={project} account={account} address={address} />
  ) : (
    <ProjectNotFound account={account} />
  );
}
