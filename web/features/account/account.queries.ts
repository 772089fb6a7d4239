import { queryOptions } from '@tanstack/react-query';
import type { InferResponseType } from 'hono/client';
import { anonymous, client } from '#web/lib/api.ts';
import { ApiError } from '#web/lib/api-error.ts';
import { syncSession } from '#web/lib/session.ts';

const getUser = client.api.auth.user.$get;
export type Account = InferResponseType<typeof getUser, 200>;

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

export const accountQuery = queryOptions({ queryKey: ['account'], queryFn: readAccount });

export const usageQuery = queryOptions({
  queryKey: ['usage'],
  queryFn: async () => (await client.api.usage.$get()).json(),
});

export const configQuery = queryOptions({
  queryKey: ['config'],
  queryFn: async () => (await client.api.config.$get({}, anonymous)).json(),
  staleTime: Number.POSITIVE_INFINITY,
});
