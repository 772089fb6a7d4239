import {
  type ChecklistFilter,
  type ChecklistGroup,
  countProgress,
  type StepNumber,
  type TaskState,
} from '#shared/checklists.ts';
import { writeNudge } from '#shared/content/nudges.ts';

const stepThresholds = [40, 60, 80] as const;
const categoryThreshold = 90;
const minimumCategoryTasks = 3;
export const nudgeCooldownMs = 30 * 60_000;

/** What a button of a nudge does: shows tasks in the checklist, opens the checklist beside the chat, or suggests a message. */
export type NudgeAction =
  | { kind: 'filter'; filter: ChecklistFilter & { step: StepNumber } }
  | { kind: 'panel' }
  | { kind: 'ask'; text: string };
export type NudgeIcon = 'filter' | 'checklist' | 'question' | 'roadmap';

/** A word about how far one has come and what is next (spec 2, section 3). */
export type Nudge = {
  id: string;
  type: 'progress' | 'completion' | 'preparation';
  title: string;
  message: string;
  suggestions: string[];
  actionButtons: { label: string; action: NudgeAction; icon: NudgeIcon }[];
  threshold: number;
};

/** A threshold that progress has reached: a step's, or that of a category within a step. `open` are its tasks still to be resolved. */
export type Crossing = { id: string; step: StepNumber; total: number; completed: number; open: number } & (
  | { kind: 'step'; threshold: (typeof stepThresholds)[number] }
  | { kind: 'category'; threshold: typeof categoryThreshold; category: string }
);

/** What a browser keeps of a project's nudges: the crossings that are no news any more, and when it last showed one. */
export type NudgeMemory = { passed: string[]; lastShownAt: number | null };

/** Every threshold that is reached now, the one that says most first: the current step's, steps before categories, high before low. */
function listReached(groups: ChecklistGroup[], states: TaskState[], currentStep: number): Crossing[] {
  const reached: Crossing[] = [];
  const measure = (of: ChecklistGroup[]) => {
    const { total, completed, resolved } = countProgress(of, states);
    return { total, completed, open: total - resolved };
  };
  const isReached = ({ total, completed }: { total: number; completed: number }, threshold: number) =>
    total > 0 && completed * 100 >= threshold * total;

  for (const [step, ofStep] of Map.groupBy(groups, ({ stepNumber }) => stepNumber)) {
    const counts = measure(ofStep);
    for (const threshold of stepThresholds.toReversed()) {
      if (isReached(counts, threshold)) {
        reached.push({ kind: 'step', id: `step-${step}-${threshold}`, step, threshold, ...counts });
      }
    }
    for (const [category, ofCategory] of Map.groupBy(ofStep, (group) => group.category)) {
      const counts = measure(ofCategory);
      if (counts.total < minimumCategoryTasks || !isReached(counts, categoryThreshold)) continue;
      const id = `category-${step}-${category.toLowerCase()}`;
      reached.push({ kind: 'category', id, step, threshold: categoryThreshold, category, ...counts });
    }
  }
  const rank = ({ kind, step }: Crossing) => (kind === 'step' ? 0 : 2) + (step === currentStep ? 0 : 1);
  return reached.toSorted((a, b) => rank(a) - rank(b));
}

/**
 * One look at a project's progress (spec 2, section 4): the nudge to show now, or null, and what to remember of it. Only completed tasks
 * count. A crossing is news once; one met during the 30 minutes after a nudge waits, and is shown after them if it still holds. Of a
 * step's thresholds the highest is shown, and those below it are no news any more. The first look, without a memory, takes what it finds
 * for known.
 */
export function evaluateNudge({
  currentStep,
  groups,
  states,
  memory,
  now,
}: {
  currentStep: number;
  groups: ChecklistGroup[];
  states: TaskState[];
  memory: NudgeMemory | null;
  now: number;
}): { nudge: Nudge | null; memory: NudgeMemory } {
  const reached = listReached(groups, states, currentStep);
  if (!memory) return { nudge: null, memory: { passed: reached.map(({ id }) => id), lastShownAt: null } };

  // A clock that was set back must not hold nudges up for longer than the cooldown.
  const rests = memory.lastShownAt !== null && Math.abs(now - memory.lastShownAt) < nudgeCooldownMs;
  const news = rests ? undefined : reached.find(({ id }) => !memory.passed.includes(id));
  if (!news) return { nudge: null, memory };

  const told = reached.filter(({ id, kind, step, threshold }) =>
    news.kind === 'step' ? kind === 'step' && step === news.step && threshold <= news.threshold : id === news.id,
  );
  const passed = new Set([...memory.passed, ...told.map(({ id }) => id)]);
  return { nudge: writeNudge(news), memory: { passed: [...passed], lastShownAt: now } };
}

/** Whether these states can have reached anything: with fewer completed tasks there is no need for the checklists' content. */
export function mayHaveReached(states: TaskState[]): boolean {
  return states.filter(({ status }) => status === 'completed').length >= minimumCategoryTasks;
}
