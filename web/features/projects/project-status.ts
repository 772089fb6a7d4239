const statuses: Record<string, { label: string; dot: string }> = {
  completed: { label: 'Completed', dot: 'bg-done' },
  in_progress: { label: 'In Progress', dot: 'bg-progress' },
};
const notStarted = { label: 'Not Started', dot: 'bg-line-strong' };

/** How a project's status is said and coloured; one that is not known counts as not started (spec 1, section 2.7). */
export const statusLook = (status: string) => statuses[status] ?? notStarted;
