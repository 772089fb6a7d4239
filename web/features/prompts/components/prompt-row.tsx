import { Link } from '@tanstack/react-router';
import { memo } from 'react';
import { CopyPromptButton } from '#web/features/prompts/components/copy-prompt-button.tsx';
import { MarkedText } from '#web/features/prompts/components/marked-text.tsx';
import { UseButton } from '#web/features/prompts/components/use-button.tsx';
import type { PromptSearch } from '#web/features/prompts/prompt-search.ts';
import type { PromptEntry } from '#web/features/prompts/prompts.queries.ts';
import { formatDate } from '#web/lib/formats.ts';

/** 'Version N • Created {date}'. */
export function describeVersion({ version, createdAt }: Pick<PromptEntry, 'version' | 'createdAt'>): string {
  return `Version ${version} • Created ${formatDate(createdAt)}`;
}

/** One prompt of the list. `search` is the list's own address, to which its detail page leads back. */
export const PromptRow = memo(function PromptRow({
  slug,
  search,
  prompt,
  preview,
  query,
}: {
  slug: string;
  search: PromptSearch;
  prompt: PromptEntry;
  preview: string;
  query: string;
}) {
  return (
    <li className="flex flex-wrap items-start gap-x-6 gap-y-3 px-4 py-4 not-first:border-t not-first:border-line sm:flex-nowrap sm:px-5">
      <div className="min-w-0 flex-1 max-sm:basis-full">
        <h4 dir="auto" className="text-left font-medium [overflow-wrap:anywhere]">
          <Link
            to="/prompts/$slug"
            params={{ slug }}
            search={{ ...search, prompt: prompt.id }}
            className="rounded-sm py-1 hover:underline"
          >
            <MarkedText text={prompt.title} query={query} />
          </Link>
        </h4>
        <p className="mt-1 text-xs text-ink-faint tabular-nums">{describeVersion(prompt)}</p>
        <p className="mt-2 max-w-[70ch] text-sm text-ink-soft [overflow-wrap:anywhere]">
          <MarkedText text={preview} query={query} />
        </p>
      </div>
      <div className="flex shrink-0 items-center gap-1 sm:flex-row-reverse">
        <CopyPromptButton id={prompt.id} title={prompt.title} />
        <UseButton prompt={prompt} />
      </div>
    </li>
  );
});
