import { createFileRoute, Outlet, redirect } from '@tanstack/react-router';
import { accountQuery } from '#web/features/account/account.queries.ts';
import { PaletteDoor } from '#web/features/palette/components/palette-door.tsx';
import { askForScreen } from '#web/features/projects/first-reads.ts';
import { projectsQuery } from '#web/features/projects/projects.queries.ts';

/** Everything behind the login. The projects are asked for beside the account: nearly all screens here need them. */
export const Route = createFileRoute('/_app')({
  beforeLoad: async ({ context: { queryClient }, location }) => {
    const known = queryClient.getQueryData(accountQuery.queryKey);
    if (known !== null) void queryClient.prefetchQuery(projectsQuery);
    if (known === undefined) askForScreen(queryClient, location.pathname, location.search);
    const account = await queryClient.ensureQueryData({ ...accountQuery, revalidateIfStale: true });
    if (!account) throw redirect({ to: '/login', search: { redirect: location.href }, replace: true });
    return { account };
  },
  component: SignedIn,
});

function SignedIn() {
  return (
    <>
      <Outlet />
      <PaletteDoor />
    </>
  );
}
