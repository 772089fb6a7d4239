import type { QueryClient } from '@tanstack/react-query';
import type { EmailPreferencesInput } from '#shared/account.ts';
import { accountQuery, readAccount, usageQuery } from '#web/features/account/account.queries.ts';
import { client } from '#web/lib/api.ts';
import { clearDrafts } from '#web/lib/drafts.ts';
import { callAccount, dropToken, releaseAll, syncSession } from '#web/lib/session.ts';

/** What both doors end with: the server is told of the session, and the account is at hand before the next screen. */
async function enter(queryClient: QueryClient) {
  dropToken();
  await syncSession();
  queryClient.clear();
  queryClient.setQueryData(accountQuery.queryKey, await readAccount());
  setTimeout(() => queryClient.invalidateQueries({ queryKey: accountQuery.queryKey }), 1_000);
  setTimeout(() => queryClient.invalidateQueries({ queryKey: usageQuery.queryKey }), 2_000);
}

/** Signs in with e-mail and password. */
export async function signIn(queryClient: QueryClient, input: { email: string; password: string }) {
  await callAccount('/sign-in/email', input);
  await enter(queryClient);
}

/** Makes an account and signs in to it; the e-mail preferences follow a second later and may fail (spec 1, section 2.4). */
export async function signUp(
  queryClient: QueryClient,
  input: { email: string; password: string; preferences: EmailPreferencesInput },
) {
  await callAccount('/sign-up/email', { email: input.email, password: input.password, name: '' });
  await enter(queryClient);
  setTimeout(() => {
    client.api.user['email-preferences']
      .$put({ json: input.preferences })
      .then(() => queryClient.invalidateQueries({ queryKey: accountQuery.queryKey }))
      .catch(() => {});
  }, 1_000);
}

/** Ends the session; `leave` takes the screens of the account away before its data goes, or they would ask for it again. */
export async function signOut(queryClient: QueryClient, leave: () => Promise<void>) {
  await callAccount('/sign-out', {});
  releaseAll();
  clearDrafts();
  queryClient.setQueryData(accountQuery.queryKey, null);
  await leave();
  queryClient.clear();
  queryClient.setQueryData(accountQuery.queryKey, null);
}
