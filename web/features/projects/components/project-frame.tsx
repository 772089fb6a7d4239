import { useRouter } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import type { Account } from '#web/features/account/account.queries.ts';
import { PaymentNotice } from '#web/features/billing/components/payment-notice.tsx';
import { ProjectHeader } from '#web/features/projects/components/project-header.tsx';
import type { Project } from '#web/features/projects/projects.queries.ts';
import { useProject } from '#web/features/projects/use-project.ts';
import { showTour } from '#web/features/tour/tour.ts';
import { OfflineNotice } from '#web/ui/offline-notice.tsx';

/** On a phone the tabs stand at the foot of the screen: nothing may hide behind them. */
const footRoom = 'max-sm:pb-[calc(3.5rem+1px+env(safe-area-inset-bottom))]';

/**
 * A project's screen: the header, which follows the project list, and under it what the screen shows. Without a project (it was not
 * found) the header still leads to the others. `fill` keeps to the height of the window, for content that scrolls by itself; `aside`
 * stands beside it; `extra` goes into the bar; `onShowTour` is for a screen that must know how the tour ended.
 */
export function ProjectFrame({
  project: loaded,
  account,
  fill = false,
  aside,
  extra,
  onShowTour,
  children,
}: {
  project: Project | null;
  account: Account;
  fill?: boolean;
  aside?: ReactNode;
  extra?: ReactNode;
  onShowTour?: () => void;
  children: ReactNode;
}) {
  const project = useProject(loaded);
  const router = useRouter();
  const showTourHere = onShowTour ?? (() => void showTour(router));
  return (
    <div className={`${project ? footRoom : ''} ${fill ? 'flex h-dvh flex-col' : 'min-h-dvh'}`}>
      <ProjectHeader
        project={project}
        account={account}
        onShowTour={project ? showTourHere : undefined}
        extra={extra}
      />
      <OfflineNotice className="border-b border-line" />
      <PaymentNotice account={account} className="border-b border-line" />
      <div className={fill ? 'flex min-h-0 flex-1' : ''}>
        <main id="content" tabIndex={-1} className={`outline-none ${fill ? 'flex min-w-0 flex-1 flex-col' : ''}`}>
          {children}
        </main>
        {aside}
      </div>
    </div>
  );
}
