import { createFileRoute } from '@tanstack/react-router';
import { UnsubscribeScreen } from '#web/features/checkins/components/unsubscribe-screen.tsx';

export const Route = createFileRoute('/unsubscribe')({
  validateSearch: (search: Record<string, unknown>): { token?: string } => ({
    token: typeof search.token === 'string' && search.token ? search.token : undefined,
  }),
  component: Unsubscribe,
});

function Unsubscribe() {
  return <UnsubscribeScreen token={Route.useSearch().token} />;
}
