import { type ChecklistFilter, type StepNumber, skillLevels, taskPriorities } from '#shared/checklists.ts';
import { steps } from '#shared/content/steps.ts';

/** What of the checklist is shown, as it stands in the address. Defaults are left out. */
export type ChecklistSearch = {
  step?: StepNumber;
  level?: ChecklistFilter['skillLevel'];
  priority?: ChecklistFilter['priority'];
};

/** One of the three steps, or undefined. */
export function readStep(value: unknown): StepNumber | undefined {
  return steps.find(({ stepNumber }) => stepNumber === Number(value))?.stepNumber;
}

/** Reads the address; what it does not know counts as left out. */
export function readChecklistSearch(search: Record<string, unknown>): ChecklistSearch {
  return {
    step: readStep(search.step),
    level: skillLevels.find((level) => level === search.level),
    priority: taskPriorities.find((priority) => priority === search.priority),
  };
}

/** The address of a filter; without a step the one that is shown stays. */
export function searchOf({ step, skillLevel, priority }: ChecklistFilter & { step?: StepNumber }): ChecklistSearch {
  return { ...(step && { step }), level: skillLevel, priority };
}
