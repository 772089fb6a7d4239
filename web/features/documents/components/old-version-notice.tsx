import { useMutation, useQueryClient } from '@tanstack/react-query';
import { Link, useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { useVersions } from '#web/features/documents/components/version-select.tsx';
import { toDocumentType } from '#web/features/documents/document-facts.ts';
import {
  type Document,
  type DocumentVersion,
  refreshDocuments,
  saveDocument,
} from '#web/features/documents/documents.queries.ts';
import { restoring } from '#web/features/documents/messages.ts';
import { isOvertaken } from '#web/features/documents/use-save-document.ts';
import { addressOf, type Project } from '#web/features/projects/projects.queries.ts';
import { describeError } from '#web/lib/api-error.ts';
import { showToast } from '#web/lib/toast.ts';
import { Button, buttonClass } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { FailureNote } from '#web/ui/failure-note.tsx';

/** Over a version that is not the newest: says so, and leads to the newest, to what has changed since, and back to this text. */
export function OldVersionNotice({ project, document }: { project: Project; document: Document }) {
  const { data: [newest] = [] } = useVersions(project, document.title);
  const [asking, setAsking] = useState(false);
  if (!newest || newest.version <= document.version) return null;
  const link = { to: '/documents/$slug', params: { slug: addressOf(project) } } as const;
  return (
    <div className="mb-8 flex flex-wrap items-center gap-x-2 gap-y-2 rounded-lg bg-notice-soft px-4 py-3 text-sm print:hidden">
      <p className="mr-auto">
        This is version {document.version}. The newest is version {newest.version}.
      </p>
      <Link {...link} search={{ doc: newest.id }} className={buttonClass({ size: 'sm' })}>
        Open Newest
      </Link>
      <Link {...link} search={{ doc: newest.id, compare: document.id }} className={buttonClass({ size: 'sm' })}>
        Compare
      </Link>
      <Button size="sm" onClick={() => setAsking(true)}>
        Restore…
      </Button>
      {asking && (
        <RestoreDialog project={project} document={document} newest={newest} onClose={() => setAsking(false)} />
      )}
    </div>
  );
}

function RestoreDialog({
  project,
  document,
  newest,
  onClose,
}: {
  project: Project;
  document: Document;
  newest: DocumentVersion;
  onClose: () => void;
}) {
  const queryClient = useQueryClient();
  const navigate = useNavigate();
  const [saveId] = useState(() => crypto.randomUUID());
  const restore = useMutation({
    mutationFn: () =>
      saveDocument(queryClient, project.id, {
        title: document.title,
        type: toDocumentType(document.type),
        content: document.content,
        baseVersion: newest.version,
        saveId,
      }),
    onSuccess: (saved) => {
      showToast(...restoring.done(document.version, saved.version));
      return navigate({ to: '/documents/$slug', params: { slug: addressOf(project) }, search: { doc: saved.id } });
    },
    onError: (error) => isOvertaken(error) && refreshDocuments(queryClient, project.id),
  });
  // Over a version that nobody here has seen nothing is restored: the way on leads through a look at it.
  const overtaken = isOvertaken(restore.error);
  return (
    <Dialog open onClose={onClose} title={`Restore version ${document.version}?`} width="sm">
      {restore.error && (
        <FailureNote className="mb-4">
          {restoring.failed}. {overtaken ? restoring.overtaken : describeError(restore.error)}
        </FailureNote>
      )}
      <p className="text-ink-soft">
        Its text is saved as version {newest.version + 1} of “{document.title}”. Nothing is lost: version{' '}
        {newest.version} stays in the list of versions.
      </p>
      <div className="mt-6 flex flex-wrap justify-end gap-3">
        <Button onClick={onClose}>{overtaken ? 'Close' : 'Cancel'}</Button>
        {!overtaken && (
          <Button variant="primary" busy={restore.isPending} onClick={() => restore.mutate()}>
            Restore
          </Button>
        )}
      </div>
    </Dialog>
  );
}
