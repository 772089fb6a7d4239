import { createFileRoute, redirect } from '@tanstack/react-router';
import { accountQuery } from '#web/features/account/account.queries.ts';
import { Landing } from '#web/features/landing/components/landing.tsx';
import { readFlag } from '#web/lib/address.ts';

export const Route = createFileRoute('/')({
  validateSearch: (search: Record<string, unknown>): { new?: true } => ({ new: readFlag(search.new) }),
  beforeLoad: async ({ context, search }) => {
    // A visitor sees the page even when the server can't be asked who they are.
    const account = await context.queryClient.ensureQueryData(accountQuery).catch(() => undefined);
    if (account) throw redirect({ to: '/dashboard', search: { new: search.new }, replace: true });
    // 'New Idea' of someone whose session is over: the login page knows where they were headed.
    if (account === null && search.new)
      throw redirect({ to: '/login', search: { redirect: '/dashboard?new=true' }, replace: true });
  },
  component: Landing,
});
