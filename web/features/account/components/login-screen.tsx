import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { Link, useRouter } from '@tanstack/react-router';
import { type FormEvent, useState } from 'react';
import { configQuery } from '#web/features/account/account.queries.ts';
import { AuthFrame, inlineLinkClass } from '#web/features/account/components/auth-frame.tsx';
import { SocialButtons } from '#web/features/account/components/social-buttons.tsx';
import { login as messages } from '#web/features/account/door-messages.ts';
import { somethingWentWrong } from '#web/features/account/messages.ts';
import { signIn } from '#web/features/account/sign-in.ts';
import { describeError } from '#web/lib/api-error.ts';
import { usePageTitle } from '#web/lib/page-title.ts';
import { showToast } from '#web/lib/toast.ts';
import { Button } from '#web/ui/button.tsx';
import { Field } from '#web/ui/field.tsx';

/** Sign-in with e-mail and password or at a provider (spec 1, section 2.3). */
export function LoginScreen({ redirect }: { redirect: string | undefined }) {
  usePageTitle('Sign in');
  const queryClient = useQueryClient();
  const router = useRouter();
  const { data: config } = useQuery(configQuery);
  const [email, setEmail] = useState('');
  const [password, setPassword] = useState('');
  const goOn = () => {
    showToast(...messages.done);
    router.history.replace(redirect ?? '/dashboard');
  };
  const fail = (error: unknown) => showToast(messages.failed, describeError(error, somethingWentWrong), 'danger');
  const login = useMutation({
    mutationKey: ['login'],
    mutationFn: () => signIn(queryClient, { email, password }),
    onSuccess: goOn,
    onError: fail,
  });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    // Asked of the cache, which knows of a double click before the screen does.
    if (queryClient.isMutating({ mutationKey: ['login'] }) === 0) login.mutate();
  };
  return (
    <AuthFrame
      title="Welcome back"
      lead={redirect ? 'Sign in to go on to where you were headed.' : 'Sign in to go on with your idea.'}
      footer={
        <>
          New here?{' '}
          <Link to="/signup" search={{ redirect }} className={inlineLinkClass}>
            Create an account
          </Link>
        </>
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
        <Field
          label="Password"
          type="password"
          autoComplete="current-password"
          required
          value={password}
          onChange={(event) => setPassword(event.target.value)}
          aside={
            config?.mail !== false && (
              <Link to="/forgot-password" search={{ email: email || undefined }} className={inlineLinkClass}>
                Forgot password?
              </Link>
            )
          }
        />
        <Button type="submit" variant="primary" size="lg" busy={login.isPending}>
          {login.isPending ? 'Signing in...' : 'Sign In'}
        </Button>
      </form>
      <SocialButtons onDone={goOn} onFailed={fail} />
    </AuthFrame>
  );
}
