import { QueryClient, QueryObserver } from '@tanstack/react-query';
import { expect, test } from 'vitest';
import { accountQuery, configQuery } from '#web/features/account/account.queries.ts';
import { clearUserData } from '#web/features/billing/clear-user-data.ts';

test('what is on screen is asked for anew, the rest forgotten; what is on for everybody stays', async () => {
  const queryClient = new QueryClient();
  let plan = 'free';
  const queryFn = async () => plan;
  const observer = new QueryObserver(queryClient, { queryKey: accountQuery.queryKey, queryFn, staleTime: 60_000 });
  const unsubscribe = observer.subscribe(() => {});
  await queryClient.fetchQuery({ queryKey: ['projects'], queryFn });
  await queryClient.fetchQuery({ queryKey: configQuery.queryKey, queryFn });
  plan = 'pro';
  await clearUserData(queryClient);
  expect(observer.getCurrentResult().data).toBe('pro');
  expect(queryClient.getQueryData(['projects'])).toBeUndefined();
  expect(queryClient.getQueryData(configQuery.queryKey)).toBe('free');
  unsubscribe();
  queryClient.clear();
});
