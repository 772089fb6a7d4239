import type { QueryClient } from '@tanstack/react-query';
import {
  createRootRouteWithContext,
  type ErrorComponentProps,
  lazyRouteComponent,
  Outlet,
} from '@tanstack/react-router';
import { describeError } from '#web/lib/api-error.ts';
import { usePageTitle } from '#web/lib/page-title.ts';
import { dismissToast, useToast } from '#web/lib/toast.ts';
import { Button } from '#web/ui/button.tsx';
import { MessageScreen } from '#web/ui/message-screen.tsx';
import { Toaster } from '#web/ui/toaster.tsx';

export const Route = createRootRouteWithContext<{ queryClient: QueryClient }>()({
  component: Root,
  // Fetched when it is needed: its bar brings the account's menu along.
  notFoundComponent: lazyRouteComponent(() => import('#web/features/account/components/not-found.tsx'), 'NotFound'),
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
