import { createFileRoute } from '@tanstack/react-router';
import { DocumentsScreen } from '#web/features/documents/components/documents-screen.tsx';
import { ProjectNotFound } from '#web/features/projects/components/project-not-found.tsx';
import { findProject } from '#web/features/projects/projects.queries.ts';
import { PageSpinner } from '#web/ui/spinner.tsx';

export const Route = createFileRoute('/_app/documents/$slug')({
  validateSearch: (search: Record<string, unknown>): { doc?: string } => ({
    doc: typeof search.doc === 'string' ? search.doc : undefined,
  }),
  loader: ({ context, params }) => findProject(context.queryClient, params.slug),
  pendingComponent: () => <PageSpinner label="Loading your project..." visible />,
  component: Documents,
});

function Documents() {
  const project = Route.useLoaderData();
  const { account } = Route.useRouteContext();
  const { doc } = Route.useSearch();
  return project ? <DocumentsScreen project={project} account={account} documentId={doc} /> : <ProjectNotFound />;
}
