import { useId } from 'react';

/** Something that is on or off, at once. The whole line can be clicked. */
export function Switch({
  label,
  note,
  checked,
  onChange,
}: {
  label: string;
  note?: string;
  checked: boolean;
  onChange: (checked: boolean) => void;
}) {
  const id = useId();
  return (
    <label htmlFor={id} className="flex items-center gap-4 py-3">
      <span className="min-w-0 flex-1">
        <span className="block text-sm font-medium">{label}</span>
        {note && (
          <span id={`${id}-note`} className="mt-0.5 block text-sm text-ink-faint">
            {note}
          </span>
        )}
      </span>
      <input
        id={id}
        type="checkbox"
        role="switch"
        aria-checked={checked}
        aria-label={label}
        aria-describedby={note ? `${id}-note` : undefined}
        checked={checked}
        onChange={(event) => onChange(event.target.checked)}
        className="peer sr-only"
      />
      <span
        aria-hidden="true"
        className="h-6 w-10 shrink-0 rounded-full border border-line-strong bg-sunken p-[3px] transition-colors duration-150 peer-checked:border-accent peer-checked:bg-accent peer-focus-visible:outline-2 peer-focus-visible:outline-offset-2 peer-focus-visible:outline-accent [&>span]:bg-line-strong peer-checked:[&>span]:translate-x-4 peer-checked:[&>span]:bg-on-accent"
      >
        <span className="block size-4 rounded-full transition-transform duration-150" />
      </span>
    </label>
  );
}
