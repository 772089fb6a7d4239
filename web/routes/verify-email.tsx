import { createFileRoute } from '@tanstack/react-router';
import { accountQuery } from '#web/features/account/account.queries.ts';
import { VerifyEmailScreen } from '#web/features/account/components/verify-email-screen.tsx';

export const Route = createFileRoute('/verify-email')({
  validateSearch: (search: Record<string, unknown>): { token?: string } => ({
    token: typeof search.token === 'string' && search.token ? search.token : undefined,
  }),
  loader: ({ context }) => context.queryClient.ensureQueryData(accountQuery).catch(() => null),
  component: VerifyEmail,
});

function VerifyEmail() {
  return <VerifyEmailScreen token={Route.useSearch().token} />;
}
