import { Link } from '@tanstack/react-router';
import AppWindow from 'lucide-react/icons/app-window';
import FileText from 'lucide-react/icons/file-text';
import ListChecks from 'lucide-react/icons/list-checks';
import MessageSquareText from 'lucide-react/icons/message-square-text';
import SquareTerminal from 'lucide-react/icons/square-terminal';
import TrendingUp from 'lucide-react/icons/trending-up';
import { type ProjectScreen, projectScreens, screenLabels } from '#web/features/projects/project-screens.ts';

/** Where each screen of a project is. */
export const screenPaths = {
  chat: '/idea-flow/$slug',
  checklist: '/checklists/$slug',
  docs: '/documents/$slug',
  prompts: '/prompts/$slug',
  mockup: '/mockup/$slug',
  growth: '/growth/$slug',
} as const satisfies Record<ProjectScreen, string>;

const icons = {
  chat: MessageSquareText,
  checklist: ListChecks,
  docs: FileText,
  prompts: SquareTerminal,
  mockup: AppWindow,
  growth: TrendingUp,
};

const tabClass =
  'flex items-center text-ink-soft transition-colors duration-100 hover:text-ink aria-[current=page]:font-medium aria-[current=page]:text-ink';
const barClass =
  'sm:h-9 sm:rounded-md sm:px-3 sm:text-sm lg:max-xl:px-2 sm:hover:bg-hover sm:aria-[current=page]:bg-hover';
const phoneClass =
  'max-sm:h-14 max-sm:flex-1 max-sm:flex-col max-sm:justify-center max-sm:gap-1 max-sm:text-xs max-sm:leading-none max-[24rem]:text-[0.6875rem] max-sm:aria-[current=page]:text-accent';

/** The ways to a project's screens: in the bar, or at the foot of a phone's screen where the thumb is. */
export function ProjectTabs({ slug, className }: { slug: string; className: string }) {
  return (
    <nav
      aria-label="Project"
      data-at-foot
      className={`flex max-sm:fixed max-sm:inset-x-0 max-sm:bottom-0 max-sm:z-20 max-sm:border-t max-sm:border-line max-sm:bg-surface max-sm:pb-[env(safe-area-inset-bottom)] sm:gap-1 ${className}`}
    >
      {projectScreens.map((screen) => {
        const Icon = icons[screen];
        return (
          <Link
            key={screen}
            to={screenPaths[screen]}
            params={{ slug }}
            data-tour={screen}
            activeOptions={{ includeSearch: false }}
            className={`${tabClass} ${barClass} ${phoneClass}`}
          >
            <Icon className="size-5 sm:hidden" />
            {screenLabels[screen]}
          </Link>
        );
      })}
    </nav>
  );
}
