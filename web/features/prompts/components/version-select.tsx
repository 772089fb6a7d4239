import { useQuery } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import type { PromptSearch } from '#web/features/prompts/prompt-search.ts';
import { promptVersionsQuery } from '#web/features/prompts/prompts.queries.ts';
import { Button } from '#web/ui/button.tsx';
import { inputClass } from '#web/ui/field.tsx';

/** The versions of a title, newest first, when there is more than one. */
export function VersionSelect({
  slug,
  search,
  prompt: { id, projectId, title },
}: {
  slug: string;
  search: PromptSearch;
  prompt: { id: string; projectId: string; title: string };
}) {
  const navigate = useNavigate();
  const { data: versions = [], isError, isFetching, refetch } = useQuery(promptVersionsQuery(projectId, title));
  if (isError) {
    return (
      <p role="alert" className="text-sm text-ink-soft">
        The versions could not be loaded.{' '}
        <Button size="sm" variant="quiet" busy={isFetching} onClick={() => refetch()}>
          Try Again
        </Button>
      </p>
    );
  }
  if (versions.length < 2) return null;
  return (
    <select
      aria-label="Version"
      value={id}
      onChange={(event) =>
        navigate({
          to: '/prompts/$slug',
          params: { slug },
          search: { ...search, prompt: event.target.value },
          replace: true,
          resetScroll: false,
        })
      }
      className={`${inputClass} h-9 !w-auto px-2 text-sm max-sm:h-11`}
    >
      {versions.map((entry, place) => (
        <option key={entry.id} value={entry.id}>
          Version {entry.version}
          {place === 0 && ' (Latest)'}
        </option>
      ))}
    </select>
  );
}
