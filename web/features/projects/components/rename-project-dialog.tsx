import { type FormEvent, useState } from 'react';
import { longestProjectName } from '#shared/projects.ts';
import type { Project } from '#web/features/projects/projects.queries.ts';
import { useUpdateProject } from '#web/features/projects/use-project-changes.ts';
import { describeError } from '#web/lib/api-error.ts';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { FailureNote } from '#web/ui/failure-note.tsx';
import { Field } from '#web/ui/field.tsx';

/** Gives a project another name. The screen behind shows it at once; after a failure the typed name is still here. */
export function RenameProjectDialog({ project, onClose }: { project: Project; onClose: () => void }) {
  const [name, setName] = useState(project.name);
  const [isBlank, setIsBlank] = useState(false);
  const rename = useUpdateProject();
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const wanted = name.trim();
    setIsBlank(!wanted);
    if (!wanted || rename.isPending) return;
    if (wanted === project.name) onClose();
    else rename.mutate({ project, change: { name: wanted } }, { onSuccess: onClose });
  };
  return (
    <Dialog open onClose={onClose} title="Rename project" width="sm">
      <form onSubmit={submit} noValidate>
        <Field
          label="Project Name"
          maxLength={longestProjectName}
          autoComplete="off"
          value={name}
          error={isBlank ? 'A project needs a name' : null}
          onFocus={(event) => event.target.select()}
          onChange={(event) => setName(event.target.value)}
        />
        {rename.isError && (
          <FailureNote className="mt-4">
            {describeError(rename.error)} The name that you typed is kept here.
          </FailureNote>
        )}
        <div className="mt-6 flex flex-wrap justify-end gap-2">
          <Button onClick={onClose}>Cancel</Button>
          <Button type="submit" variant="primary" busy={rename.isPending}>
            {rename.isPending ? 'Saving...' : 'Save'}
          </Button>
        </div>
      </form>
    </Dialog>
  );
}
