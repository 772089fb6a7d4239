import type { Query, QueryClient } from '@tanstack/react-query';
import { configQuery } from '#web/features/account/account.queries.ts';

const isUserData = ({ queryKey }: Query) => queryKey[0] !== configQuery.queryKey[0];

/** A plan has changed, and much of what is shown with it: what is on screen is asked for anew, everything else is forgotten. */
export async function clearUserData(queryClient: QueryClient) {
  queryClient.removeQueries({ type: 'inactive', predicate: isUserData });
  await queryClient.invalidateQueries({ predicate: isUserData });
}
