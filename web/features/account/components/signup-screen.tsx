import { useMutation, useQueryClient } from '@tanstack/react-query';
import { Link, useRouter } from '@tanstack/react-router';
import { type FormEvent, useState } from 'react';
import type { EmailPreferencesInput } from '#shared/account.ts';
import { plans } from '#shared/content/plans.ts';
import { AuthFrame, inlineLinkClass } from '#web/features/account/components/auth-frame.tsx';
import { NewPasswordFields } from '#web/features/account/components/new-password-fields.tsx';
import { SocialButtons } from '#web/features/account/components/social-buttons.tsx';
import { login, registration as messages } from '#web/features/account/door-messages.ts';
import { preferenceLabels, somethingWentWrong } from '#web/features/account/messages.ts';
import { signUp } from '#web/features/account/sign-in.ts';
import { describeError } from '#web/lib/api-error.ts';
import { formatCount } from '#web/lib/formats.ts';
import { usePageTitle } from '#web/lib/page-title.ts';
import { showToast } from '#web/lib/toast.ts';
import { Button } from '#web/ui/button.tsx';
import { Checkbox, Field } from '#web/ui/field.tsx';

const allPreferences = { emailProductUpdates: true, emailCycleReminders: true, emailMarketing: true };
const { maxProjects, maxPromptsPerDay } = plans.free;

/** A new account with e-mail and password or at a provider (spec 1, section 2.4). */
export function SignupScreen({ redirect }: { redirect: string | undefined }) {
  usePageTitle('Create your account');
  const queryClient = useQueryClient();
  const router = useRouter();
  const [email, setEmail] = useState('');
  const [password, setPassword] = useState('');
  const [repeated, setRepeated] = useState('');
  const [accepted, setAccepted] = useState(false);
  const [preferences, setPreferences] = useState<Required<EmailPreferencesInput>>(allPreferences);
  const goOn = ({ isNew }: { isNew: boolean }) => {
    const [title, text] = isNew ? messages.done : login.done;
    showToast(title, text);
    router.history.replace(redirect ?? '/dashboard');
  };
  const fail = (error: unknown) => showToast(messages.failed, describeError(error, somethingWentWrong), 'danger');
  const register = useMutation({
    mutationKey: ['register'],
    mutationFn: () => signUp(queryClient, { email, password, preferences }),
    onSuccess: () => goOn({ isNew: true }),
    onError: fail,
  });
  const requireTerms = () => {
    if (!accepted) showToast(...messages.termsRequired, 'danger');
    return accepted;
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (queryClient.isMutating({ mutationKey: ['register'] }) > 0 || !requireTerms()) return;
    if (password !== repeated) showToast(...messages.passwordsDiffer, 'danger');
    else register.mutate();
  };
  return (
    <AuthFrame
      title="Create your account"
      lead={`Free to start: ${formatCount(maxProjects, 'project')}, ${formatCount(maxPromptsPerDay, 'message')} a day.`}
      footer={
        <>
          Have an account?{' '}
          <Link to="/login" search={{ redirect }} className={inlineLinkClass}>
            Sign in
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
        <NewPasswordFields
          label="Password"
          password={password}
          repeated={repeated}
          onPassword={setPassword}
          onRepeated={setRepeated}
        />
        <fieldset className="flex flex-col gap-2">
          <legend className="mb-2 text-sm font-medium">Emails you would like</legend>
          {(Object.keys(preferenceLabels) as (keyof EmailPreferencesInput)[]).map((key) => (
            <Checkbox
              key={key}
              checked={preferences[key]}
              onChange={(checked) => setPreferences({ ...preferences, [key]: checked })}
            >
              {preferenceLabels[key].label}
            </Checkbox>
          ))}
        </fieldset>
        <div className="border-t border-line pt-5">
          <Checkbox checked={accepted} onChange={setAccepted}>
            I accept the{' '}
            <Link to="/terms" target="_blank" className={inlineLinkClass}>
              Terms of Service
            </Link>{' '}
            and the{' '}
            <Link to="/privacy" target="_blank" className={inlineLinkClass}>
              Privacy Policy
            </Link>
          </Checkbox>
        </div>
        <Button type="submit" variant="primary" size="lg" busy={register.isPending}>
          {register.isPending ? 'Creating your account...' : 'Create Account'}
        </Button>
      </form>
      <SocialButtons preferences={preferences} mayGo={requireTerms} onDone={goOn} onFailed={fail} />
    </AuthFrame>
  );
}
