import Plus from 'lucide-react/icons/plus';
import { lazy, Suspense } from 'react';
import { flushSync } from 'react-dom';
import { type ChecklistGroup, isResolved, type TaskRecord, type TaskStatus } from '#shared/checklists.ts';
import { levelLabels } from '#web/features/checklists/checklist-labels.ts';
import { CustomContentView } from '#web/features/checklists/components/custom-content-view.tsx';
import { TaskRow } from '#web/features/checklists/components/task-row.tsx';
import { isEmpty, useCustomContent } from '#web/features/checklists/custom-content.ts';
import type { Project } from '#web/features/projects/projects.queries.ts';
import { Button } from '#web/ui/button.tsx';

const CustomContentForm = lazy(async () => ({
  default: (await import('#web/features/checklists/components/custom-content-form.tsx')).CustomContentForm,
}));

/** A group of tasks, with what its owner added to it. */
export function TaskGroup({
  project,
  group,
  statusOf,
  recordOf,
  isLocked,
  isEditing,
  onEdit,
  onUpgrade,
}: {
  project: Project;
  group: ChecklistGroup;
  statusOf: Map<string, TaskStatus>;
  recordOf: Map<string, TaskRecord>;
  isLocked: boolean;
  isEditing: boolean;
  /** Opens the group's own content for editing, or closes it. */
  onEdit: (isOpen: boolean) => void;
  onUpgrade: () => void;
}) {
  const place = `${project.userId}:${project.id}:${group.id}`;
  const [custom, saveCustom] = useCustomContent(place);
  const total = group.tasks.length;
  const resolved = group.tasks.filter(({ id }) => isResolved(statusOf.get(id))).length;
  const openerId = `custom-${group.id}`;
  const close = () => {
    flushSync(() => onEdit(false));
    document.getElementById(openerId)?.focus();
  };
  return (
    <section aria-labelledby={`group-${group.id}`} className="rounded-xl border border-line bg-surface shadow-card">
      <header className="px-4 pt-4 pb-3.5 sm:px-5">
        <div className="flex items-start gap-3">
          <h2 id={`group-${group.id}`} className="min-w-0 flex-1 font-serif text-lg font-semibold">
            {group.title}
          </h2>
          <p className="mt-1 text-sm text-ink-soft tabular-nums">
            <span className={resolved === total ? 'text-done' : ''}>
              {resolved} of {total}
            </span>
            <span className="sr-only"> tasks resolved</span>
          </p>
        </div>
        <p className="mt-0.5 text-sm text-ink-soft">{group.description}</p>
        <p className="mt-2 text-xs text-ink-faint">
          {levelLabels[group.skillLevel]} · {group.category}
        </p>
      </header>
      <ul>
        {group.tasks.map((task) => (
          <TaskRow
            key={task.id}
            projectId={project.id}
            task={task}
            status={statusOf.get(task.id) ?? 'not-started'}
            record={recordOf.get(task.id)}
            isNext={task.id === project.nextTask?.taskId}
            isLocked={isLocked}
            onUpgrade={onUpgrade}
          />
        ))}
      </ul>
      <footer className="border-t border-line px-4 py-3 sm:px-5">
        {isEditing ? (
          <Suspense>
            <CustomContentForm place={place} title={group.title} content={custom} onSave={saveCustom} onClose={close} />
          </Suspense>
        ) : (
          <>
            {!isEmpty(custom) && <CustomContentView content={custom} />}
            <Button
              variant="quiet"
              size="sm"
              className="-ml-2"
              onClick={() => (isLocked ? onUpgrade() : onEdit(true))}
              id={openerId}
              aria-label={`${isEmpty(custom) ? 'Add Custom' : 'Edit Custom'}: ${group.title}`}
            >
              <Plus className="size-4" aria-hidden="true" />
              {isEmpty(custom) ? 'Add Custom' : 'Edit Custom'}
            </Button>
          </>
        )}
      </footer>
    </section>
  );
}
