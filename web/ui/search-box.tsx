import Search from 'lucide-react/icons/search';
import X from 'lucide-react/icons/x';
import { useRef } from 'react';
import { longestSearch } from '#web/lib/address.ts';
import { buttonClass } from '#web/ui/button.tsx';
import { inputClass } from '#web/ui/field.tsx';

/** A field to search by, which can be emptied with one click. */
export function SearchBox({
  label,
  placeholder = label,
  text,
  onType,
  className = '',
}: {
  label: string;
  placeholder?: string;
  text: string;
  onType: (text: string) => void;
  className?: string;
}) {
  const box = useRef<HTMLInputElement>(null);
  const clear = () => {
    onType('');
    box.current?.focus();
  };
  return (
    <div className={`relative ${className}`}>
      <Search className="pointer-events-none absolute top-1/2 left-3 size-4 -translate-y-1/2 text-ink-faint" />
      <input
        ref={box}
        type="search"
        aria-label={label}
        placeholder={placeholder}
        maxLength={longestSearch}
        value={text}
        onChange={(event) => onType(event.target.value)}
        className={`${inputClass} h-11 px-9 [&::-webkit-search-cancel-button]:hidden`}
      />
      {text && (
        <button
          type="button"
          aria-label="Clear search"
          onClick={clear}
          className={`${buttonClass({ variant: 'quiet', size: 'icon' })} absolute top-1/2 right-1 -translate-y-1/2`}
        >
          <X className="size-4" />
        </button>
      )}
    </div>
  );
}
