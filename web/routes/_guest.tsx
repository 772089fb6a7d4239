import { createFileRoute, redirect } from '@tanstack/react-router';
import { accountQuery } from '#web/features/account/account.queries.ts';
import { safeReturnPath } from '#web/features/account/return-path.ts';

/** The doors: whoever is signed in already goes on to where they were headed. */
export const Route = createFileRoute('/_guest')({
  // Always set, even to undefined: what is left out here would come through unchecked.
  validateSearch: (search: Record<string, unknown>): { redirect?: string } => ({
    redirect: safeReturnPath(search.redirect),
  }),
  beforeLoad: async ({ context, search }) => {
    const account = await context.queryClient.ensureQueryData(accountQuery).catch(() => null);
    if (account) throw redirect({ href: search.redirect ?? '/dashboard', replace: true });
  },
});
