import { Link, useLocation } from '@tanstack/react-router';
import CircleHelp from 'lucide-react/icons/circle-question-mark';
import type { ReactNode } from 'react';
import { stepTitle } from '#shared/content/steps.ts';
import type { Account } from '#web/features/account/account.queries.ts';
import { UserMenu } from '#web/features/account/components/user-menu.tsx';
import { AppLinks } from '#web/features/projects/components/app-bar.tsx';
import { IdeaItems } from '#web/features/projects/components/idea-items.tsx';
import { ProjectSwitcher } from '#web/features/projects/components/project-switcher.tsx';
import { ProjectTabs } from '#web/features/projects/components/project-tabs.tsx';
import { pageName } from '#web/features/projects/project-screens.ts';
import { addressOf, type Project } from '#web/features/projects/projects.queries.ts';
import { buttonClass } from '#web/ui/button.tsx';
import { PathMark } from '#web/ui/path-mark.tsx';
import { SkipLink } from '#web/ui/skip-link.tsx';

/** One row with the trail under it; on a tablet the tabs move beside the trail, on a phone to the foot of the screen. */
const gridClass =
  'grid grid-cols-[auto_minmax(0,1fr)_auto] items-center gap-x-2 px-3 sm:gap-x-3 sm:px-5 lg:grid-cols-[auto_minmax(0,1fr)_auto_auto]';

/**
 * The bar of every project screen (spec 2, section 2): where one is, and the ways to the other screens of this project, to other
 * projects and to the ideas. Without a project it says so; the Help button is there when a tour can be shown.
 */
export function ProjectHeader({
  project,
  account,
  onShowTour,
  extra,
}: {
  project: Project | null;
  account: Account;
  onShowTour?: () => void;
  extra?: ReactNode;
}) {
  return (
    <header className="border-b border-line bg-paper">
      <SkipLink />
      <div className={gridClass}>
        <Link to="/" aria-label="Launchpath, home" className="flex h-14 items-center rounded-md p-1">
          <PathMark />
        </Link>
        <div
          data-tour="welcome"
          data-personal
          className="flex max-w-full min-w-0 items-center gap-3 justify-self-start"
        >
          <ProjectSwitcher project={project} />
          <StepPill project={project} />
        </div>
        {project && (
          <ProjectTabs
            slug={addressOf(project)}
            className="sm:max-lg:col-start-3 sm:max-lg:row-start-2 sm:max-lg:justify-self-end sm:max-lg:pb-2"
          />
        )}
        <div className="flex items-center gap-1 justify-self-end sm:gap-2 lg:col-start-4 lg:row-start-1">
          {extra}
          {onShowTour && (
            <button
              type="button"
              onClick={onShowTour}
              title="Show guided tour"
              aria-label="Show guided tour"
              className={`${buttonClass({ variant: 'quiet', size: 'icon' })} max-sm:size-11`}
            >
              <CircleHelp className="size-5" />
            </button>
          )}
          <div className="max-sm:hidden">
            <AppLinks />
          </div>
          <UserMenu account={account}>
            <IdeaItems className="mb-1.5 border-b pb-1.5" />
          </UserMenu>
        </div>
        {project && <Breadcrumbs project={project} />}
      </div>
    </header>
  );
}

function StepPill({ project }: { project: Project | null }) {
  const pillClass = 'shrink-0 rounded-full border border-line px-3 py-1 text-xs text-ink-soft whitespace-nowrap';
  if (!project) return <p className={pillClass}>No project selected</p>;
  const title = stepTitle(project.currentStep);
  return (
    <p className={`${pillClass} max-md:hidden`} title={title}>
      Step {project.currentStep}
      <span className="max-xl:sr-only"> · {title}</span>
    </p>
  );
}

function Breadcrumbs({ project }: { project: Project }) {
  const path = useLocation({ select: ({ pathname }) => pathname });
  return (
    <nav
      data-personal
      aria-label="Breadcrumbs"
      className="col-span-2 min-w-0 pr-5 pb-2 pl-1 text-xs text-ink-faint max-sm:hidden lg:col-span-4"
    >
      <ol className="flex gap-2">
        <li>
          <Link to="/" className="-my-1 inline-block rounded-sm py-1 hover:text-ink">
            Dashboard
          </Link>
        </li>
        <li className="flex min-w-0 gap-2 before:content-['/']">
          <Link
            to="/idea-flow/$slug"
            params={{ slug: addressOf(project) }}
            className="-my-1 truncate rounded-sm py-1 hover:text-ink"
            aria-current={false}
            dir="auto"
          >
            {project.name}
          </Link>
        </li>
        <li aria-current="page" className="flex gap-2 whitespace-nowrap text-ink-soft before:content-['/']">
          {pageName(path)}
        </li>
      </ol>
    </nav>
  );
}
