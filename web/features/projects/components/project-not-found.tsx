import { Link } from '@tanstack/react-router';
import type { Account } from '#web/features/account/account.queries.ts';
import { ProjectFrame } from '#web/features/projects/components/project-frame.tsx';
import { usePageTitle } from '#web/lib/page-title.ts';
import { buttonClass } from '#web/ui/button.tsx';
import { MessageScreen } from '#web/ui/message-screen.tsx';

/** A slug that is not in the user's list: missing and foreign look alike. The checklist names the slug (spec 2, section 8). */
export function ProjectNotFound({ account, slug }: { account: Account; slug?: string }) {
  usePageTitle('Project Not Found');
  return (
    <ProjectFrame project={null} account={account}>
      <MessageScreen
        title="Project Not Found"
        action={
          <Link to="/" className={buttonClass({ variant: 'primary' })}>
            Go to Dashboard
          </Link>
        }
      >
        {slug ? `The project "${slug}"` : 'The project'} could not be found or you don't have access to it.
      </MessageScreen>
    </ProjectFrame>
  );
}
