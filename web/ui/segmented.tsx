import { type ReactNode, useId } from 'react';

/** One of a few choices, all in sight. */
export function Segmented<Id extends string>({
  label,
  choices,
  value,
  onChange,
}: {
  label: string;
  choices: { id: Id; label: string; icon?: ReactNode }[];
  value: Id;
  onChange: (id: Id) => void;
}) {
  const name = useId();
  return (
    <fieldset className="flex min-w-0 flex-wrap rounded-md border border-line p-0.5">
      <legend className="sr-only">{label}</legend>
      {choices.map((choice) => (
        <label
          key={choice.id}
          className="flex h-7 items-center whitespace-nowrap gap-2 rounded-sm px-2.5 text-sm text-ink-soft transition-colors duration-100 hover:text-ink has-checked:bg-hover has-checked:text-ink has-focus-visible:outline-2 has-focus-visible:outline-accent"
        >
          <input
            type="radio"
            name={name}
            className="sr-only"
            checked={value === choice.id}
            onChange={() => onChange(choice.id)}
          />
          {choice.icon}
          {choice.label}
        </label>
      ))}
    </fieldset>
  );
}
