import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import Monitor from 'lucide-react/icons/monitor';
import Smartphone from 'lucide-react/icons/smartphone';
import { revokeSession, type Session, sessionsQuery } from '#web/features/account/account.queries.ts';
import { describeDevice } from '#web/features/account/device.ts';
import { sessionEnd as messages, somethingWentWrong } from '#web/features/account/messages.ts';
import { describeError } from '#web/lib/api-error.ts';
import { formatAge } from '#web/lib/formats.ts';
import { showToast } from '#web/lib/toast.ts';
import { Button } from '#web/ui/button.tsx';

/** Where the account is signed in, and the way to end it there. */
export function SessionList() {
  const { data: sessions, isError, refetch } = useQuery(sessionsQuery);
  return (
    <div className="px-5 py-4">
      <h3 className="text-sm font-medium">Signed in on</h3>
      {isError && (
        <div role="alert" className="mt-3 flex flex-wrap items-center justify-between gap-4 text-sm text-ink-soft">
          <p>Your sessions could not be loaded.</p>
          <Button size="sm" onClick={() => refetch()}>
            Try Again
          </Button>
        </div>
      )}
      {!sessions && !isError && <div className="mt-3 h-12 animate-breathe rounded-md bg-hover" aria-hidden="true" />}
      <ul className="divide-y divide-line">
        {sessions?.map((session) => (
          <SessionRow key={session.id} session={session} />
        ))}
      </ul>
    </div>
  );
}

function SessionRow({ session }: { session: Session }) {
  const queryClient = useQueryClient();
  const { name, isMobile } = describeDevice(session.userAgent);
  const revoke = useMutation({
    mutationFn: () => revokeSession(session.id),
    onSuccess: () => {
      queryClient.setQueryData(sessionsQuery.queryKey, (list) => list?.filter(({ id }) => id !== session.id));
      showToast(...messages.done(name));
    },
    onError: (error) => showToast(messages.failed, describeError(error, somethingWentWrong), 'danger'),
  });
  const Icon = isMobile ? Smartphone : Monitor;
  return (
    <li className="flex items-center gap-4 py-3">
      <Icon className="size-5 shrink-0 text-ink-soft" aria-hidden="true" />
      <div className="min-w-0 flex-1 text-sm">
        <p className="flex flex-wrap items-center gap-x-2">
          {name}
          {session.isCurrent && (
            <span className="rounded-full bg-done-soft px-2 py-0.5 text-xs text-done">This device</span>
          )}
        </p>
        <p className="mt-0.5 break-words text-ink-faint">
          {session.isCurrent ? 'Active now' : `Last seen ${formatAge(session.lastSeenAt)}`}
          {session.ipAddress && ` · ${session.ipAddress}`}
        </p>
      </div>
      {!session.isCurrent && (
        <Button size="sm" busy={revoke.isPending} onClick={() => revoke.mutate()} aria-label={`Revoke ${name}`}>
          Revoke
        </Button>
      )}
    </li>
  );
}
