import ChevronDown from 'lucide-react/icons/chevron-down';
import { useId } from 'react';
import { PromptRow } from '#web/features/prompts/components/prompt-row.tsx';
import { groupTitle, kindLooks } from '#web/features/prompts/prompt-labels.ts';
import { type PromptGroup as Group, unorganizedStep } from '#web/features/prompts/prompt-list.ts';
import type { PromptSearch } from '#web/features/prompts/prompt-search.ts';
import type { PromptEntry } from '#web/features/prompts/prompts.queries.ts';
import { formatCount } from '#web/lib/formats.ts';

/** The prompts of a step by their kind; can be closed. */
export function PromptGroup({
  slug,
  search,
  group: { step, count, kinds },
  query,
  isOpen,
  onToggle,
}: {
  slug: string;
  search: PromptSearch;
  group: Group<PromptEntry>;
  query: string;
  isOpen: boolean;
  onToggle: () => void;
}) {
  const id = useId();
  const title = groupTitle(step);
  const stepName = `Step ${step}`;
  return (
    <section aria-labelledby={`${id}-title`} className="rounded-xl border border-line bg-surface shadow-card">
      <h2>
        <button
          type="button"
          aria-expanded={isOpen}
          aria-controls={`${id}-prompts`}
          onClick={onToggle}
          className="group flex min-h-14 w-full items-center gap-3 rounded-xl px-4 py-3 text-left hover:bg-hover sm:px-5"
        >
          <span id={`${id}-title`} className="min-w-0 flex-1 font-serif text-lg font-semibold">
            {title}
            {step !== unorganizedStep && title !== stepName && (
              <>
                {' '}
                <span className="ml-1.5 font-sans text-sm font-normal text-ink-faint">{stepName}</span>
              </>
            )}
          </span>
          <span className="text-sm whitespace-nowrap text-ink-soft tabular-nums">{formatCount(count, 'prompt')}</span>
          <ChevronDown
            aria-hidden="true"
            className="size-4 shrink-0 text-ink-faint transition-transform duration-100 group-hover:text-ink group-aria-expanded:rotate-180"
          />
        </button>
      </h2>
      <div id={`${id}-prompts`} hidden={!isOpen}>
        {isOpen &&
          kinds.map(({ kind, entries }) => {
            const { label, Icon, tone } = kindLooks[kind];
            return (
              <section key={kind} aria-labelledby={`${id}-${kind}`}>
                <h3
                  id={`${id}-${kind}`}
                  className="flex items-center gap-2 border-t border-line px-4 pt-4 text-sm text-ink-soft sm:px-5"
                >
                  <Icon className={`size-4 ${tone}`} aria-hidden="true" />
                  {label}
                  <span className="text-ink-faint tabular-nums">{entries.length}</span>
                </h3>
                <ul>
                  {entries.map(({ prompt, preview }) => (
                    <PromptRow
                      key={prompt.id}
                      slug={slug}
                      search={search}
                      prompt={prompt}
                      preview={preview}
                      query={query}
                    />
                  ))}
                </ul>
              </section>
            );
          })}
      </div>
    </section>
  );
}
