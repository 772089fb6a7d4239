import { createFileRoute } from '@tanstack/react-router';
import { SignupScreen } from '#web/features/account/components/signup-screen.tsx';

export const Route = createFileRoute('/_guest/signup')({ component: Signup });

function Signup() {
  return <SignupScreen redirect={Route.useSearch().redirect} />;
}
