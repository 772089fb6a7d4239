import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { showTask, taskAnchor } from '#web/features/checklists/task-anchor.ts';
import { addressOf, type Project } from '#web/features/projects/projects.queries.ts';
import { buttonClass } from '#web/ui/button.tsx';

/** Leads to a task on the checklist page: at once when it is on this page, else by its step, with no filter in the way. */
export function NextTaskLink({
  project,
  task: { taskId, stepNumber },
  className = '',
  children,
}: {
  project: Project;
  task: NonNullable<Project['nextTask']>;
  className?: string;
  children: ReactNode;
}) {
  return (
    <Link
      to="/checklists/$slug"
      params={{ slug: addressOf(project) }}
      search={{ step: stepNumber }}
      hash={taskAnchor(taskId)}
      hashScrollIntoView={false}
      onClick={(event) => {
        if (!event.metaKey && !event.ctrlKey && !event.shiftKey && showTask(taskId)) event.preventDefault();
      }}
      className={`${buttonClass({ variant: 'primary' })} ${className}`}
    >
      {children}
    </Link>
  );
}
