import { type InputHTMLAttributes, type ReactNode, useId } from 'react';

export const inputClass =
  'w-full rounded-md border border-line-strong bg-surface px-3 text-base text-ink transition-colors duration-100 hover:border-ink-faint aria-invalid:border-danger';

/** An input with its label, and a hint or an error below it. `aside` stands at the end of the label's line. */
export function Field({
  label,
  hint,
  error,
  aside,
  ...input
}: InputHTMLAttributes<HTMLInputElement> & {
  label: string;
  hint?: string;
  error?: string | null;
  aside?: ReactNode;
}) {
  const id = useId();
  const note = error ?? hint;
  return (
    <div>
      <div className="mb-1.5 flex items-baseline justify-between gap-4 text-sm">
        <label htmlFor={id} className="font-medium">
          {label}
        </label>
        {aside}
      </div>
      <input
        id={id}
        aria-describedby={note ? `${id}-note` : undefined}
        aria-invalid={error ? true : undefined}
        className={`${inputClass} h-11`}
        {...input}
      />
      {note && (
        <p
          id={`${id}-note`}
          role={error ? 'alert' : undefined}
          className={`mt-1.5 text-sm ${error ? 'text-danger' : 'text-ink-faint'}`}
        >
          {note}
        </p>
      )}
    </div>
  );
}

/** A checkbox whose whole line can be clicked. */
export function Checkbox({
  children,
  checked,
  onChange,
}: {
  children: ReactNode;
  checked: boolean;
  onChange: (checked: boolean) => void;
}) {
  return (
    <label className="flex min-h-6 items-start gap-3 text-sm text-ink-soft">
      <input
        type="checkbox"
        checked={checked}
        onChange={(event) => onChange(event.target.checked)}
        className="mt-0.5 size-4 shrink-0"
      />
      <span>{children}</span>
    </label>
  );
}
