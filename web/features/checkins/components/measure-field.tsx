import { useId } from 'react';
import { type Measure, tellTarget, tellValue, verdictOf } from '#shared/measures.ts';
import { MeasureName } from '#web/features/checkins/components/measure-name.tsx';
import { Verdict } from '#web/features/checkins/components/verdict.tsx';
import type { MeasureText } from '#web/features/checkins/review-text.ts';
import { readValue } from '#web/features/checkins/review-value.ts';
import { inputClass } from '#web/ui/field.tsx';

/** One measure of success: its wording, what it came to, and at once whether that reaches the target. */
export function MeasureField({
  measure: { id, text, target },
  typed,
  last,
  fault,
  readOnly,
  onType,
}: {
  measure: Measure;
  typed: MeasureText;
  /** What the review before this one found. */
  last: number | null;
  fault: string | undefined;
  readOnly: boolean;
  onType: (typed: MeasureText) => void;
}) {
  const fieldId = useId();
  const { value } = readValue(typed.value, target?.unit ?? '');
  const isHit = verdictOf({ target }, { value, isHit: typed.isHit });
  return (
    <fieldset className="py-5 last:pb-0">
      <legend className="float-left w-full text-sm font-medium">
        <MeasureName id={id} text={text} />
      </legend>
      {target ? (
        <div className="clear-both flex flex-wrap items-center gap-x-4 gap-y-2 pt-2">
          <div className="flex items-center gap-2">
            <input
              id={fieldId}
              type="text"
              inputMode="decimal"
              autoComplete="off"
              maxLength={24}
              aria-label={`Result of ${id}${target.unit && `, ${/^of /.test(target.unit) ? '' : 'in '}${target.unit}`}`}
              aria-describedby={`${fieldId}-target${fault ? ` ${fieldId}-fault` : ''}`}
              aria-invalid={fault ? true : undefined}
              value={typed.value}
              readOnly={readOnly}
              onChange={(event) => onType({ value: event.target.value, isHit: null })}
              className={`${inputClass} h-11 max-w-28 tabular-nums`}
            />
            {target.unit && (
              <span aria-hidden="true" className="text-sm whitespace-nowrap text-ink-soft">
                {target.unit}
              </span>
            )}
          </div>
          <output htmlFor={fieldId}>{isHit !== null && <Verdict isHit={isHit} />}</output>
          <p id={`${fieldId}-target`} className="text-sm text-ink-faint">
            Target: {tellTarget(target)}
            {last !== null && <span className="whitespace-nowrap"> · last time {tellValue(last, target.unit)}</span>}
          </p>
        </div>
      ) : (
        <div className="clear-both flex flex-wrap items-center gap-x-5 pt-1">
          {[true, false].map((choice) => (
            <label key={String(choice)} className="flex min-h-11 items-center gap-2 text-sm">
              <input
                type="radio"
                name={fieldId}
                checked={typed.isHit === choice}
                disabled={readOnly && typed.isHit !== choice}
                onChange={() => onType({ value: '', isHit: choice })}
                className="size-4"
              />
              <Verdict isHit={choice} />
            </label>
          ))}
          <span className="text-sm text-ink-faint">No number to reach: say it yourself</span>
        </div>
      )}
      {fault && (
        <p id={`${fieldId}-fault`} className="mt-1.5 text-sm text-danger">
          {fault}
        </p>
      )}
    </fieldset>
  );
}
