import { createFileRoute } from '@tanstack/react-router';
import { accountQuery } from '#web/features/account/account.queries.ts';
import { SiteMenu } from '#web/features/account/components/site-menu.tsx';
import { TermsScreen } from '#web/features/legal/components/terms-screen.tsx';

export const Route = createFileRoute('/terms')({
  loader: ({ context }) => context.queryClient.ensureQueryData(accountQuery).catch(() => null),
  component: () => <TermsScreen menu={<SiteMenu />} />,
});
