import { useMutation, useQueryClient } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { type FormEvent, useState } from 'react';
import { AuthFrame, inlineLinkClass } from '#web/features/account/components/auth-frame.tsx';
import { passwordReset as messages } from '#web/features/account/door-messages.ts';
import { somethingWentWrong } from '#web/features/account/messages.ts';
import { describeError } from '#web/lib/api-error.ts';
import { usePageTitle } from '#web/lib/page-title.ts';
import { callAccount } from '#web/lib/session.ts';
import { showToast } from '#web/lib/toast.ts';
import { Button, buttonClass } from '#web/ui/button.tsx';
import { Field } from '#web/ui/field.tsx';

/** Asks for the mail with the way back in, then says where to look for it (spec 1, section 2.5). */
export function ForgotPasswordScreen({ email: known = '' }: { email: string | undefined }) {
  usePageTitle('Reset your password');
  const [email, setEmail] = useState(known);
  const queryClient = useQueryClient();
  const request = useMutation({
    mutationKey: ['request-reset'],
    mutationFn: () => callAccount('/request-password-reset', { email }),
    onSuccess: () => showToast(...messages.sent),
    onError: (error) => showToast(messages.notSent, describeError(error, somethingWentWrong), 'danger'),
  });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (queryClient.isMutating({ mutationKey: ['request-reset'] }) === 0) request.mutate();
  };
  if (request.isSuccess) {
    return (
      <AuthFrame
        title="Check Your Email"
        lead={
          <>
            If there is an account for <strong className="font-semibold break-words text-ink">{email}</strong>,
            instructions to reset its password were sent to this address. The link in them works for one hour.
          </>
        }
      >
        <p className="-mt-4 mb-8 text-sm text-ink-faint">Nothing there? Have a look in your spam folder, too.</p>
        <div className="flex flex-col gap-3">
          <Link to="/login" className={buttonClass({ variant: 'primary', size: 'lg' })}>
            Back to Login
          </Link>
          <Button size="lg" onClick={() => request.reset()}>
            Try Again
          </Button>
        </div>
      </AuthFrame>
    );
  }
  return (
    <AuthFrame
      title="Forgot your password?"
      lead="Tell us the email of your account, and we send you a link to choose a new one."
      footer={
        <Link to="/login" className={inlineLinkClass}>
          Back to Login
        </Link>
      }
    >
      <form onSubmit={submit} className="flex flex-col gap-5">
        <Field
          label="Email"
          type="email"
          autoComplete="username"
          required
          autoFocus
          value={email}
          onChange={(event) => setEmail(event.target.value)}
        />
        <Button type="submit" variant="primary" size="lg" busy={request.isPending}>
          {request.isPending ? 'Sending...' : 'Send Reset Instructions'}
        </Button>
      </form>
    </AuthFrame>
  );
}
