import { type FormEvent, useId, useRef } from 'react';
import { maximumNotesLength, type TaskRecord, type TaskStatus } from '#shared/checklists.ts';
import { NoteConflict } from '#web/features/checklists/components/note-conflict.tsx';
import { useNoteDraft } from '#web/features/checklists/note-draft.ts';
import { useSetTask } from '#web/features/checklists/use-set-task.ts';
import { showToast } from '#web/lib/toast.ts';
import { Button } from '#web/ui/button.tsx';
import { inputClass } from '#web/ui/field.tsx';

/** The notes of a task. What is written stays in the browser until it is saved. */
export function NoteForm({
  projectId,
  taskId,
  status,
  record,
  onUpgrade,
}: {
  projectId: string;
  taskId: string;
  status: TaskStatus;
  record: TaskRecord | undefined;
  onUpgrade: () => void;
}) {
  const id = useId();
  const notes = useNoteDraft(projectId, taskId, record);
  const { draft, text } = notes;
  const field = useRef<HTMLTextAreaElement>(null);
  const choose = (choice: () => void) => () => {
    choice();
    field.current?.focus();
  };
  const saving = useSetTask(projectId, taskId, {
    onLimit: onUpgrade,
    onSaved: (saved, sent) => {
      notes.settle(sent.userNotes ?? '', saved);
      showToast('Notes saved', 'Task notes have been updated successfully.');
    },
    onStale: notes.meet,
  });
  const save = (baseUpdatedAt: string | null) => saving.mutate({ taskId, status, userNotes: text, baseUpdatedAt });
  const isChanged = draft !== null && text !== (record?.userNotes ?? '');
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (draft && isChanged && !draft.theirs) save(draft.base);
  };

  return (
    <form onSubmit={submit} className="mt-4">
      <label htmlFor={`${id}-notes`} className="mb-1.5 block text-xs font-medium text-ink-faint">
        Completion details (optional)
      </label>
      <textarea
        ref={field}
        id={`${id}-notes`}
        rows={Math.min(10, Math.max(2, text.split('\n').length))}
        maxLength={maximumNotesLength}
        value={text}
        onChange={(event) => notes.write(event.target.value)}
        placeholder="What you did, where it is, what you decided…"
        className={`${inputClass} block resize-y py-2`}
      />
      {draft?.theirs ? (
        <NoteConflict
          theirs={draft.theirs.text}
          busy={saving.isPending}
          onKeepMine={() => save(draft.theirs?.updatedAt ?? null)}
          onTakeTheirs={choose(notes.takeTheirs)}
          onJoin={choose(notes.joinBoth)}
        />
      ) : (
        <div className="mt-2 flex flex-wrap items-center gap-x-3 gap-y-2">
          <Button type="submit" size="sm" disabled={!isChanged} busy={saving.isPending}>
            {saving.isPending ? 'Saving...' : 'Save'}
          </Button>
          {isChanged && !saving.isPending && (
            <p className="text-xs text-ink-faint">Not saved yet, kept in this browser</p>
          )}
          {draft?.aside !== undefined && (
            <p className="flex flex-wrap items-center gap-x-2 text-xs text-ink-faint">
              Your text is set aside.
              <Button variant="quiet" size="sm" onClick={choose(notes.takeBack)}>
                Bring It Back
              </Button>
              <Button variant="quiet" size="sm" onClick={choose(notes.forget)}>
                Let It Go
              </Button>
            </p>
          )}
        </div>
      )}
    </form>
  );
}
