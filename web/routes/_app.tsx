import { createFileRoute, redirect } from '@tanstack/react-router';
import { accountQuery } from '#web/features/account/account.queries.ts';
import { projectsQuery } from '#web/features/projects/projects.queries.ts';

/** Everything behind the login. The projects are asked for beside the account: nearly all screens here need them. */
export const Route = createFileRoute('/_app')({
  beforeLoad: async ({ context: { queryClient }, location }) => {
    const isSignedOut = queryClient.getQueryData(accountQuery.queryKey) === null;
    if (!isSignedOut) void queryClient.prefetchQuery(projectsQuery);
    const account = await queryClient.ensureQueryData({ ...accountQuery, revalidateIfStale: true });
    if (!account) throw redirect({ to: '/login', search: { redirect: location.href }, replace: true });
    return { account };
  },
});
