import { useMutation } from '@tanstack/react-query';
import { verification as messages, somethingWentWrong } from '#web/features/account/messages.ts';
import { describeError } from '#web/lib/api-error.ts';
import { callAccount } from '#web/lib/session.ts';
import { showToast } from '#web/lib/toast.ts';

/** Sends the mail with the verification link once more. */
export function useSendVerification() {
  return useMutation({
    mutationFn: (email: string) => callAccount('/send-verification-email', { email }),
    onSuccess: (_, email) => showToast(...messages.sent(email)),
    onError: (error) => showToast(messages.notSent, describeError(error, somethingWentWrong), 'danger'),
  });
}
