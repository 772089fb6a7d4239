import { createFileRoute } from '@tanstack/react-router';
import { LoginScreen } from '#web/features/account/components/login-screen.tsx';

export const Route = createFileRoute('/_guest/login')({ component: Login });

function Login() {
  return <LoginScreen redirect={Route.useSearch().redirect} />;
}
