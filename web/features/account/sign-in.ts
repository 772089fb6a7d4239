import type { QueryClient } from '@tanstack/react-query';
import type { EmailPreferencesInput } from '#shared/account.ts';
import { type Account, accountQuery, readAccount, usageQuery } from '#web/features/account/account.queries.ts';
import { queuePreferences, storeQueuedPreferences } from '#web/features/account/queued-preferences.ts';
import { type SocialProvider, signInByPopup } from '#web/features/account/social-popup.ts';
import { callAccount, dropToken, syncSession } from '#web/lib/session.ts';

const storePreferencesAfterMs = 1_000;

/** What all doors end with: the server is told of the session, and the account is at hand before the next screen. */
async function enter(queryClient: QueryClient): Promise<Account | null> {
  dropToken();
  await syncSession();
  queryClient.clear();
  const account = await readAccount();
  queryClient.setQueryData(accountQuery.queryKey, account);
  setTimeout(() => queryClient.invalidateQueries({ queryKey: accountQuery.queryKey }), 1_000);
  setTimeout(() => queryClient.invalidateQueries({ queryKey: usageQuery.queryKey }), 2_000);
  return account;
}

/** The e-mail preferences of a new account follow a second later; what fails is tried again (DESIGN section 4). */
function keepPreferences(queryClient: QueryClient, account: Account | null, preferences: EmailPreferencesInput) {
  if (!account) return;
  queuePreferences(account.id, preferences);
  setTimeout(() => storeQueuedPreferences(queryClient, account.id), storePreferencesAfterMs);
}

/** Signs in with e-mail and password. */
export async function signIn(queryClient: QueryClient, input: { email: string; password: string }) {
  await callAccount('/sign-in/email', input);
  await enter(queryClient);
}

/** Makes an account and signs in to it. */
export async function signUp(
  queryClient: QueryClient,
  input: { email: string; password: string; preferences: EmailPreferencesInput },
) {
  await callAccount('/sign-up/email', { email: input.email, password: input.password, name: '' });
  keepPreferences(queryClient, await enter(queryClient), input.preferences);
}

/** Signs in at a provider. With `preferences`, from the sign-up page, it may make an account. @returns whether it did. */
export async function signInSocially(
  queryClient: QueryClient,
  provider: SocialProvider,
  preferences?: EmailPreferencesInput,
): Promise<{ isNew: boolean }> {
  const { isNew } = await signInByPopup(provider, preferences !== undefined);
  const account = await enter(queryClient);
  if (isNew && preferences) keepPreferences(queryClient, account, preferences);
  return { isNew };
}

/** Changes the password. The server may have put a new session in place of this one: it is synced anew. */
export async function changePassword(input: { currentPassword: string; newPassword: string }) {
  await callAccount('/change-password', { ...input, revokeOtherSessions: true });
  dropToken();
  await syncSession();
}
