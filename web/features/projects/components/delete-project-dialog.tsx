import { useEffect, useRef } from 'react';
import type { Project } from '#web/features/projects/projects.queries.ts';
import { useDeleteProject } from '#web/features/projects/use-project-changes.ts';
import { describeError } from '#web/lib/api-error.ts';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { FailureNote } from '#web/ui/failure-note.tsx';

/** Asks before a project goes for good. After a failure it stays, to try again. */
export function DeleteProjectDialog({ project, onClose }: { project: Project; onClose: () => void }) {
  const remove = useDeleteProject();
  const isGone = useRef(false);
  // The focus goes back to the button that opened this, which goes with its project: the content takes it.
  useEffect(
    () => () => {
      if (isGone.current) document.getElementById('content')?.focus();
    },
    [],
  );
  const confirm = () =>
    remove.mutate(project, {
      onSuccess: () => {
        isGone.current = true;
        onClose();
      },
    });
  return (
    <Dialog open onClose={onClose} title="Delete this project?" width="sm">
      <p className="text-ink-soft">
        <strong className="font-semibold break-words text-ink">{project.name}</strong> goes for good, with its chat,
        checklist, documents and prompts. This can't be undone.
      </p>
      {remove.isError && <FailureNote className="mt-4">{describeError(remove.error)} Nothing was deleted.</FailureNote>}
      <div className="mt-6 flex flex-wrap justify-end gap-2">
        <Button onClick={onClose}>Cancel</Button>
        <Button variant="danger" busy={remove.isPending} onClick={confirm}>
          {remove.isPending ? 'Deleting...' : 'Delete Project'}
        </Button>
      </div>
    </Dialog>
  );
}
