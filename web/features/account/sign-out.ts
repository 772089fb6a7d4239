import type { QueryClient } from '@tanstack/react-query';
import { accountQuery } from '#web/features/account/account.queries.ts';
import { clearDrafts } from '#web/lib/drafts.ts';
import { callAccount, releaseAll } from '#web/lib/session.ts';

/** What is said of it (spec 1, section 8); apart from the other messages, for every screen has it at hand. */
export const logout = {
  done: ['Logged out', 'You have been successfully logged out'],
  failed: ['Error', 'Failed to log out'],
} as const;

/** The account is left; `leave` takes its screens away before its data goes, or they would ask for it again. */
export async function leaveAccount(queryClient: QueryClient, leave: () => Promise<void>) {
  releaseAll();
  clearDrafts();
  queryClient.setQueryData(accountQuery.queryKey, null);
  await leave();
  // A screen that went may have kept what was typed.
  clearDrafts();
  queryClient.clear();
  queryClient.setQueryData(accountQuery.queryKey, null);
}

/** Ends the session, then leaves the account. */
export async function signOut(queryClient: QueryClient, leave: () => Promise<void>) {
  await callAccount('/sign-out', {});
  await leaveAccount(queryClient, leave);
}
