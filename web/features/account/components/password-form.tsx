import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { sessionsQuery } from '#web/features/account/account.queries.ts';
import { NewPasswordFields } from '#web/features/account/components/new-password-fields.tsx';
import { registration } from '#web/features/account/door-messages.ts';
import { passwordChange as messages, somethingWentWrong } from '#web/features/account/messages.ts';
import { changePassword } from '#web/features/account/sign-in.ts';
import { ApiError, describeError } from '#web/lib/api-error.ts';
import { showToast } from '#web/lib/toast.ts';
import { Button } from '#web/ui/button.tsx';
import { Field } from '#web/ui/field.tsx';

const codeOf = (error: unknown) => (error instanceof ApiError ? error.code : '');

/** Changes the password for who knows the current one; every other session ends. */
export function PasswordForm({ email, onDone }: { email: string; onDone: () => void }) {
  const queryClient = useQueryClient();
  const [current, setCurrent] = useState('');
  const [next, setNext] = useState('');
  const [repeated, setRepeated] = useState('');
  const change = useMutation({
    mutationFn: () => changePassword({ currentPassword: current, newPassword: next }),
    onSuccess: async () => {
      showToast(...messages.done);
      onDone();
      await queryClient.invalidateQueries({ queryKey: sessionsQuery.queryKey });
    },
    onError: (error) => {
      const isOfField = codeOf(error) === 'INVALID_PASSWORD' || codeOf(error).startsWith('PASSWORD_');
      if (!isOfField) showToast(messages.failed, describeError(error, somethingWentWrong), 'danger');
    },
  });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (change.isPending) return;
    if (next !== repeated) showToast(...registration.passwordsDiffer, 'danger');
    else change.mutate();
  };
  const code = codeOf(change.error);
  return (
    <form onSubmit={submit} aria-label="Change Password" className="mt-4 flex max-w-sm flex-col gap-4 pb-2">
      {/* For password managers: which account the new password belongs to. */}
      <input type="email" autoComplete="username" value={email} readOnly hidden />
      <Field
        label="Current Password"
        type="password"
        autoComplete="current-password"
        required
        autoFocus
        error={code === 'INVALID_PASSWORD' ? messages.wrongCurrent : null}
        value={current}
        onChange={(event) => setCurrent(event.target.value)}
      />
      <NewPasswordFields
        password={next}
        repeated={repeated}
        error={code.startsWith('PASSWORD_') ? describeError(change.error) : null}
        onPassword={setNext}
        onRepeated={setRepeated}
      />
      <div className="flex gap-2">
        <Button type="submit" variant="primary" busy={change.isPending}>
          {change.isPending ? 'Saving...' : 'Save New Password'}
        </Button>
        <Button variant="quiet" onClick={onDone}>
          Cancel
        </Button>
      </div>
    </form>
  );
}
