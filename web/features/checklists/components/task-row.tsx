import ChevronDown from 'lucide-react/icons/chevron-down';
import NotebookPen from 'lucide-react/icons/notebook-pen';
import { lazy, memo, Suspense, useId, useState } from 'react';
import type { ChecklistTask, TaskRecord, TaskStatus } from '#shared/checklists.ts';
import { isResolved } from '#shared/checklists.ts';
import { priorityLabels } from '#web/features/checklists/checklist-labels.ts';
import { TaskStation } from '#web/features/checklists/components/task-station.tsx';
import { TaskStatusMenu } from '#web/features/checklists/components/task-status-menu.tsx';
import { hasNoteDraft } from '#web/features/checklists/note-draft.ts';
import { taskAnchor } from '#web/features/checklists/task-anchor.ts';
import { useSetTask } from '#web/features/checklists/use-set-task.ts';

const TaskDetails = lazy(async () => ({
  default: (await import('#web/features/checklists/components/task-details.tsx')).TaskDetails,
}));

/** One task: complete it at once, give it any status, or open it to read how and write down what was done. */
export const TaskRow = memo(function TaskRow({
  projectId,
  task,
  status,
  record,
  isNext,
  isLocked,
  onUpgrade,
}: {
  projectId: string;
  task: ChecklistTask;
  status: TaskStatus;
  record: TaskRecord | undefined;
  isNext: boolean;
  isLocked: boolean;
  onUpgrade: () => void;
}) {
  const id = useId();
  const [isOpen, setOpen] = useState(() => hasNoteDraft(projectId, task.id));
  const setTask = useSetTask(projectId, task.id, { onLimit: onUpgrade });
  const change = (next: TaskStatus) => setTask.mutate({ taskId: task.id, status: next });
  const isCompleted = status === 'completed';
  const toggle = () => (isLocked ? onUpgrade() : change(isCompleted ? 'not-started' : 'completed'));

  return (
    <li
      id={taskAnchor(task.id)}
      tabIndex={-1}
      className={`relative flex scroll-my-24 gap-1.5 border-t border-line py-2 pr-4 pl-2.5 outline-offset-[-2px] sm:pr-5 sm:pl-3.5 ${isNext ? 'before:absolute before:inset-y-0 before:left-0 before:w-[3px] before:bg-accent' : ''}`}
    >
      {/* biome-ignore lint/a11y/useSemanticElements: a station is drawn by five statuses, of which the box only turns one on and off */}
      <button
        type="button"
        role="checkbox"
        aria-checked={isCompleted}
        aria-label={`Completed: ${task.description}`}
        onClick={toggle}
        className="flex size-11 shrink-0 items-center justify-center rounded-full hover:bg-hover"
      >
        <TaskStation status={status} />
      </button>
      <div className="min-w-0 flex-1 py-1.5">
        <div className="grid grid-cols-[1fr_auto] items-start gap-x-4 gap-y-1">
          <button
            type="button"
            aria-expanded={isOpen}
            aria-controls={`${id}-details`}
            onClick={() => setOpen(!isOpen)}
            className="group flex min-h-8 items-start gap-2 rounded-sm text-left max-sm:col-span-2"
          >
            <span id={`${id}-task`} className={`flex-1 py-1 ${isResolved(status) ? 'text-ink-faint' : ''}`}>
              {task.description}
            </span>
            <ChevronDown
              aria-hidden="true"
              className="mt-2 size-4 shrink-0 text-ink-faint transition-transform duration-100 group-hover:text-ink group-aria-expanded:rotate-180"
            />
          </button>
          <TaskStatusMenu
            status={status}
            describedBy={`${id}-task`}
            onLocked={isLocked ? onUpgrade : undefined}
            onChange={change}
          />
          {/* On a phone the status stands beside the first of these lines, and the second has the whole width. */}
          <div className="flex-wrap items-center gap-x-3 gap-y-1 text-xs text-ink-faint max-sm:contents sm:col-span-2 sm:flex">
            <p className="flex flex-wrap items-center gap-x-3 gap-y-1 text-xs text-ink-faint max-sm:col-start-1 max-sm:row-start-2 max-sm:min-h-8">
              {isNext && <span className="rounded-full bg-accent-soft px-2 font-medium text-accent">Next</span>}
              <span className={task.priority === 'must-have' ? 'font-medium text-ink-soft' : ''}>
                {priorityLabels[task.priority]}
              </span>
              {record?.userNotes && (
                <span className="flex items-center gap-1">
                  <NotebookPen className="size-3.5" aria-hidden="true" />
                  Notes
                </span>
              )}
            </p>
            {task.conditional && (
              <p className="text-xs text-ink-faint max-sm:col-span-2 max-sm:pb-1">{task.conditional}</p>
            )}
          </div>
        </div>
        <div id={`${id}-details`} hidden={!isOpen}>
          {isOpen && (
            <Suspense>
              <TaskDetails
                projectId={projectId}
                task={task}
                status={status}
                record={record}
                isLocked={isLocked}
                onUpgrade={onUpgrade}
              />
            </Suspense>
          )}
        </div>
      </div>
    </li>
  );
});
