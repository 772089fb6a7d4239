import type { ReactNode } from 'react';

/** `link` makes a link of the title; `said` tells the state in other words. */
export type Station = {
  title: string;
  note?: string;
  state: 'done' | 'current' | 'ahead';
  said?: string;
  link?: (title: ReactNode) => ReactNode;
};

const spoken = { done: 'complete', current: 'under way', ahead: 'ahead' } as const;

/** Progress as the product's path: stations down a line, which is drawn as far as one has come. */
export function PathProgress({ stations }: { stations: Station[] }) {
  return (
    <ol>
      {stations.map(({ title, note, state, said, link }, index) => (
        <li key={title} className="relative flex gap-3.5 pb-6 last:pb-0">
          {index < stations.length - 1 && (
            <svg
              className="absolute top-4 bottom-0 left-[7px] h-full w-0.5"
              preserveAspectRatio="none"
              aria-hidden="true"
            >
              <line
                x1="1"
                x2="1"
                y1="0"
                y2="100%"
                strokeWidth="2"
                strokeLinecap="round"
                strokeDasharray={state === 'done' ? undefined : '0.1 6'}
                className={state === 'done' ? 'stroke-ink' : 'stroke-line-strong'}
              />
            </svg>
          )}
          <svg viewBox="0 0 16 16" className="relative mt-0.5 size-4 shrink-0 overflow-visible" aria-hidden="true">
            {state === 'current' && <circle cx="8" cy="8" r="8" className="fill-accent-soft" />}
            <circle
              cx="8"
              cy="8"
              r={state === 'current' ? 4 : 5}
              strokeWidth="2"
              className={
                {
                  done: 'fill-ink stroke-ink',
                  current: 'fill-accent stroke-accent',
                  ahead: 'fill-surface stroke-line-strong',
                }[state]
              }
            />
          </svg>
          <div className="min-w-0">
            <p className={`text-sm ${state === 'ahead' ? 'text-ink-soft' : 'font-medium'}`}>
              {link ? link(title) : title}
              <span className="sr-only">, {said ?? spoken[state]}</span>
            </p>
            {note && <p className="mt-0.5 text-xs text-ink-faint">{note}</p>}
          </div>
        </li>
      ))}
    </ol>
  );
}
