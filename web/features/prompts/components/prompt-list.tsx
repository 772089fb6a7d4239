import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { lazy, Suspense, useState } from 'react';
import { type Account, usageQuery } from '#web/features/account/account.queries.ts';
import { addressOf, type Project } from '#web/features/projects/projects.queries.ts';
import { GenerateForm } from '#web/features/prompts/components/generate-form.tsx';
import { OrganizeNotice } from '#web/features/prompts/components/organize-notice.tsx';
import { PromptBrowser, type Toggled } from '#web/features/prompts/components/prompt-browser.tsx';
import { UsageCard } from '#web/features/prompts/components/usage-card.tsx';
import type { PromptSearch } from '#web/features/prompts/prompt-search.ts';
import { promptsQuery } from '#web/features/prompts/prompts.queries.ts';
import { type ApiError, describeError } from '#web/lib/api-error.ts';
import { usePageTitle } from '#web/lib/page-title.ts';
import { buttonClass } from '#web/ui/button.tsx';
import { LoadFailure } from '#web/ui/load-failure.tsx';
import { MessageScreen } from '#web/ui/message-screen.tsx';

const UpgradeDialog = lazy(async () => ({
  default: (await import('#web/features/billing/components/upgrade-dialog.tsx')).UpgradeDialog,
}));

/** All prompts of a project: the day's allowance, a way to a new one, and the groups (spec 2, section 2). */
export function PromptList({
  project,
  account,
  search,
  toggled,
  onToggle,
}: {
  project: Project;
  account: Account;
  search: PromptSearch;
  toggled: Toggled;
  onToggle: (toggled: Toggled) => void;
}) {
  usePageTitle(`${project.name} Prompts`);
  const { data: prompts, error, isFetching, refetch } = useQuery(promptsQuery(project.id));
  const { data: usage } = useQuery(usageQuery);
  const [limit, setLimit] = useState<Pick<ApiError, 'limit' | 'current'> | null>(null);
  const unorganized = prompts?.filter(({ stepNumber }) => stepNumber === null).length ?? 0;
  return (
    <div className="mx-auto max-w-5xl px-4 py-8 sm:px-6 sm:py-10">
      <h1 className="font-serif text-2xl font-semibold [overflow-wrap:anywhere]">{project.name} Prompts</h1>
      <p className="mt-1.5 text-ink-soft">Ready to paste into your AI coding tool</p>
      <div className="mt-7 grid gap-5 lg:grid-cols-[minmax(0,1fr)_19rem]">
        {/* To Pro there is nothing to upgrade: the form says the rest. */}
        <GenerateForm
          project={project}
          prompts={prompts}
          onLimit={(reached) => account.plan !== 'pro' && setLimit(reached)}
        />
        <UsageCard onUpgrade={() => setLimit({ limit: usage?.maxPromptsPerDay, current: usage?.promptsUsedToday })} />
      </div>
      <OrganizeNotice projectId={project.id} count={unorganized} />
      {prompts ? (
        prompts.length > 0 ? (
          <PromptBrowser project={project} prompts={prompts} search={search} toggled={toggled} onToggle={onToggle} />
        ) : (
          <MessageScreen
            heading="h2"
            title="No Prompts Yet"
            action={
              <Link to="/idea-flow/$slug" params={{ slug: addressOf(project) }} className={buttonClass()}>
                Go to Project Chat
              </Link>
            }
          >
            Give a title above, or ask the assistant for a coding prompt in the project chat
          </MessageScreen>
        )
      ) : error ? (
        <LoadFailure
          className="mt-8"
          what="The prompts could not be loaded."
          why={describeError(error)}
          busy={isFetching}
          onRetry={() => refetch()}
        />
      ) : (
        <PromptSkeleton />
      )}
      {limit && (
        <Suspense>
          <UpgradeDialog flavour="prompts" {...limit} onClose={() => setLimit(null)} />
        </Suspense>
      )}
    </div>
  );
}

function PromptSkeleton() {
  return (
    <div role="status" className="mt-8 flex flex-col gap-5">
      <span className="sr-only">Loading the prompts</span>
      {[1, 2, 3].map((group) => (
        <div key={group} className="rounded-xl border border-line bg-surface p-5" aria-hidden="true">
          <div className="h-5 w-2/5 animate-breathe rounded-sm bg-hover" />
          <div className="mt-5 h-4 w-3/5 animate-breathe rounded-sm bg-hover" />
        </div>
      ))}
    </div>
  );
}
