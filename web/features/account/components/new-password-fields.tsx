import { minimumPasswordLength, passwordHint } from '#shared/account.ts';
import { Field } from '#web/ui/field.tsx';

/** A new password, typed twice. `label` names it; `error` is what the server has against it. */
export function NewPasswordFields({
  label = 'New Password',
  password,
  repeated,
  error,
  autoFocus,
  onPassword,
  onRepeated,
}: {
  label?: string;
  password: string;
  repeated: string;
  error?: string | null;
  autoFocus?: boolean;
  onPassword: (password: string) => void;
  onRepeated: (repeated: string) => void;
}) {
  const both = { type: 'password', autoComplete: 'new-password', required: true } as const;
  return (
    <>
      <Field
        {...both}
        label={label}
        autoFocus={autoFocus}
        minLength={minimumPasswordLength}
        hint={passwordHint}
        error={error}
        value={password}
        onChange={(event) => onPassword(event.target.value)}
      />
      <Field
        {...both}
        label={`Confirm ${label}`}
        value={repeated}
        onChange={(event) => onRepeated(event.target.value)}
      />
    </>
  );
}
