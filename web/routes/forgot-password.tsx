import { createFileRoute } from '@tanstack/react-router';
import { ForgotPasswordScreen } from '#web/features/account/components/forgot-password-screen.tsx';

export const Route = createFileRoute('/forgot-password')({
  validateSearch: (search: Record<string, unknown>): { email?: string } => ({
    email: typeof search.email === 'string' ? search.email : undefined,
  }),
  component: ForgotPassword,
});

function ForgotPassword() {
  return <ForgotPasswordScreen email={Route.useSearch().email} />;
}
