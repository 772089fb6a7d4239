import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import ArrowLeft from 'lucide-react/icons/arrow-left';
import Download from 'lucide-react/icons/download';
import { useState } from 'react';
import { FoldedFindings } from '#web/features/documents/components/folded-findings.tsx';
import { SourceText } from '#web/features/documents/components/source-text.tsx';
import { downloadText } from '#web/features/documents/download-text.ts';
import { useFindings } from '#web/features/documents/use-findings.ts';
import { addressOf, type Project } from '#web/features/projects/projects.queries.ts';
import { CopyPromptButton } from '#web/features/prompts/components/copy-prompt-button.tsx';
import { KindBadge } from '#web/features/prompts/components/kind-badge.tsx';
import { MissingPrompt } from '#web/features/prompts/components/missing-prompt.tsx';
import { describeVersion } from '#web/features/prompts/components/prompt-row.tsx';
import { UseButton } from '#web/features/prompts/components/use-button.tsx';
import { VersionSelect } from '#web/features/prompts/components/version-select.tsx';
import { statusLabels } from '#web/features/prompts/prompt-labels.ts';
import type { PromptSearch } from '#web/features/prompts/prompt-search.ts';
import { type Prompt, promptQuery } from '#web/features/prompts/prompts.queries.ts';
import { formatDate } from '#web/lib/formats.ts';
import { usePageTitle } from '#web/lib/page-title.ts';
import { Button, buttonClass } from '#web/ui/button.tsx';
import { SectionSpinner } from '#web/ui/spinner.tsx';

/** One prompt with its whole text (spec 2, section 2). The address names it, so a reload and a link show the same. */
export function PromptDetail({
  project,
  promptId,
  search,
}: {
  project: Project;
  promptId: string;
  search: PromptSearch;
}) {
  // While another version is fetched the one before it stays in sight.
  const { data, error, isPlaceholderData, refetch } = useQuery({
    ...promptQuery(promptId),
    placeholderData: keepPreviousData,
  });
  const slug = addressOf(project);
  const back = (
    <Link
      to="/prompts/$slug"
      params={{ slug }}
      search={{ ...search, prompt: undefined }}
      className={`${buttonClass({ variant: 'quiet', size: 'sm' })} max-sm:h-11`}
    >
      <ArrowLeft className="size-4" aria-hidden="true" />
      Back to Prompts
    </Link>
  );
  if (error) {
    const missing = { project, promptId, search, error, back };
    return <MissingPrompt {...missing} onRetry={() => void refetch()} />;
  }
  return (
    <div className="mx-auto max-w-5xl px-4 pt-5 pb-16 sm:px-6">
      <div className="-ml-3">{back}</div>
      {data ? (
        <PromptPage slug={slug} prompt={data} search={search} isStale={isPlaceholderData} />
      ) : (
        <SectionSpinner label="Loading the prompt" />
      )}
    </div>
  );
}

function PromptPage({
  slug,
  prompt,
  search,
  isStale,
}: {
  slug: string;
  prompt: Prompt;
  search: PromptSearch;
  isStale: boolean;
}) {
  usePageTitle(prompt.title);
  const [target, setTarget] = useState<{ line: number } | null>(null);
  const findings = useFindings(prompt);
  return (
    <article aria-label={prompt.title} aria-busy={isStale}>
      <header className="mt-4 mb-7">
        <p className="flex flex-wrap items-center gap-2">
          <span className="rounded-full border border-line-strong px-3 py-0.5 text-xs text-ink-soft">Prompt</span>
          <KindBadge documentType={prompt.documentType} />
        </p>
        <h1 className="mt-3 font-serif text-2xl font-semibold [overflow-wrap:anywhere]">{prompt.title}</h1>
        <div className="mt-2.5 flex flex-wrap items-center gap-x-4 gap-y-2">
          <p className="text-sm text-ink-soft tabular-nums">{describeVersion(prompt)}</p>
          <VersionSelect slug={slug} search={search} prompt={prompt} />
        </div>
      </header>
      <div className="grid gap-x-10 gap-y-8 lg:grid-cols-[minmax(0,1fr)_15rem]">
        <section aria-labelledby="prompt-content" className={isStale ? 'opacity-55' : ''}>
          <div className="mb-3 flex flex-wrap items-center gap-2">
            <h2 id="prompt-content" className="mr-auto font-serif text-lg font-semibold max-sm:basis-full">
              Prompt Content
            </h2>
            <div className="flex items-center gap-2 max-sm:flex-row-reverse">
              <Button size="sm" variant="quiet" onClick={() => downloadText(prompt, 'md')}>
                <Download className="size-4" aria-hidden="true" />
                Download .md
              </Button>
              <CopyPromptButton id={prompt.id} title={prompt.title} variant="primary" />
            </div>
          </div>
          <div className="mb-4 empty:hidden">
            <FoldedFindings findings={findings} onGoToLine={(line) => setTarget({ line })} />
          </div>
          <SourceText text={prompt.content} target={target} />
        </section>
        <section aria-labelledby="prompt-details">
          <h2 id="prompt-details" className="mb-3 flex min-h-8 items-center font-serif text-lg font-semibold">
            Prompt Details
          </h2>
          <dl className="divide-y divide-line border-y border-line text-sm tabular-nums">
            <Detail name="Version" value={`${prompt.version}`} />
            <Detail name="Status" value={prompt.status === 'used' ? statusLabels.used : statusLabels.draft} />
            <Detail name="Created" value={formatDate(prompt.createdAt)} />
            {prompt.usedAt && <Detail name="Last Used" value={formatDate(prompt.usedAt)} />}
          </dl>
          <div className="mt-4">
            <UseButton prompt={prompt} variant="secondary" />
          </div>
        </section>
      </div>
    </article>
  );
}

function Detail({ name, value }: { name: string; value: string }) {
  return (
    <div className="flex justify-between gap-6 py-2.5">
      <dt className="text-ink-faint">{name}</dt>
      <dd>{value}</dd>
    </div>
  );
}
