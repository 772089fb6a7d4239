import { queryOptions } from '@tanstack/react-query';
import type { InferResponseType } from 'hono/client';
import type { EmailPreferencesInput } from '#shared/account.ts';
import { anonymous, client, repeatable } from '#web/lib/api.ts';
import { ApiError } from '#web/lib/api-error.ts';
import { keptMs } from '#web/lib/query-client.ts';
import { syncSession } from '#web/lib/session.ts';

const getUser = client.api.auth.user.$get;
const getConfig = client.api.config.$get;
const { sessions } = client.api.user;
export type Account = InferResponseType<typeof getUser, 200>;
export type Config = InferResponseType<typeof getConfig, 200>;
export type Session = InferResponseType<typeof sessions.$get, 200>[number];

async function fetchAccount(): Promise<Account> {
  const response = await getUser({}, anonymous);
  return response.json();
}

/** The signed-in user, or null. A session that the server has not been told of yet is synced on the way. */
export async function readAccount(): Promise<Account | null> {
  try {
    return await fetchAccount();
  } catch (error) {
    if (!(error instanceof ApiError) || error.status !== 401) throw error;
    if (error.code !== 'auth.not_synced') return null;
  }
  await syncSession();
  return fetchAccount();
}

export const accountQuery = queryOptions({ queryKey: ['account'], queryFn: readAccount, gcTime: keptMs.users });

export const usageQuery = queryOptions({
  queryKey: ['usage'],
  queryFn: async () => (await client.api.usage.$get()).json(),
  gcTime: keptMs.users,
});

export const configQuery = queryOptions({
  queryKey: ['config'],
  queryFn: async () => (await getConfig({}, anonymous)).json(),
  staleTime: Number.POSITIVE_INFINITY,
  gcTime: Number.POSITIVE_INFINITY,
});

/** Where the account is signed in, this device first, then the one seen last. Asked for anew whenever it is shown. */
export const sessionsQuery = queryOptions({
  queryKey: ['sessions'],
  queryFn: async () => (await sessions.$get()).json(),
  select: (list: Session[]) =>
    list.toSorted(
      (a, b) => Number(b.isCurrent) - Number(a.isCurrent) || Date.parse(b.lastSeenAt) - Date.parse(a.lastSeenAt),
    ),
  staleTime: 10_000,
  refetchOnMount: true,
  gcTime: keptMs.users,
});

/** Stores which mails one wants. */
export async function storePreferences(preferences: EmailPreferencesInput): Promise<EmailPreferencesInput> {
  return (await client.api.user['email-preferences'].$put({ json: preferences }, repeatable)).json();
}

/** Signs another device out. */
export async function revokeSession(id: string) {
  await sessions[':id'].$delete({ param: { id } });
}
