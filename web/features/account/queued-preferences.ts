import type { QueryClient } from '@tanstack/react-query';
import type { EmailPreferencesInput } from '#shared/account.ts';
import { accountQuery, storePreferences } from '#web/features/account/account.queries.ts';
import { ApiError } from '#web/lib/api-error.ts';
import { readDraft, writeDraft } from '#web/lib/drafts.ts';

const keyOf = (userId: string) => `preferences:${userId}`;

/** Keeps the choice made at sign-up in the browser until the server has it. */
export function queuePreferences(userId: string, preferences: EmailPreferencesInput) {
  writeDraft(keyOf(userId), preferences);
}

/** Sends a kept choice. A failure says nothing: the next start of the app tries again, unless the server refused it. */
export async function storeQueuedPreferences(queryClient: QueryClient, userId: string) {
  const preferences = readDraft<EmailPreferencesInput>(keyOf(userId));
  if (!preferences) return;
  try {
    await storePreferences(preferences);
    await queryClient.invalidateQueries({ queryKey: accountQuery.queryKey });
  } catch (error) {
    if (!(error instanceof ApiError) || error.status !== 400) return;
  }
  writeDraft(keyOf(userId), null);
}
