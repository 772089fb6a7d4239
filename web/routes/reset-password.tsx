import { createFileRoute } from '@tanstack/react-router';
import { ResetPasswordScreen } from '#web/features/account/components/reset-password-screen.tsx';

export const Route = createFileRoute('/reset-password')({
  validateSearch: (search: Record<string, unknown>): { token?: string } => ({
    token: typeof search.token === 'string' && search.token ? search.token : undefined,
  }),
  component: ResetPassword,
});

function ResetPassword() {
  return <ResetPasswordScreen token={Route.useSearch().token} />;
}
