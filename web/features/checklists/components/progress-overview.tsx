import ArrowDown from 'lucide-react/icons/arrow-down';
import type { countProgress, StepNumber } from '#shared/checklists.ts';
import { levelLabels } from '#web/features/checklists/checklist-labels.ts';
import { NextTaskLink } from '#web/features/checklists/components/next-task-link.tsx';
import type { Project } from '#web/features/projects/projects.queries.ts';
import { ProgressBar } from '#web/ui/progress-bar.tsx';

/** How far the tasks shown are, and the way to the one that is next. */
export function ProgressOverview({
  project,
  step,
  progress: { total, resolved, completed, inProgress, percent, levels },
  isFiltered,
  showsNext,
}: {
  project: Project;
  step: StepNumber;
  progress: ReturnType<typeof countProgress>;
  isFiltered: boolean;
  /** Whether the next task is among those shown. */
  showsNext: boolean;
}) {
  const shownLevels = levels.filter((level) => level.total > 0);
  return (
    <section aria-labelledby="progress" className="rounded-xl border border-line bg-surface p-5 shadow-card">
      <div className="flex items-baseline gap-3">
        <h2 id="progress" className="flex-1 font-serif text-lg font-semibold">
          Progress
        </h2>
        {isFiltered && <p className="text-xs text-ink-faint">of the tasks shown</p>}
      </div>
      <p className="mt-2 flex items-baseline gap-3">
        {total > 0 && <span className="font-serif text-3xl font-semibold">{percent}%</span>}
        <span role="status" className="text-sm text-ink-soft tabular-nums">
          {total > 0 ? `${resolved} of ${total} resolved` : 'No tasks to count'}
        </span>
      </p>
      {total > 0 && (
        <>
          <div className="mt-3">
            <ProgressBar label="Resolved" value={resolved} max={total} tone="done" />
          </div>
          <p className="mt-2 text-sm text-ink-faint tabular-nums">
            {completed} completed
            {resolved > completed && ` · ${resolved - completed} skipped or not needed`} · {inProgress} in progress
          </p>
          <div className="mt-4 border-t border-line pt-4">
            <p className="mb-2 text-xs font-medium text-ink-faint">Completed by skill level</p>
            <dl className="grid gap-x-4 gap-y-2.5 text-sm max-lg:auto-cols-fr max-lg:grid-flow-col">
              {shownLevels.map((level) => (
                <div
                  key={level.level}
                  className="grid min-w-0 items-center gap-x-3 gap-y-1 lg:grid-cols-[5rem_1fr_auto]"
                >
                  <dt className="text-ink-soft">{levelLabels[level.level]}</dt>
                  <dd className="text-ink-soft tabular-nums lg:order-last">
                    {level.completed}/{level.total}
                    <span className="sr-only"> completed</span>
                  </dd>
                  <dd>
                    <ProgressBar
                      label={levelLabels[level.level]}
                      value={level.completed}
                      max={level.total}
                      tone="done"
                    />
                  </dd>
                </div>
              ))}
            </dl>
          </div>
        </>
      )}
      {project.nextTask && (
        <div className="mt-5 border-t border-line pt-4">
          <p className="text-xs font-medium text-ink-faint">
            Next
            {project.nextTask.stepNumber !== step
              ? `, in step ${project.nextTask.stepNumber}`
              : !showsNext && ', outside these filters'}
          </p>
          <p className="mt-0.5 text-sm">{project.nextTask.description}</p>
          <NextTaskLink project={project} task={project.nextTask} className="mt-3 w-full max-sm:h-12">
            Go to This Task
            <ArrowDown className="size-4" aria-hidden="true" />
          </NextTaskLink>
        </div>
      )}
    </section>
  );
}
