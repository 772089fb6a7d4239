import { Link, useRouter } from '@tanstack/react-router';
import FileText from 'lucide-react/icons/file-text';
import ListChecks from 'lucide-react/icons/list-checks';
import MessageSquareText from 'lucide-react/icons/message-square-text';
import SquareTerminal from 'lucide-react/icons/square-terminal';
import { useCallback, useEffect, useRef, useState } from 'react';
import type { Account } from '#web/features/account/account.queries.ts';
import { ProjectFrame } from '#web/features/projects/components/project-frame.tsx';
import { addressOf, type Project } from '#web/features/projects/projects.queries.ts';
import { useProject } from '#web/features/projects/use-project.ts';
import { showTour, skipTour } from '#web/features/tour/tour.ts';
import { hasSeenTour, noteTourSeen } from '#web/features/tour/tour-seen.ts';
import { usePageTitle } from '#web/lib/page-title.ts';
import { Button, buttonClass } from '#web/ui/button.tsx';
import { PathMark } from '#web/ui/path-mark.tsx';

const tourStartsAfterMs = 1_500;

const features = [
  {
    Icon: MessageSquareText,
    title: 'AI Chat',
    text: 'An assistant that knows your idea, asks what matters and answers with your project in mind.',
  },
  {
    Icon: ListChecks,
    title: 'Checklist',
    text: 'Three phases, from the first thought to the launch. You always see what comes next.',
  },
  {
    Icon: FileText,
    title: 'Documents',
    text: 'Requirements, architecture and a plan, written from what you say and kept in versions.',
  },
  {
    Icon: SquareTerminal,
    title: 'Coding Prompts',
    text: 'Ready to paste into the coding tool of your choice, with the checks that prove the result.',
  },
];

/** The first page of a new project, and the guided tour over it (spec 2, section 2). */
export function WelcomeScreen({ project: loaded, account }: { project: Project; account: Account }) {
  usePageTitle('Project Created!');
  const project = useProject(loaded);
  const { toured, start, skip } = useFirstTour(account.id, project.id);
  const startBuilding = useRef<HTMLAnchorElement>(null);
  const wasToured = useRef(toured);
  useEffect(() => {
    // The button that began the tour is gone by then; the next thing to do takes the focus.
    if (toured && !wasToured.current) startBuilding.current?.focus();
  }, [toured]);

  const chat = { to: '/idea-flow/$slug', params: { slug: addressOf(project) } } as const;
  return (
    <ProjectFrame project={project} account={account} onShowTour={start}>
      <div className="mx-auto max-w-3xl px-5 py-6 sm:py-14">
        <PathMark className="size-12 max-sm:hidden" />
        <h1 className="font-serif text-3xl font-semibold tracking-[-0.01em] sm:mt-8">Project Created!</h1>
        <p className="mt-3 text-ink-soft sm:text-lg">
          <strong className="font-semibold break-words text-ink">{project.name}</strong> has its place. Here is what
          helps you from now to the launch.
        </p>
        <ul className="mt-6 grid gap-3 sm:mt-10 sm:grid-cols-2 sm:gap-4">
          {features.map(({ Icon, title, text }) => (
            <li
              key={title}
              className="rounded-lg border border-line bg-surface p-3 shadow-card max-sm:flex max-sm:gap-3 sm:p-5"
            >
              <Icon className="size-5 shrink-0 text-ink-soft max-sm:mt-0.5" />
              <div>
                <h2 className="font-semibold sm:mt-3">{title}</h2>
                <p className="text-sm text-ink-soft sm:mt-1">{text}</p>
              </div>
            </li>
          ))}
        </ul>
        <div className="mt-6 flex flex-wrap items-center gap-x-6 gap-y-2 max-sm:flex-col max-sm:items-stretch sm:mt-10">
          {toured ? (
            <Link ref={startBuilding} {...chat} className={buttonClass({ variant: 'primary', size: 'lg' })}>
              Start Building
            </Link>
          ) : (
            <>
              <Button variant="primary" size="lg" onClick={start}>
                Show Me Around
              </Button>
              <Link
                {...chat}
                onClick={skip}
                className="rounded-sm py-2.5 text-center text-sm text-ink-soft underline underline-offset-4 hover:text-ink"
              >
                Skip tour and start building
              </Link>
            </>
          )}
        </div>
      </div>
    </ProjectFrame>
  );
}

/** The tour of a new project: starts by itself once, and it is kept in mind when it was finished or skipped. */
function useFirstTour(userId: string, projectId: string) {
  const router = useRouter();
  const [toured, setToured] = useState(() => hasSeenTour(userId, projectId));
  const note = useCallback(() => {
    noteTourSeen(userId, projectId);
    setToured(true);
  }, [userId, projectId]);
  const start = useCallback(async () => {
    if ((await showTour(router)) !== 'left') note();
  }, [router, note]);
  const skip = () => {
    skipTour();
    note();
  };

  useEffect(() => {
    if (toured) return;
    // Not into the middle of something: an open menu or dialog is let finish.
    const isInUse = () => document.querySelector('[role=menu], dialog[open]') !== null;
    const timer = setInterval(() => {
      if (isInUse()) return;
      clearInterval(timer);
      void start();
    }, tourStartsAfterMs);
    return () => clearInterval(timer);
  }, [toured, start]);
  return { toured, start, skip };
}
