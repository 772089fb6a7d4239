import { useMutation } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { AuthFrame, inlineLinkClass } from '#web/features/account/components/auth-frame.tsx';
import { stopReminders } from '#web/features/checkins/mails.queries.ts';
import { ApiError, describeError } from '#web/lib/api-error.ts';
import { usePageTitle } from '#web/lib/page-title.ts';
import { Button } from '#web/ui/button.tsx';
import { FailureNote } from '#web/ui/failure-note.tsx';

const words = {
  ask: [
    'Stop check-in mails?',
    'You will get no more mails about check-ins that are due. All other mails, your projects and your schedules stay as they are.',
  ],
  stopped: ['Check-in mails are off', 'No more of them will come. Your schedules go on, and reviews wait on the page.'],
} as const;

/** Where the link of a check-in mail leads, signed in or not. Merely opened it changes nothing: programs that look at mails do that. */
export function UnsubscribeScreen({ token }: { token: string | undefined }) {
  const stop = useMutation({ mutationFn: () => stopReminders(token ?? '') });
  const isInvalid = !token || (stop.error instanceof ApiError && stop.error.status === 404);
  const [title, lead] = words[stop.isSuccess ? 'stopped' : 'ask'];
  usePageTitle(isInvalid ? 'This link is not complete' : title);
  if (isInvalid) {
    return (
      <AuthFrame
        title="This link is not complete"
        lead={
          <>
            It may have been cut off on its way. Open it from the mail again, or switch cycle reminders off under{' '}
            <Link to="/settings" className={inlineLinkClass}>
              Settings
            </Link>
            .
          </>
        }
      />
    );
  }
  return (
    <AuthFrame title={title} lead={lead}>
      <p role="status" className="sr-only">
        {stop.isSuccess && title}
      </p>
      {stop.isError && <FailureNote className="mb-5">{describeError(stop.error)} Nothing was changed.</FailureNote>}
      {stop.isSuccess ? (
        <Link to="/settings" className={inlineLinkClass}>
          Turn them on again in Settings
        </Link>
      ) : (
        <Button variant="primary" size="lg" busy={stop.isPending} onClick={() => stop.mutate()}>
          Stop Check-in Mails
        </Button>
      )}
    </AuthFrame>
  );
}
