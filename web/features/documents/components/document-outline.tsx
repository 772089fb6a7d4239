import { type MouseEvent, useEffect, useState } from 'react';
import type { Heading } from '#web/ui/markdown-headings.ts';

const indents: Record<number, string> = { 1: '', 2: '', 3: 'pl-4' };

/** Goes to a heading: it is scrolled to and has the focus, so that reading goes on from there. */
export function jumpToHeading(id: string) {
  const target = document.getElementById(id);
  target?.scrollIntoView();
  target?.focus({ preventScroll: true });
}

/** The table of contents of a long document. The part that is being read is marked. */
export function DocumentOutline({ headings }: { headings: Heading[] }) {
  const current = useCurrentHeading(headings);
  // The title is what the page begins with: there is no need to go there from itself.
  const [first, ...rest] = headings;
  const listed = first?.level === 1 && !rest.some(({ level }) => level === 1) ? rest : headings;
  const jump = (event: MouseEvent, id: string) => {
    event.preventDefault();
    history.replaceState(history.state, '', `#${id}`);
    jumpToHeading(id);
  };
  return (
    <ol className="flex flex-col gap-0.5 border-l border-line text-sm">
      {listed.map(({ id, level, text }) => (
        <li key={id}>
          <a
            href={`#${id}`}
            onClick={(event) => jump(event, id)}
            aria-current={id === current ? 'location' : undefined}
            className="-ml-px block border-l-2 border-transparent py-1 pl-3 break-words text-ink-soft transition-colors duration-100 hover:text-ink aria-[current=location]:border-accent aria-[current=location]:text-ink"
          >
            <span className={`line-clamp-2 ${indents[level] ?? ''}`}>{text}</span>
          </a>
        </li>
      ))}
    </ol>
  );
}

/** The heading above what is at the top of the window. */
function useCurrentHeading(headings: Heading[]): string | null {
  const [current, setCurrent] = useState<string | null>(null);
  useEffect(() => {
    const targets = headings.flatMap(({ id }) => document.getElementById(id) ?? []);
    const find = () => {
      const passed = targets.filter((target) => target.getBoundingClientRect().top < window.innerHeight / 4);
      setCurrent(passed.at(-1)?.id ?? null);
    };
    find();
    window.addEventListener('scroll', find, { passive: true });
    return () => window.removeEventListener('scroll', find);
  }, [headings]);
  return current;
}
