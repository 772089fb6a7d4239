import type { ChecklistFilter, StepNumber } from '#shared/checklists.ts';

type TaskFilter = ChecklistFilter & { step?: StepNumber };

const filterEvent = 'launchpath:filter-tasks';
const panelEvent = 'launchpath:open-checklist';

function listen(name: string, listener: (event: Event) => void) {
  window.addEventListener(name, listener);
  return () => window.removeEventListener(name, listener);
}

/** Asks for these tasks to be shown: the chat, where nudges are, goes to the checklist (spec 2, section 2). */
export function announceFilter(filter: TaskFilter) {
  window.dispatchEvent(new CustomEvent(filterEvent, { detail: filter }));
}

/** Hears of tasks to show. @returns how to stop. */
export function onFilter(show: (filter: TaskFilter) => void): () => void {
  return listen(filterEvent, (event) => show((event as CustomEvent<TaskFilter>).detail));
}

/** Tells the chat's side panel to show the checklist. */
export function announceChecklist() {
  window.dispatchEvent(new CustomEvent(panelEvent));
}

/** Hears that the checklist is to be shown beside the chat. @returns how to stop. */
export function onChecklist(show: () => void): () => void {
  return listen(panelEvent, show);
}
