import type { ChecklistGroup } from '#shared/checklists.ts';

/** The built-in checklists of all three steps, in the order in which they are shown (spec 2, section 3). */
export const checklistGroups: ChecklistGroup[] = [];
