import { Link } from '@tanstack/react-router';
import FileText from 'lucide-react/icons/file-text';
import ListChecks from 'lucide-react/icons/list-checks';
import MessageSquareText from 'lucide-react/icons/message-square-text';
import SquareTerminal from 'lucide-react/icons/square-terminal';
import { addressOf, type Project } from '#web/features/projects/projects.queries.ts';
import { usePageTitle } from '#web/lib/page-title.ts';
import { buttonClass } from '#web/ui/button.tsx';
import { PathMark } from '#web/ui/path-mark.tsx';

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

/** The first page of a new project (spec 2, section 2). The tour joins it later. */
export function WelcomeScreen({ project }: { project: Project }) {
  usePageTitle('Project Created!');
  return (
    <main className="mx-auto flex min-h-dvh max-w-3xl flex-col justify-center px-5 py-16">
      <PathMark className="size-12" />
      <h1 className="mt-8 font-serif text-3xl font-semibold tracking-[-0.01em]">Project Created!</h1>
      <p className="mt-3 text-lg text-ink-soft">
        <strong className="font-semibold text-ink">{project.name}</strong> has its place. This is what goes with you on
        the path.
      </p>
      <ul className="mt-10 grid gap-4 sm:grid-cols-2">
        {features.map(({ Icon, title, text }) => (
          <li key={title} className="rounded-lg border border-line bg-surface p-5 shadow-card">
            <Icon className="size-5 text-ink-soft" />
            <h2 className="mt-3 font-semibold">{title}</h2>
            <p className="mt-1 text-sm text-ink-soft">{text}</p>
          </li>
        ))}
      </ul>
      <Link
        to="/idea-flow/$slug"
        params={{ slug: addressOf(project) }}
        className={`${buttonClass({ variant: 'primary', size: 'lg' })} mt-10 sm:self-start`}
      >
        Start Building
      </Link>
    </main>
  );
}
