import Copy from 'lucide-react/icons/copy';
import SquareTerminal from 'lucide-react/icons/square-terminal';
import { demo } from '#web/features/landing/demo.ts';

/** A coding prompt, short enough to be obeyed. */
export function DemoPrompt() {
  const { title, restsOn, sections } = demo.prompt;
  return (
    <figure
      aria-label="A coding prompt for one feature"
      className="overflow-hidden rounded-xl border border-line bg-surface shadow-pop"
    >
      <figcaption className="flex items-center gap-3 border-b border-line px-5 py-4">
        <SquareTerminal className="size-5 shrink-0 text-ink-soft" aria-hidden="true" />
        <span className="min-w-0 flex-1">
          <span className="block truncate font-medium">{title}</span>
          <span className="block truncate text-sm text-ink-faint">{restsOn}</span>
        </span>
        <span
          aria-hidden="true"
          className="flex h-8 items-center gap-2 rounded-md border border-line px-3 text-sm font-medium shadow-card"
        >
          <Copy className="size-4" />
          Copy
        </span>
      </figcaption>
      <dl className="grid gap-x-8 gap-y-2 bg-sunken px-5 py-6 font-mono text-[0.8125rem] leading-6 sm:grid-cols-[6rem_1fr] sm:gap-y-5 sm:px-8 sm:py-8">
        {sections.map((section) => (
          <div key={section.name} className="contents">
            <dt className="text-accent max-sm:mt-3 max-sm:first:mt-0">{section.name}</dt>
            <dd className="min-w-0 break-words">
              {section.lines.map((line) => (
                <span key={line} className="block">
                  {'checks' in section && <span className="text-ink-faint">[ ] </span>}
                  {line}
                </span>
              ))}
            </dd>
          </div>
        ))}
      </dl>
    </figure>
  );
}
