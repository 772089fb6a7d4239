import { createFileRoute, redirect } from '@tanstack/react-router';

/** Until the dashboard is built, the home of those without a project, which leads on to the latest one. */
export const Route = createFileRoute('/_app/dashboard')({
  beforeLoad: () => {
    throw redirect({ to: '/home', replace: true });
  },
});
