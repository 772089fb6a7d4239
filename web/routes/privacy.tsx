import { createFileRoute } from '@tanstack/react-router';
import { accountQuery } from '#web/features/account/account.queries.ts';
import { SiteMenu } from '#web/features/account/components/site-menu.tsx';
import { PrivacyScreen } from '#web/features/legal/components/privacy-screen.tsx';

export const Route = createFileRoute('/privacy')({
  loader: ({ context }) => context.queryClient.ensureQueryData(accountQuery).catch(() => null),
  component: () => <PrivacyScreen menu={<SiteMenu />} />,
});
