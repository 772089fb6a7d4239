import { Link } from '@tanstack/react-router';
import { type FormEvent, lazy, Suspense, useState } from 'react';
import { IdeaField } from '#web/features/projects/components/idea-field.tsx';
import { noProjects } from '#web/features/projects/messages.ts';
import { type Limit, useNewProject } from '#web/features/projects/use-new-project.ts';
import { usePageTitle } from '#web/lib/page-title.ts';
import { Button } from '#web/ui/button.tsx';
import { PathMark } from '#web/ui/path-mark.tsx';

const UpgradeDialog = lazy(async () => ({
  default: (await import('#web/features/billing/components/upgrade-dialog.tsx')).UpgradeDialog,
}));

const leaveAfterMs = 250;

/** Where someone without a project starts (spec 1, section 2.6). */
export function HomeScreen({ userId }: { userId: string }) {
  usePageTitle('Share your idea');
  const [limit, setLimit] = useState<Limit | null>(null);
  const { draft, change, tooShort, isBusy, submit } = useNewProject({ userId, leaveAfterMs, onLimit: setLimit });
  // A name made up in the dialog for an earlier text would be out of sight here: the server is sent one that fits this text.
  const setIdea = (idea: string) => change(draft.name === draft.autoName ? { idea, name: '', autoName: '' } : { idea });
  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    submit();
  };

  return (
    <div className="mx-auto flex min-h-dvh max-w-2xl flex-col px-5">
      <main className="flex flex-1 flex-col justify-center py-16">
        <PathMark className="size-12" />
        <h1 className="mt-8 font-serif text-3xl font-semibold tracking-[-0.01em]">{noProjects}</h1>
        <p className="mt-3 text-lg text-ink-soft">
          Share your idea and I'll guide you through a proven 10-step process to turn it into reality
        </p>
        <form onSubmit={onSubmit} noValidate className="mt-10">
          <IdeaField value={draft.idea} onChange={setIdea} rows={6} readOnly={isBusy} tooShort={tooShort} />
          <Button type="submit" variant="primary" size="lg" busy={isBusy} className="mt-5 max-sm:w-full">
            {isBusy ? 'Starting your journey...' : "Let's Build It!"}
          </Button>
        </form>
      </main>
      <footer className="flex flex-wrap items-center gap-x-6 gap-y-2 border-t border-line py-6 text-sm text-ink-faint">
        <span className="mr-auto max-sm:w-full flex items-center gap-2">
          <PathMark className="size-5" />© {new Date().getFullYear()} Launchpath
        </span>
        <Link to="/terms" className="rounded-sm py-0.5 hover:text-ink">
          Terms of Service
        </Link>
        <Link to="/privacy" className="rounded-sm py-0.5 hover:text-ink">
          Privacy Policy
        </Link>
      </footer>
      {limit && (
        <Suspense>
          <UpgradeDialog flavour="projects" {...limit} onClose={() => setLimit(null)} />
        </Suspense>
      )}
    </div>
  );
}
