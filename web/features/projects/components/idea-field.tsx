import { useId } from 'react';
import { ideaTooShortMessage, longestIdea } from '#shared/projects.ts';
import { inputClass } from '#web/ui/field.tsx';

/** The question that both idea forms ask. */
export function IdeaField({
  value,
  onChange,
  rows,
  readOnly,
  tooShort,
}: {
  value: string;
  onChange: (idea: string) => void;
  rows: number;
  readOnly: boolean;
  tooShort: boolean;
}) {
  const id = useId();
  return (
    <div>
      <label htmlFor={id} className="mb-1.5 block text-sm font-medium">
        What's your idea?
      </label>
      <textarea
        id={id}
        rows={rows}
        required
        maxLength={longestIdea}
        value={value}
        readOnly={readOnly}
        onChange={(event) => onChange(event.target.value)}
        aria-invalid={tooShort}
        aria-describedby={tooShort ? `${id}-error` : undefined}
        placeholder="A pre-order page for our bakery, so that people can reserve bread the evening before and pick it up in the morning…"
        className={`${inputClass} block resize-y rounded-lg px-4 py-3`}
      />
      {tooShort && (
        <p id={`${id}-error`} role="alert" className="mt-2 text-sm text-danger">
          {ideaTooShortMessage}
        </p>
      )}
    </div>
  );
}
