import MailCheck from 'lucide-react/icons/mail-check';
import { useSendVerification } from '#web/features/account/use-send-verification.ts';
import { Button } from '#web/ui/button.tsx';

/** A quiet word that the address is not verified yet: nothing is locked, but a forgotten password could not be reset. */
export function VerifyBanner({ email }: { email: string }) {
  const send = useSendVerification();
  return (
    <aside
      aria-label="Verify your email"
      className="mt-6 flex flex-wrap items-center gap-x-4 gap-y-3 rounded-lg bg-notice-soft px-5 py-4 text-sm"
    >
      <MailCheck className="size-5 shrink-0" aria-hidden="true" />
      <p className="min-w-0 flex-1 basis-64">
        Please verify your email with the link that we sent to{' '}
        <strong className="font-semibold break-words">{email}</strong>.
      </p>
      <Button size="sm" busy={send.isPending} disabled={send.isSuccess} onClick={() => send.mutate(email)}>
        {send.isSuccess ? 'Sent' : 'Send again'}
      </Button>
    </aside>
  );
}
