import { useQuery } from '@tanstack/react-query';
import { createFileRoute } from '@tanstack/react-router';
import { accountQuery, configQuery, sessionsQuery } from '#web/features/account/account.queries.ts';
import { SettingsScreen } from '#web/features/account/components/settings-screen.tsx';

export const Route = createFileRoute('/_app/settings')({
  loader: ({ context: { queryClient } }) => {
    void queryClient.prefetchQuery(configQuery);
    void queryClient.prefetchQuery(sessionsQuery);
  },
  component: Settings,
});

function Settings() {
  const { account } = Route.useRouteContext();
  // The guard's answer is of the moment one came; what a toggle changes shows at once.
  return <SettingsScreen account={useQuery(accountQuery).data ?? account} />;
}
