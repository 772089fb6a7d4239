import { Link } from '@tanstack/react-router';
import { noProjects } from '#web/features/projects/messages.ts';
import { buttonClass } from '#web/ui/button.tsx';
import { MessageScreen } from '#web/ui/message-screen.tsx';

/** A list without a project, and where the first one starts. */
export function NoProjects() {
  return (
    <MessageScreen
      heading="h2"
      title={noProjects}
      action={
        <Link to="/home" className={buttonClass({ variant: 'primary', size: 'lg' })}>
          Start Your First Project
        </Link>
      }
    />
  );
}
