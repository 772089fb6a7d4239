import { useMutation, useQueryClient } from '@tanstack/react-query';
import { Link, useRouter } from '@tanstack/react-router';
import { type FormEvent, useState } from 'react';
import { AuthFrame, inlineLinkClass } from '#web/features/account/components/auth-frame.tsx';
import { NewPasswordFields } from '#web/features/account/components/new-password-fields.tsx';
import { passwordReset as messages, registration } from '#web/features/account/door-messages.ts';
import { somethingWentWrong } from '#web/features/account/messages.ts';
import { leaveAccount } from '#web/features/account/sign-out.ts';
import { ApiError, describeError } from '#web/lib/api-error.ts';
import { usePageTitle } from '#web/lib/page-title.ts';
import { callAccount } from '#web/lib/session.ts';
import { showToast } from '#web/lib/toast.ts';
import { Button, buttonClass } from '#web/ui/button.tsx';

const isRefusedPassword = (error: unknown) => error instanceof ApiError && error.code.startsWith('PASSWORD_');

/** A new password, by the link of the mail. It ends every session, so one signs in with it afterwards. */
export function ResetPasswordScreen({ token }: { token: string | undefined }) {
  usePageTitle('Choose a new password');
  const queryClient = useQueryClient();
  const router = useRouter();
  const [password, setPassword] = useState('');
  const [repeated, setRepeated] = useState('');
  const reset = useMutation({
    mutationFn: () => callAccount('/reset-password', { newPassword: password, token }),
    onSuccess: async () => {
      showToast(...messages.done);
      await leaveAccount(queryClient, () => router.navigate({ to: '/login', replace: true }));
    },
    onError: (error) => {
      if (!isRefusedPassword(error)) showToast(messages.failed, describeError(error, somethingWentWrong), 'danger');
    },
  });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (reset.isPending) return;
    if (password !== repeated) showToast(...registration.passwordsDiffer, 'danger');
    else reset.mutate();
  };
  if (!token || (reset.error instanceof ApiError && reset.error.code === 'INVALID_TOKEN')) {
    return (
      <AuthFrame
        title="This link no longer works"
        lead="It was used already, or it is older than an hour. Your password is as it was."
        footer={
          <Link to="/login" className={inlineLinkClass}>
            Back to Login
          </Link>
        }
      >
        <Link to="/forgot-password" className={buttonClass({ variant: 'primary', size: 'lg' })}>
          Request a New Link
        </Link>
      </AuthFrame>
    );
  }
  return (
    <AuthFrame title="Choose a new password" lead="Every device that is signed in with the old one will be signed out.">
      <form onSubmit={submit} className="flex flex-col gap-5">
        <NewPasswordFields
          autoFocus
          password={password}
          repeated={repeated}
          error={isRefusedPassword(reset.error) ? describeError(reset.error) : null}
          onPassword={setPassword}
          onRepeated={setRepeated}
        />
        <Button type="submit" variant="primary" size="lg" busy={reset.isPending}>
          {reset.isPending ? 'Saving...' : 'Save New Password'}
        </Button>
      </form>
    </AuthFrame>
  );
}
