import { useMemo, useState } from 'react';
import {
  type ChecklistGroup,
  countProgress,
  filterGroups,
  type StepNumber,
  type TaskRecord,
} from '#shared/checklists.ts';
import { launchStep } from '#shared/content/plans.ts';
import type { ChecklistSearch } from '#web/features/checklists/checklist-search.ts';
import { CompletionMessage } from '#web/features/checklists/components/completion-message.tsx';
import { FilterBar, firstFilterId } from '#web/features/checklists/components/filter-bar.tsx';
import { LaunchBanner } from '#web/features/checklists/components/launch-banner.tsx';
import { ProgressHistory } from '#web/features/checklists/components/progress-history.tsx';
import { ProgressOverview } from '#web/features/checklists/components/progress-overview.tsx';
import { StepSelector } from '#web/features/checklists/components/step-selector.tsx';
import { TaskGroup } from '#web/features/checklists/components/task-group.tsx';
import { useTaskStates } from '#web/features/checklists/use-set-task.ts';
import type { Project } from '#web/features/projects/projects.queries.ts';
import { useWide } from '#web/lib/use-wide.ts';
import { Button } from '#web/ui/button.tsx';

/** The tasks of a step, as far as the filters let them through, with what is reached. */
export function ChecklistView({
  project,
  allGroups,
  records,
  step,
  level,
  priority,
  hasLaunchPhase,
  onSearch,
  onUpgrade,
}: {
  project: Project;
  /** Those of all steps. */
  allGroups: ChecklistGroup[];
  records: TaskRecord[];
  step: StepNumber;
  hasLaunchPhase: boolean;
  onSearch: (search: Omit<ChecklistSearch, 'step'> & { step: StepNumber }) => void;
  onUpgrade: () => void;
} & Pick<ChecklistSearch, 'level' | 'priority'>) {
  const states = useTaskStates(project.id, records);
  const statusOf = useMemo(() => new Map(states.map(({ taskId, status }) => [taskId, status])), [states]);
  const recordOf = useMemo(() => new Map(records.map((record) => [record.taskId, record])), [records]);
  const wide = useWide();
  const [edited, setEdited] = useState<string | null>(null);

  const groups = filterGroups(allGroups, step, { skillLevel: level, priority });
  const progress = countProgress(groups, states);
  const percentOfStep = (number: number) => countProgress(filterGroups(allGroups, number, {}), states).percent;
  const showsNext = groups.some(({ tasks }) => tasks.some(({ id }) => id === project.nextTask?.taskId));
  const isFiltered = level !== undefined || priority !== undefined;
  const isLocked = step === launchStep && !hasLaunchPhase;
  const clear = () => {
    onSearch({ step });
    document.getElementById(firstFilterId)?.focus({ preventScroll: true });
  };

  return (
    <>
      <StepSelector
        value={step}
        percents={{ 1: percentOfStep(1), 2: percentOfStep(2), 3: percentOfStep(3) }}
        lockedFrom={hasLaunchPhase ? launchStep + 1 : launchStep}
        onChange={(chosen) => onSearch({ step: chosen, level, priority })}
      />
      <div className="mt-8 gap-8 lg:grid lg:grid-cols-[minmax(0,1fr)_19rem] lg:items-start">
        <aside aria-label="Where you are" className="space-y-5 lg:sticky lg:top-6 lg:order-last">
          <ProgressOverview
            project={project}
            step={step}
            progress={progress}
            isFiltered={isFiltered}
            showsNext={showsNext}
          />
          {wide && <ProgressHistory project={project} />}
        </aside>
        <div className="min-w-0 space-y-5 max-lg:mt-6">
          <FilterBar
            level={level}
            priority={priority}
            onChange={(filter) => onSearch({ step, ...filter })}
            onClear={clear}
          />
          {isLocked && <LaunchBanner onUpgrade={onUpgrade} />}
          <div role="status">
            {progress.total > 0 && progress.resolved === progress.total && (
              <CompletionMessage
                step={step}
                isFiltered={isFiltered}
                onClear={clear}
                onStep={(next) => onSearch({ step: next })}
              />
            )}
            {groups.length === 0 && (
              <div className="rounded-xl border border-line px-5 py-10 text-center">
                <p className="font-serif text-lg font-semibold">No tasks match these filters</p>
                <p className="mt-1 text-sm text-ink-soft">This step has none of that level and priority.</p>
                <Button className="mt-5" onClick={clear}>
                  Show All Tasks
                </Button>
              </div>
            )}
          </div>
          {groups.map((group) => (
            <TaskGroup
              key={group.id}
              project={project}
              group={group}
              statusOf={statusOf}
              recordOf={recordOf}
              isLocked={isLocked}
              isEditing={edited === group.id}
              onEdit={(isOpen) => setEdited(isOpen ? group.id : null)}
              onUpgrade={onUpgrade}
            />
          ))}
          {!wide && <ProgressHistory project={project} />}
        </div>
      </div>
    </>
  );
}
