import { useQuery } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useDeferredValue, useMemo } from 'react';
import { steps as knownSteps } from '#shared/content/steps.ts';
import { addressOf, type Project } from '#web/features/projects/projects.queries.ts';
import { PromptFilters } from '#web/features/prompts/components/prompt-filters.tsx';
import { PromptGroup } from '#web/features/prompts/components/prompt-group.tsx';
import { searching } from '#web/features/prompts/messages.ts';
import { findPrompts, groupPrompts, startsOpen, unorganizedStep } from '#web/features/prompts/prompt-list.ts';
import type { PromptSearch } from '#web/features/prompts/prompt-search.ts';
import { type PromptEntry, promptBodiesQuery } from '#web/features/prompts/prompts.queries.ts';
import { formatCount } from '#web/lib/formats.ts';
import { useSearchText } from '#web/lib/use-search-text.ts';
import { Button } from '#web/ui/button.tsx';
import { MessageScreen } from '#web/ui/message-screen.tsx';

const noBodies: ReadonlyMap<string, string> = new Map();
const nothing: PromptSearch = { q: undefined, step: undefined, type: undefined, status: undefined };

/** Which groups their reader has opened or closed, by what was looked for and the step. */
export type Toggled = Record<string, boolean>;

/** The prompts in their groups, and what narrows them down. The first keystroke brings the texts, which the browser looks through. */
export function PromptBrowser({
  project,
  prompts,
  search,
  toggled,
  onToggle,
}: {
  project: Project;
  prompts: PromptEntry[];
  search: PromptSearch;
  toggled: Toggled;
  onToggle: (toggled: Toggled) => void;
}) {
  const slug = addressOf(project);
  const navigate = useNavigate({ from: '/prompts/$slug' });
  const show = (patch: PromptSearch, replace: boolean) =>
    navigate({ search: (now) => ({ ...now, ...patch }), replace, resetScroll: false });
  const [text, setText] = useSearchText(search.q ?? '', (typed) => show({ q: typed || undefined }, true));
  const query = useDeferredValue(text).trim();
  const { step, type, status } = search;

  const bodies = useQuery({ ...promptBodiesQuery(project.id), enabled: query !== '' });
  const groups = useMemo(
    () => groupPrompts(findPrompts(prompts, bodies.data ?? noBodies, { q: query, step, type, status })),
    [prompts, bodies.data, query, step, type, status],
  );
  const count = groups.reduce((sum, group) => sum + group.count, 0);
  const isNarrowed = query !== '' || step !== undefined || type !== undefined || status !== undefined;
  const keyOf = (ofStep: number) => JSON.stringify([query, step, type, status, ofStep]);
  const choosable = [
    ...new Set([
      ...knownSteps.map(({ stepNumber }) => stepNumber),
      ...prompts.map(({ stepNumber }) => stepNumber ?? unorganizedStep),
      ...(step === undefined ? [] : [step]),
    ]),
  ].toSorted((a, b) => b - a);
  const clear = () => {
    setText('');
    void show(nothing, false);
  };

  return (
    <>
      <PromptFilters
        text={text}
        filter={search}
        steps={choosable}
        onType={setText}
        onFilter={(patch) => show(patch, false)}
      />
      <div className="mt-2 flex min-h-8 flex-wrap items-center gap-x-1 text-sm text-ink-soft">
        <p role="status" className="tabular-nums">
          {isNarrowed && `${formatCount(count, 'prompt')} found. `}
          {bodies.isFetching && searching.busy}
        </p>
        {isNarrowed && count > 0 && (
          <Button variant="quiet" size="sm" onClick={clear}>
            Clear Filters
          </Button>
        )}
        {bodies.isError && (
          <p role="alert">
            {searching.bodiesFailed}{' '}
            <Button variant="quiet" size="sm" busy={bodies.isFetching} onClick={() => bodies.refetch()}>
              Try Again
            </Button>
          </p>
        )}
      </div>
      <div className="mt-2 flex flex-col gap-5">
        {groups.map((group) => {
          const steps = groups.map((other) => other.step);
          const isOpen = toggled[keyOf(group.step)] ?? startsOpen(group.step, steps, isNarrowed);
          return (
            <PromptGroup
              key={group.step}
              slug={slug}
              search={search}
              group={group}
              query={query}
              isOpen={isOpen}
              onToggle={() => onToggle({ ...toggled, [keyOf(group.step)]: !isOpen })}
            />
          );
        })}
      </div>
      {count === 0 && !bodies.isFetching && (
        <MessageScreen heading="h2" title="No prompts found" action={<Button onClick={clear}>Clear Filters</Button>}>
          Try another word, or clear the filters.
        </MessageScreen>
      )}
    </>
  );
}
