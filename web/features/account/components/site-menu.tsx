import { useQuery } from '@tanstack/react-query';
import { accountQuery } from '#web/features/account/account.queries.ts';
import { UserMenu } from '#web/features/account/components/user-menu.tsx';
import { SiteDoors } from '#web/features/landing/components/site-bar.tsx';

/** The end of the bar on pages that anyone may read: the avatar, or the doors; nothing until it is known which. */
export function SiteMenu() {
  const { data: account, isPending } = useQuery(accountQuery);
  if (isPending) return null;
  return account ? <UserMenu account={account} onSite /> : <SiteDoors />;
}
