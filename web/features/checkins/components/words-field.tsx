import { useId } from 'react';
import { longestText } from '#shared/checkins.ts';
import { type WordField, wordLabels } from '#web/features/checkins/review-text.ts';
import { inputClass } from '#web/ui/field.tsx';

/** A field of a review for words. It grows with them. */
export function WordsField({
  field,
  hint,
  text,
  fault,
  readOnly,
  onType,
}: {
  field: WordField;
  hint: string;
  text: string;
  fault: string | undefined;
  readOnly: boolean;
  onType: (text: string) => void;
}) {
  const id = useId();
  return (
    <div>
      <label htmlFor={id} className="block text-sm font-medium">
        {wordLabels[field]}
      </label>
      <p id={`${id}-note`} className={`mt-0.5 mb-1.5 text-sm ${fault ? 'text-danger' : 'text-ink-faint'}`}>
        {fault ?? hint}
      </p>
      <textarea
        id={id}
        dir="auto"
        rows={Math.min(14, Math.max(3, text.split('\n').length + 1))}
        maxLength={longestText}
        aria-describedby={`${id}-note`}
        aria-invalid={fault ? true : undefined}
        value={text}
        readOnly={readOnly}
        onChange={(event) => onType(event.target.value)}
        className={`${inputClass} block resize-y py-2`}
      />
    </div>
  );
}
