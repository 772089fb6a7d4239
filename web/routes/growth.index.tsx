import { createFileRoute, redirect } from '@tanstack/react-router';

/** A project screen without a project. */
export const Route = createFileRoute('/growth/')({
  beforeLoad: () => {
    throw redirect({ to: '/', replace: true });
  },
});
