import { useEffect, useRef } from 'react';

/** A text as it is written, with its lines numbered. The one that is asked for is marked, shown and focused. */
export function SourceText({ label, text, target }: { label?: string; text: string; target: { line: number } | null }) {
  const frame = useRef<HTMLPreElement>(null);
  useEffect(() => {
    const shown = target && frame.current?.querySelector<HTMLElement>(`[data-line="${target.line}"]`);
    shown?.focus({ preventScroll: true });
    shown?.scrollIntoView({ block: 'center' });
  }, [target]);
  return (
    <figure>
      {label && <figcaption className="mb-2 text-sm text-ink-faint">{label}</figcaption>}
      <pre
        ref={frame}
        className="overflow-hidden rounded-md border border-line bg-sunken py-4 font-mono text-sm leading-relaxed break-words whitespace-pre-wrap"
      >
        {text.split('\n').map((content, index) => {
          const number = index + 1;
          return (
            <span
              // biome-ignore lint/suspicious/noArrayIndexKey: a line is known by its number alone
              key={index}
              data-line={number}
              tabIndex={number === target?.line ? -1 : undefined}
              className={`${lineClass} ${number === target?.line ? 'bg-notice-soft' : ''}`}
            >
              {content}
              {'\n'}
            </span>
          );
        })}
      </pre>
    </figure>
  );
}

/** The number stands before the line without being part of it: it is not selected or copied with it. */
const lineClass =
  'grid grid-cols-[2.75rem_minmax(0,1fr)] gap-3 pr-4 -outline-offset-2 before:text-right before:text-ink-faint before:tabular-nums before:content-[attr(data-line)]';
