import type { QueryClient } from '@tanstack/react-query';
import { createRootRouteWithContext, type ErrorComponentProps, Link, Outlet } from '@tanstack/react-router';
import { describeError } from '#web/lib/api-error.ts';
import { usePageTitle } from '#web/lib/page-title.ts';
import { dismissToast, useToast } from '#web/lib/toast.ts';
import { Button, buttonClass } from '#web/ui/button.tsx';
import { MessageScreen } from '#web/ui/message-screen.tsx';
import { Toaster } from '#web/ui/toaster.tsx';

export const Route = createRootRouteWithContext<{ queryClient: QueryClient }>()({
  component: Root,
  notFoundComponent: NotFound,
  errorComponent: Failure,
});

function Root() {
  return (
    <>
      <Outlet />
      <Toaster toast={useToast()} onDismiss={dismissToast} />
    </>
  );
}

function NotFound() {
  usePageTitle('Page Not Found');
  return (
    <main>
      <MessageScreen
        full
        title="Page Not Found"
        action={
          <Link to="/" className={buttonClass({ variant: 'primary' })}>
            Return Home
          </Link>
        }
      >
        This path leads nowhere yet. The address may be mistyped, or the page has moved.
      </MessageScreen>
    </main>
  );
}

function Failure({ error }: ErrorComponentProps) {
  usePageTitle('Something went wrong');
  return (
    <main>
      <MessageScreen
        full
        title="Something went wrong"
        action={
          <Button variant="primary" onClick={() => location.reload()}>
            Refresh Page
          </Button>
        }
      >
        {describeError(error, 'This page could not be shown. What you wrote is kept.')}
      </MessageScreen>
    </main>
  );
}
