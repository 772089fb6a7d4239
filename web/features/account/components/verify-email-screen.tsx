import { useQuery, useQueryClient } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { type FormEvent, useState } from 'react';
import { accountQuery } from '#web/features/account/account.queries.ts';
import { AuthFrame } from '#web/features/account/components/auth-frame.tsx';
import { useSendVerification } from '#web/features/account/use-send-verification.ts';
import { ApiError } from '#web/lib/api-error.ts';
import { usePageTitle } from '#web/lib/page-title.ts';
import { callAccount } from '#web/lib/session.ts';
import { Button, buttonClass } from '#web/ui/button.tsx';
import { Field } from '#web/ui/field.tsx';
import { PageSpinner } from '#web/ui/spinner.tsx';

/** Where the mail's link leads: the address is verified, or there is a way to a new link. */
export function VerifyEmailScreen({ token }: { token: string | undefined }) {
  usePageTitle('Verify your email');
  const queryClient = useQueryClient();
  const { data: account } = useQuery({ ...accountQuery, enabled: false });
  const verification = useQuery({
    queryKey: ['verification', token],
    queryFn: async () => {
      if (!token) throw new ApiError(400, { code: 'INVALID_TOKEN' });
      await callAccount(`/verify-email?token=${encodeURIComponent(token)}`);
      await queryClient.invalidateQueries({ queryKey: accountQuery.queryKey });
      return true;
    },
    staleTime: Number.POSITIVE_INFINITY,
  });
  if (verification.isPending) return <PageSpinner label="Verifying your email..." visible />;
  if (verification.isSuccess) {
    return (
      <AuthFrame title="Your email is verified" lead="Thank you. Mails about your account will find you.">
        <Link to={account ? '/dashboard' : '/login'} className={buttonClass({ variant: 'primary', size: 'lg' })}>
          {account ? 'Go to Dashboard' : 'Sign In'}
        </Link>
      </AuthFrame>
    );
  }
  if (verification.error instanceof ApiError && (verification.error.status === 0 || verification.error.status >= 500)) {
    return (
      <AuthFrame title="Your email could not be verified" lead={verification.error.message}>
        <Button variant="primary" size="lg" onClick={() => verification.refetch()}>
          Try Again
        </Button>
      </AuthFrame>
    );
  }
  return <ExpiredLink email={account?.email ?? ''} />;
}

function ExpiredLink({ email: known }: { email: string }) {
  const [email, setEmail] = useState(known);
  const send = useSendVerification();
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!send.isPending) send.mutate(email);
  };
  return (
    <AuthFrame
      title="This link no longer works"
      lead="It is incomplete or has expired. A new one is a moment away; until then everything works as before."
    >
      <form onSubmit={submit} className="flex flex-col gap-5">
        {!known && (
          <Field
            label="Email"
            type="email"
            autoComplete="username"
            required
            value={email}
            onChange={(event) => setEmail(event.target.value)}
          />
        )}
        <Button type="submit" variant="primary" size="lg" busy={send.isPending} disabled={send.isSuccess}>
          {send.isSuccess ? 'Sent' : 'Send again'}
        </Button>
      </form>
    </AuthFrame>
  );
}
