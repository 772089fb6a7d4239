import type { TaskStatus } from '#shared/checklists.ts';

/** A task as a station of the path, drawn by its status. Its meaning stands beside it in words. */
export function TaskStation({ status }: { status: TaskStatus }) {
  return (
    <svg
      viewBox="0 0 20 20"
      className="size-5 fill-none"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
    >
      <circle
        cx="10"
        cy="10"
        r="8.5"
        strokeWidth="1.75"
        className={
          {
            'not-started': 'fill-surface stroke-line-strong',
            'in-progress': 'fill-surface stroke-progress',
            completed: 'fill-done stroke-done',
            'not-needed': 'fill-sunken stroke-line-strong',
            skipped: 'fill-sunken stroke-line-strong',
          }[status]
        }
      />
      {status === 'in-progress' && <path d="M10 5.500a4.5 4.5 0 0 1 0 9z" className="fill-progress" />}
      {status === 'completed' && <path d="m6.25 10.250 2.5 2.5 5-5.250" strokeWidth="2" className="stroke-paper" />}
      {status === 'not-needed' && <path d="M6.500 10h7" strokeWidth="2" className="stroke-ink-faint" />}
      {status === 'skipped' && <path d="m8 6.750 3.250 3.250L8 13.250" strokeWidth="2" className="stroke-ink-faint" />}
    </svg>
  );
}
