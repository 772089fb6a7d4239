import Lock from 'lucide-react/icons/lock';
import { useId } from 'react';
import type { StepNumber } from '#shared/checklists.ts';
import { steps } from '#shared/content/steps.ts';

/** The three steps as stretches of the path: each is drawn as far as its tasks are resolved, and each can be chosen. */
export function StepSelector({
  value,
  percents,
  lockedFrom,
  onChange,
}: {
  value: StepNumber;
  percents: Record<StepNumber, number>;
  /** The first step that the plan does not reach. */
  lockedFrom: number;
  onChange: (step: StepNumber) => void;
}) {
  const name = useId();
  return (
    <fieldset>
      <legend className="sr-only">Step</legend>
      <div className="grid grid-cols-3">
        {steps.map(({ stepNumber, title }) => {
          const percent = percents[stepNumber];
          return (
            <label
              key={stepNumber}
              className="group relative min-w-0 cursor-pointer rounded-lg py-2 transition-colors duration-100 not-last:pr-2 has-focus-visible:outline-2 has-focus-visible:outline-accent min-[24rem]:not-last:pr-3 sm:not-last:pr-4"
            >
              <input
                type="radio"
                name={name}
                checked={stepNumber === value}
                onChange={() => onChange(stepNumber)}
                aria-label={`Step ${stepNumber} ${title}`}
                aria-describedby={`${name}-${stepNumber}`}
                className="peer sr-only"
              />
              <svg className="block h-6 w-full overflow-visible" aria-hidden="true">
                <line
                  x1="12"
                  x2="100%"
                  y1="12"
                  y2="12"
                  strokeWidth="2"
                  strokeLinecap="round"
                  strokeDasharray="0.1 6"
                  className="stroke-line-strong"
                />
                {percent > 0 && (
                  <line
                    x1="12"
                    x2={`${percent}%`}
                    y1="12"
                    y2="12"
                    strokeWidth="2.5"
                    strokeLinecap="round"
                    className="stroke-ink"
                  />
                )}
                {stepNumber === value && <circle cx="12" cy="12" r="12" className="fill-accent-soft" />}
                <circle
                  cx="12"
                  cy="12"
                  r="6"
                  strokeWidth="2.5"
                  className={
                    stepNumber === value
                      ? 'fill-accent stroke-accent'
                      : percent === 100
                        ? 'fill-ink stroke-ink'
                        : 'fill-paper stroke-line-strong group-hover:stroke-ink'
                  }
                />
              </svg>
              <span className="mt-2 flex items-center gap-1.5 text-xs text-ink-faint tabular-nums">
                Step {stepNumber}
                {stepNumber >= lockedFrom && <Lock className="size-3" aria-hidden="true" />}
                <span id={`${name}-${stepNumber}`} className="ml-auto">
                  {percent}%
                  <span className="sr-only"> resolved{stepNumber >= lockedFrom && ', part of the Pro plan'}</span>
                </span>
              </span>
              <span
                className={`block text-sm [overflow-wrap:anywhere] group-hover:text-ink max-sm:text-xs max-[24rem]:text-[0.6875rem] ${stepNumber === value ? 'font-semibold text-ink' : 'text-ink-soft'}`}
              >
                {title}
              </span>
            </label>
          );
        })}
      </div>
    </fieldset>
  );
}
