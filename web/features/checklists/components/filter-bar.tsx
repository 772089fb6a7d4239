import { skillLevels, taskPriorities } from '#shared/checklists.ts';
import { levelLabels, priorityLabels } from '#web/features/checklists/checklist-labels.ts';
import type { ChecklistSearch } from '#web/features/checklists/checklist-search.ts';
import { Button } from '#web/ui/button.tsx';
import { Choice } from '#web/ui/choice.tsx';

/** Where the focus goes when the button that cleared the filters is gone. */
export const firstFilterId = 'filter-level';

const choiceClass = 'max-sm:flex-1 sm:min-w-40';

/** Which tasks are listed: by skill level and by priority. */
export function FilterBar({
  level,
  priority,
  onChange,
  onClear,
}: Pick<ChecklistSearch, 'level' | 'priority'> & {
  onChange: (filter: Pick<ChecklistSearch, 'level' | 'priority'>) => void;
  onClear: () => void;
}) {
  return (
    <search aria-label="Filters" className="flex flex-wrap items-end gap-3">
      <Choice
        className={choiceClass}
        id={firstFilterId}
        label="Skill level"
        value={level}
        choices={skillLevels.map((id) => ({ id, label: levelLabels[id] }))}
        onChange={(chosen) => onChange({ level: chosen, priority })}
      />
      <Choice
        className={choiceClass}
        label="Priority"
        value={priority}
        choices={taskPriorities.map((id) => ({ id, label: priorityLabels[id] }))}
        onChange={(chosen) => onChange({ level, priority: chosen })}
      />
      {(level || priority) && (
        <Button variant="quiet" className="h-11" onClick={onClear}>
          Clear Filters
        </Button>
      )}
    </search>
  );
}
