import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { documentSiblingsQuery } from '#web/features/documents/documents.queries.ts';
import { addressOf, type Project } from '#web/features/projects/projects.queries.ts';
import { ApiError, describeError } from '#web/lib/api-error.ts';
import { Button, buttonClass } from '#web/ui/button.tsx';
import { MessageScreen } from '#web/ui/message-screen.tsx';

/** In place of a document that can't be shown: why, and what is still there. */
export function MissingDocument({
  project,
  documentId,
  error,
  back,
  onRetry,
}: {
  project: Project;
  documentId: string;
  error: Error;
  back: ReactNode;
  onRetry: () => void;
}) {
  const isGone = error instanceof ApiError && error.status === 404;
  const bodyMissing = error instanceof ApiError && error.code === 'documents.body_missing';
  return (
    <MessageScreen
      title={bodyMissing ? "This version can't be shown" : "This document can't be shown"}
      action={
        <div className="flex flex-col items-center gap-4">
          {bodyMissing && <OtherVersions project={project} documentId={documentId} />}
          {!isGone && <Button onClick={onRetry}>Try Again</Button>}
          <div>{back}</div>
        </div>
      }
    >
      {describeError(error)}
    </MessageScreen>
  );
}

/** The other versions of the same title. */
function OtherVersions({ project, documentId }: { project: Project; documentId: string }) {
  const { data: versions = [] } = useQuery(documentSiblingsQuery(project.id, documentId));
  const others = versions.filter(({ id }) => id !== documentId);
  if (others.length === 0) return null;
  return (
    <nav aria-label="Other versions" className="flex flex-wrap justify-center gap-2">
      {others.map(({ id, version }) => (
        <Link
          key={id}
          to="/documents/$slug"
          params={{ slug: addressOf(project) }}
          search={{ doc: id }}
          className={buttonClass({ size: 'sm' })}
        >
          Open v{version}
        </Link>
      ))}
    </nav>
  );
}
