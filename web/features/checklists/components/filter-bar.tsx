import { skillLevels, taskPriorities } from '#shared/checklists.ts';
import { levelLabels, priorityLabels } from '#web/features/checklists/checklist-labels.ts';
import type { ChecklistSearch } from '#web/features/checklists/checklist-search.ts';
import { Button } from '#web/ui/button.tsx';
import { inputClass } from '#web/ui/field.tsx';

/** Where the focus goes when the button that cleared the filters is gone. */
export const firstFilterId = 'filter-level';

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
        id={firstFilterId}
        label="Skill level"
        value={level}
        choices={skillLevels.map((id) => ({ id, label: levelLabels[id] }))}
        onChange={(chosen) => onChange({ level: chosen, priority })}
      />
      <Choice
        id="filter-priority"
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

function Choice<Id extends string>({
  id,
  label,
  value,
  choices,
  onChange,
}: {
  id: string;
  label: string;
  value: Id | undefined;
  choices: { id: Id; label: string }[];
  onChange: (id: Id | undefined) => void;
}) {
  return (
    <div className="min-w-0 max-sm:flex-1">
      <label htmlFor={id} className="mb-1 block text-xs text-ink-faint">
        {label}
      </label>
      <select
        id={id}
        value={value ?? 'all'}
        onChange={(event) => onChange(choices.find((choice) => choice.id === event.target.value)?.id)}
        className={`${inputClass} h-11 text-sm sm:min-w-40`}
      >
        <option value="all">All</option>
        {choices.map((choice) => (
          <option key={choice.id} value={choice.id}>
            {choice.label}
          </option>
        ))}
      </select>
    </div>
  );
}
