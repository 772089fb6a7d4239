import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';
import { type FormEvent, useState } from 'react';
import { isOngoing, isPaid } from '#shared/subscription-status.ts';
import type { Account } from '#web/features/account/account.queries.ts';
import { accountDeletion as messages, somethingWentWrong } from '#web/features/account/messages.ts';
import { leaveAccount } from '#web/features/account/sign-out.ts';
import { client } from '#web/lib/api.ts';
import { describeError } from '#web/lib/api-error.ts';
import { forgetStoredOf } from '#web/lib/stored.ts';
import { showToast } from '#web/lib/toast.ts';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { Field } from '#web/ui/field.tsx';

/** Asks to type the e-mail before everything goes. */
export function DeleteAccountDialog({ account, onClose }: { account: Account; onClose: () => void }) {
  const queryClient = useQueryClient();
  const router = useRouter();
  const { subscriptionStatus: status } = account;
  const [typed, setTyped] = useState('');
  const matches = typed.trim().toLowerCase() === account.email.toLowerCase();
  const remove = useMutation({
    mutationFn: () => client.api.user.$delete({ json: { email: typed.trim() } }),
    onSuccess: async () => {
      await leaveAccount(queryClient, () => router.navigate({ to: '/', replace: true }));
      forgetStoredOf(account.id);
      showToast(...messages.done);
    },
    onError: (error) => {
      onClose();
      showToast(messages.failed, describeError(error, somethingWentWrong), 'danger');
    },
  });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (matches && !remove.isPending) remove.mutate();
  };
  return (
    <Dialog open onClose={onClose} title="Delete your account?" width="sm">
      <form onSubmit={submit}>
        {isOngoing(status) && (
          <p className="mb-3 text-ink-soft">
            <strong className="font-semibold text-ink">
              Your Pro subscription ends at once, and nothing more is charged.
            </strong>{' '}
            {isPaid(status) && 'What you paid for the rest of the billing period goes back to your card.'}
          </p>
        )}
        <p className="mb-5 text-ink-soft">
          Your projects, chats, documents and prompts are deleted for good, and you are signed out everywhere. To go on,
          type <strong className="font-semibold [overflow-wrap:anywhere] text-ink">{account.email}</strong>.
        </p>
        <Field
          label="Your email"
          type="text"
          inputMode="email"
          autoComplete="off"
          spellCheck={false}
          required
          autoFocus
          value={typed}
          onChange={(event) => setTyped(event.target.value)}
        />
        <div className="mt-6 flex flex-wrap justify-end gap-2">
          <Button onClick={onClose}>Keep My Account</Button>
          <Button type="submit" variant="danger" disabled={!matches} busy={remove.isPending}>
            {remove.isPending ? 'Deleting...' : 'Delete Account'}
          </Button>
        </div>
      </form>
    </Dialog>
  );
}
