import type { ReactNode } from 'react';
import type { ChecklistTask, TaskRecord, TaskStatus } from '#shared/checklists.ts';
import { NoteForm } from '#web/features/checklists/components/note-form.tsx';
import { Button } from '#web/ui/button.tsx';

/** What one needs to know to do a task, and what was written down about it. */
export function TaskDetails({
  projectId,
  task,
  status,
  record,
  isLocked,
  onUpgrade,
}: {
  projectId: string;
  task: ChecklistTask;
  status: TaskStatus;
  record: TaskRecord | undefined;
  isLocked: boolean;
  onUpgrade: () => void;
}) {
  return (
    <div className="animate-rise pt-3 pb-2 text-sm">
      <dl className="space-y-3">
        <Fact name="How to verify">{task.howToVerify}</Fact>
        {task.alternatives && (
          <Fact name="Alternatives">
            <ul className="list-disc space-y-0.5 pl-4.5 marker:text-ink-faint">
              {task.alternatives.map((alternative) => (
                <li key={alternative}>{alternative}</li>
              ))}
            </ul>
          </Fact>
        )}
        {isLocked && record?.userNotes && (
          <Fact name="Completion details">
            <span className="whitespace-pre-wrap">{record.userNotes}</span>
          </Fact>
        )}
      </dl>
      {isLocked ? (
        <Button size="sm" className="mt-4" onClick={onUpgrade}>
          Add Notes
        </Button>
      ) : (
        <NoteForm projectId={projectId} taskId={task.id} status={status} record={record} onUpgrade={onUpgrade} />
      )}
    </div>
  );
}

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div>
      <dt className="text-xs font-medium text-ink-faint">{name}</dt>
      <dd className="mt-0.5 text-ink-soft">{children}</dd>
    </div>
  );
}
