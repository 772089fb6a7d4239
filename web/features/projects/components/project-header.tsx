import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { stepTitle } from '#shared/content/steps.ts';
import type { Account } from '#web/features/account/account.queries.ts';
import { UserMenu } from '#web/features/account/components/user-menu.tsx';
import { type ProjectScreenPath, ProjectSwitcher } from '#web/features/projects/components/project-switcher.tsx';
import { addressOf, type Project } from '#web/features/projects/projects.queries.ts';
import { PathMark } from '#web/ui/path-mark.tsx';

const tabs: { label: string; to: ProjectScreenPath }[] = [
  { label: 'Chat', to: '/idea-flow/$slug' },
  { label: 'Docs', to: '/documents/$slug' },
];

const tabClass =
  'flex h-8 items-center rounded-md px-3 text-sm text-ink-soft transition-colors duration-100 hover:bg-hover hover:text-ink aria-[current=page]:bg-hover aria-[current=page]:font-medium aria-[current=page]:text-ink';

/** The bar of every project screen: where one is, and the ways to the other screens of this project and to other projects. */
export function ProjectHeader({
  project,
  account,
  section,
  switchTo,
  extra,
}: {
  project: Project;
  account: Account;
  section: string;
  switchTo: ProjectScreenPath;
  extra?: ReactNode;
}) {
  const slug = addressOf(project);
  return (
    <header className="border-b border-line bg-paper">
      <a
        href="#content"
        className="sr-only focus:not-sr-only focus:absolute focus:z-40 focus:m-2 focus:rounded-md focus:bg-surface focus:px-3 focus:py-2"
      >
        Skip to content
      </a>
      <div className="flex h-14 items-center gap-2 px-3 sm:gap-3 sm:px-5">
        <Link to="/" aria-label="Launchpath, home" className="rounded-md p-1">
          <PathMark />
        </Link>
        <ProjectSwitcher project={project} to={switchTo} />
        <p className="truncate rounded-full border border-line px-3 py-1 text-xs text-ink-soft max-lg:hidden">
          Step {project.currentStep} · {stepTitle(project.currentStep)}
        </p>
        <nav aria-label="Project" className="ml-auto flex gap-1 max-sm:hidden">
          {tabs.map(({ label, to }) => (
            <Link key={to} to={to} params={{ slug }} className={tabClass} activeOptions={{ includeSearch: false }}>
              {label}
            </Link>
          ))}
        </nav>
        <div className="flex items-center gap-1 max-sm:ml-auto sm:gap-2">
          {extra}
          <UserMenu account={account} />
        </div>
      </div>
      <div className="flex h-9 items-center gap-3 px-4 max-sm:h-11 max-sm:px-2.5 sm:px-6">
        <nav aria-label="Project" className="flex gap-1 sm:hidden">
          {tabs.map(({ label, to }) => (
            <Link key={to} to={to} params={{ slug }} className={tabClass} activeOptions={{ includeSearch: false }}>
              {label}
            </Link>
          ))}
        </nav>
        <nav aria-label="Breadcrumbs" className="min-w-0 pb-2 text-xs text-ink-faint max-sm:hidden">
          <ol className="flex gap-2">
            <li>
              <Link to="/" className="rounded-sm py-1 hover:text-ink">
                Dashboard
              </Link>
            </li>
            <li className="flex min-w-0 gap-2 before:content-['/']">
              <Link
                to="/idea-flow/$slug"
                params={{ slug }}
                className="truncate rounded-sm hover:text-ink"
                aria-current={false}
              >
                {project.name}
              </Link>
            </li>
            <li aria-current="page" className="flex gap-2 text-ink-soft before:content-['/']">
              {section}
            </li>
          </ol>
        </nav>
        <p className="ml-auto truncate text-xs text-ink-soft sm:hidden">Step {project.currentStep} of 3</p>
      </div>
    </header>
  );
}
