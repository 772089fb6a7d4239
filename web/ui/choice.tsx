import { useId } from 'react';
import { inputClass } from '#web/ui/field.tsx';

/** One of several choices, or all of them, which is the default. */
export function Choice<Id extends string>({
  id: ownId,
  label,
  value,
  choices,
  onChange,
  className = '',
}: {
  id?: string;
  label: string;
  value: Id | undefined;
  choices: { id: Id; label: string }[];
  onChange: (id: Id | undefined) => void;
  className?: string;
}) {
  const freshId = useId();
  const id = ownId ?? freshId;
  return (
    <div className={`min-w-0 ${className}`}>
      <label htmlFor={id} className="mb-1 block text-xs text-ink-faint">
        {label}
      </label>
      <select
        id={id}
        value={value ?? 'all'}
        onChange={(event) => onChange(choices.find((choice) => choice.id === event.target.value)?.id)}
        className={`${inputClass} h-11 text-sm`}
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
