const prefix = 'task-';

/** Where a task stands on the page; the address can point to it. */
export const taskAnchor = (taskId: string) => prefix + taskId;

/** The task that an address points to, or null. */
export const taskOfAnchor = (hash: string) => (hash.startsWith(prefix) ? hash.slice(prefix.length) : null);

/** Brings a task into view and puts the focus there. @returns whether it is on the page. */
export function showTask(taskId: string): boolean {
  const row = document.getElementById(taskAnchor(taskId));
  row?.scrollIntoView({ block: 'center' });
  row?.focus({ preventScroll: true });
  return row !== null;
}
