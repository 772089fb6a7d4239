import { useId } from 'react';
import { type DocumentType, documentTypes } from '#shared/document-types.ts';
import { typeNames } from '#web/features/documents/document-facts.ts';
import { inputClass } from '#web/ui/field.tsx';

/** The type that a person gives a document. */
export function TypeSelect({
  type,
  busy,
  onChoose,
}: {
  type: DocumentType;
  busy: boolean;
  onChoose: (type: DocumentType) => void;
}) {
  const id = useId();
  return (
    <div>
      <label htmlFor={id} className="mb-1.5 block text-sm font-medium">
        Type
      </label>
      <select
        id={id}
        value={type}
        disabled={busy}
        onChange={(event) => {
          const chosen = documentTypes.find((known) => known === event.target.value);
          if (chosen) onChoose(chosen);
        }}
        className={`${inputClass} h-11 !w-auto pr-8`}
      >
        {documentTypes.map((known) => (
          <option key={known} value={known}>
            {typeNames[known]}
          </option>
        ))}
      </select>
    </div>
  );
}
