import ChevronDown from 'lucide-react/icons/chevron-down';
import type { ButtonHTMLAttributes } from 'react';
import { type TaskStatus, taskStatuses } from '#shared/checklists.ts';
import { statusLabels } from '#web/features/checklists/checklist-labels.ts';
import { TaskStation } from '#web/features/checklists/components/task-station.tsx';
import { Menu, MenuItem } from '#web/ui/menu.tsx';

/** The status of a task, and the choice of another: any of the five at any time. */
export function TaskStatusMenu({
  status,
  describedBy,
  onLocked,
  onChange,
}: {
  status: TaskStatus;
  describedBy: string;
  onLocked: (() => void) | undefined;
  onChange: (status: TaskStatus) => void;
}) {
  const trigger = (props: ButtonHTMLAttributes<HTMLButtonElement>) => (
    <button
      type="button"
      aria-describedby={describedBy}
      className={`flex h-8 w-[7.25rem] items-center justify-between rounded-md border border-line px-2.5 text-xs whitespace-nowrap transition-colors duration-100 hover:bg-hover ${status === 'completed' ? 'text-done' : 'text-ink-soft'}`}
      {...props}
    >
      <span className="sr-only">Status: </span>
      {statusLabels[status]}
      <ChevronDown className="size-3.5" aria-hidden="true" />
    </button>
  );
  if (onLocked) return trigger({ onClick: onLocked });
  return (
    <Menu label="Status" align="end" trigger={trigger}>
      {taskStatuses.map((choice) => (
        <MenuItem key={choice} checked={choice === status} onSelect={() => choice !== status && onChange(choice)}>
          <TaskStation status={choice} />
          {statusLabels[choice]}
        </MenuItem>
      ))}
    </Menu>
  );
}
