import type { StepNumber } from '#shared/checklists.ts';
import { stepTitle } from '#shared/content/steps.ts';
import { Button } from '#web/ui/button.tsx';

/** Everything in sight is resolved. */
export function CompletionMessage({
  step,
  isFiltered,
  onClear,
  onStep,
}: {
  step: StepNumber;
  isFiltered: boolean;
  onClear: () => void;
  onStep: (step: StepNumber) => void;
}) {
  const next = ([2, 3] as const).find((other) => other === step + 1);
  return (
    <div className="flex animate-rise flex-wrap items-center gap-x-6 gap-y-3 rounded-xl bg-done-soft px-5 py-4">
      <div className="min-w-0 flex-1 basis-60">
        <p className="font-serif text-lg font-semibold text-done">
          {isFiltered ? 'Filtered Tasks Complete!' : 'Step Complete!'}
        </p>
        <p className="mt-0.5 text-sm text-ink-soft">
          {isFiltered
            ? 'Nothing is open among the tasks that the filters show.'
            : next
              ? `Nothing is open in this step. Next comes step ${next}, ${stepTitle(next)}.`
              : 'Nothing is open in this step: the whole path is behind you.'}
        </p>
      </div>
      {isFiltered ? (
        <Button onClick={onClear}>Show All Tasks</Button>
      ) : (
        next && <Button onClick={() => onStep(next)}>Go to Step {next}</Button>
      )}
    </div>
  );
}
