import { type FormEvent, lazy, Suspense, useState } from 'react';
import type { Account } from '#web/features/account/account.queries.ts';
import { SiteFooter } from '#web/features/landing/components/site-footer.tsx';
import { AppBar } from '#web/features/projects/components/app-bar.tsx';
import { IdeaField } from '#web/features/projects/components/idea-field.tsx';
import { noProjects } from '#web/features/projects/messages.ts';
import { type Limit, useNewProject } from '#web/features/projects/use-new-project.ts';
import { usePageTitle } from '#web/lib/page-title.ts';
import { Button } from '#web/ui/button.tsx';
import { FailureNote } from '#web/ui/failure-note.tsx';

const UpgradeDialog = lazy(async () => ({
  default: (await import('#web/features/billing/components/upgrade-dialog.tsx')).UpgradeDialog,
}));

const leaveAfterMs = 250;

/** Where someone without a project starts (spec 1, section 2.6). */
export function HomeScreen({ account }: { account: Account }) {
  usePageTitle('Share your idea');
  const [limit, setLimit] = useState<Limit | null>(null);
  const { draft, change, tooShort, isBusy, failure, submit } = useNewProject({
    account,
    leaveAfterMs,
    onLimit: setLimit,
  });
  // A name made up in the dialog for an earlier text would be out of sight here: the server is sent one that fits this text.
  const setIdea = (idea: string) => change(draft.name === draft.autoName ? { idea, name: '', autoName: '' } : { idea });
  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    submit();
  };

  return (
    <div className="flex min-h-dvh flex-col">
      <AppBar account={account} />
      <main
        id="content"
        tabIndex={-1}
        className="mx-auto flex w-full max-w-2xl flex-1 flex-col justify-center px-5 py-10 outline-none"
      >
        <h1 className="font-serif text-3xl font-semibold tracking-[-0.01em]">{noProjects}</h1>
        <p className="mt-3 text-lg text-ink-soft">
          Share your idea and I'll guide you through a proven 10-step process to turn it into reality
        </p>
        <form onSubmit={onSubmit} noValidate className="mt-10">
          <IdeaField value={draft.idea} onChange={setIdea} rows={6} readOnly={isBusy} tooShort={tooShort} />
          {failure && <FailureNote className="mt-4">{failure} Your idea is kept here.</FailureNote>}
          <Button type="submit" variant="primary" size="lg" busy={isBusy} className="mt-5 max-sm:w-full">
            {isBusy ? 'Starting your journey...' : "Let's Build It!"}
          </Button>
        </form>
      </main>
      <SiteFooter />
      {limit && (
        <Suspense>
          <UpgradeDialog flavour="projects" {...limit} onClose={() => setLimit(null)} />
        </Suspense>
      )}
    </div>
  );
}
