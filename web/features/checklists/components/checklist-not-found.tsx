import { Link } from '@tanstack/react-router';
import { usePageTitle } from '#web/lib/page-title.ts';
import { buttonClass } from '#web/ui/button.tsx';
import { MessageScreen } from '#web/ui/message-screen.tsx';

/** A slug that is not in the user's list, as the checklist says it (spec 2, section 8). */
export function ChecklistNotFound({ slug }: { slug: string }) {
  usePageTitle('Project Not Found');
  return (
    <main>
      <MessageScreen
        full
        title="Project Not Found"
        action={
          <Link to="/" className={buttonClass({ variant: 'primary' })}>
            Go to Dashboard
          </Link>
        }
      >
        The project "{slug}" could not be found or you don't have access to it.
      </MessageScreen>
    </main>
  );
}
