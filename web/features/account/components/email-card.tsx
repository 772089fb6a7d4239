import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { EmailPreferencesInput } from '#shared/account.ts';
import { type Account, accountQuery, storePreferences } from '#web/features/account/account.queries.ts';
import { preferences as messages, preferenceLabels } from '#web/features/account/messages.ts';
import { ApiError } from '#web/lib/api-error.ts';
import { showToast } from '#web/lib/toast.ts';
import { Switch } from '#web/ui/switch.tsx';

const keys = Object.keys(preferenceLabels) as (keyof EmailPreferencesInput)[];

/** The stored choices; one that is missing counts as on. */
const choicesOf = (account: Account): Required<EmailPreferencesInput> => ({
  emailProductUpdates: account.emailProductUpdates ?? true,
  emailCycleReminders: account.emailCycleReminders ?? true,
  emailMarketing: account.emailMarketing ?? true,
});

/** Three switches that act at once and go back when the server does not take the change. */
export function EmailCard({ account }: { account: Account }) {
  const queryClient = useQueryClient();
  const { queryKey } = accountQuery;
  const put = (choices: EmailPreferencesInput) =>
    queryClient.setQueryData(queryKey, (now) => (now ? { ...now, ...choices } : now));
  const save = useMutation({
    mutationFn: storePreferences,
    // One after the other: the last one clicked is the last one stored.
    scope: { id: 'email-preferences' },
    onSuccess: () => showToast(...messages.saved),
    onError: async (error, choices) => {
      for (const key of keys) if (choices[key] !== undefined) put({ [key]: !choices[key] });
      showToast(...messages.failed(error instanceof ApiError ? error.status : 0), 'danger');
      // Back to what is stored, which another tab may have changed meanwhile.
      await queryClient.invalidateQueries({ queryKey });
    },
  });
  const choices = choicesOf(account);
  return (
    <div className="divide-y divide-line px-5 py-1">
      {keys.map((key) => (
        <Switch
          key={key}
          {...preferenceLabels[key]}
          checked={choices[key]}
          onChange={(checked) => {
            put({ [key]: checked });
            save.mutate({ [key]: checked });
          }}
        />
      ))}
    </div>
  );
}
