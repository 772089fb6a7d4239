import { createFileRoute, redirect } from '@tanstack/react-router';
import { accountQuery } from '#web/features/account/account.queries.ts';
import { Landing } from '#web/features/landing/components/landing.tsx';

export const Route = createFileRoute('/')({
  beforeLoad: async ({ context }) => {
    // A visitor sees the page even when the server can't be asked who they are.
    const account = await context.queryClient.ensureQueryData(accountQuery).catch(() => null);
    if (account) throw redirect({ to: '/dashboard', replace: true });
  },
  component: Landing,
});
