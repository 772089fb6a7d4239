import { createFileRoute } from '@tanstack/react-router';
import { DocumentsScreen } from '#web/features/documents/components/documents-screen.tsx';
import { readDocumentsAddress } from '#web/features/documents/documents-address.ts';
import { ProjectNotFound } from '#web/features/projects/components/project-not-found.tsx';
import { findProject } from '#web/features/projects/projects.queries.ts';
import { PageSpinner } from '#web/ui/spinner.tsx';

export const Route = createFileRoute('/_app/documents/$slug')({
  validateSearch: readDocumentsAddress,
  loader: ({ context, params }) => findProject(context.queryClient, params.slug),
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
