import { useMutation } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { AuthFrame, inlineLinkClass } from '#web/features/account/components/auth-frame.tsx';
import { setReminders } from '#web/features/checkins/mails.queries.ts';
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
  resumed: ['Check-in mails are on', 'A mail will tell you when a check-in is due.'],
} as const;

/** Where the link of a check-in mail leads, signed in or not. Merely opened it changes nothing: programs that look at mails do that. */
export function UnsubscribeScreen({ token }: { token: string | undefined }) {
  const [done, setDone] = useState<keyof typeof words>('ask');
  const change = useMutation({
    mutationFn: (areWanted: boolean) => setReminders(token ?? '', areWanted),
    onSuccess: (_, areWanted) => setDone(areWanted ? 'resumed' : 'stopped'),
  });
  const isInvalid = !token || (change.error instanceof ApiError && change.error.status === 404);
  usePageTitle(isInvalid ? 'This link is not complete' : words[done][0]);
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
  const [title, lead] = words[done];
  const isOn = done !== 'stopped';
  return (
    <AuthFrame title={title} lead={lead}>
      <p role="status" className="sr-only">
        {done !== 'ask' && title}
      </p>
      {change.isError && <FailureNote className="mb-5">{describeError(change.error)} Nothing was changed.</FailureNote>}
      <Button
        variant={isOn ? 'primary' : 'secondary'}
        size="lg"
        busy={change.isPending}
        onClick={() => change.mutate(!isOn)}
      >
        {isOn ? 'Stop Check-in Mails' : 'Turn Them On Again'}
      </Button>
    </AuthFrame>
  );
}
