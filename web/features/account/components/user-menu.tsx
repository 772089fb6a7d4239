import { useQueryClient } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';
import Keyboard from 'lucide-react/icons/keyboard';
import LayoutGrid from 'lucide-react/icons/layout-grid';
import LogOut from 'lucide-react/icons/log-out';
import Moon from 'lucide-react/icons/moon';
import Search from 'lucide-react/icons/search';
import Settings from 'lucide-react/icons/settings';
import Sun from 'lucide-react/icons/sun';
import type { ReactNode } from 'react';
import { planOf } from '#shared/content/plans.ts';
import type { Account } from '#web/features/account/account.queries.ts';
import { initialOf } from '#web/features/account/profile.ts';
import { logout, signOut } from '#web/features/account/sign-out.ts';
import { commandKey, showPalette } from '#web/features/palette/open-palette.ts';
import { useDarkTheme } from '#web/lib/theme.ts';
import { showToast } from '#web/lib/toast.ts';
import { Avatar } from '#web/ui/avatar.tsx';
import { Menu, MenuItem } from '#web/ui/menu.tsx';

/** The avatar with the account and the ways on: on the site's pages with the dashboard. `children` are entries before the others. */
export function UserMenu({
  account,
  onSite = false,
  children,
}: {
  account: Account;
  onSite?: boolean;
  children?: ReactNode;
}) {
  const queryClient = useQueryClient();
  const router = useRouter();
  const [dark, toggleTheme] = useDarkTheme();
  const leave = async () => {
    try {
      await signOut(queryClient, () => router.navigate({ to: '/' }));
      showToast(...logout.done);
    } catch {
      showToast(...logout.failed, 'danger');
    }
  };
  return (
    <Menu
      label="Account"
      align="end"
      trigger={(props) => (
        <button type="button" data-personal aria-label="Account menu" className="block rounded-full" {...props}>
          <Avatar image={account.profileImageUrl} initial={initialOf(account)} />
        </button>
      )}
      header={
        <div className="mb-1.5 border-b border-line px-2.5 pt-1.5 pb-3 text-sm">
          {account.displayName && account.displayName !== account.email && (
            <p className="truncate font-medium">{account.displayName}</p>
          )}
          <p className="truncate text-ink-soft">{account.email}</p>
          <p className="mt-1 text-xs text-ink-faint">{planOf(account.plan).name} Plan</p>
        </div>
      }
    >
      {children}
      {onSite && (
        <MenuItem onSelect={() => router.navigate({ to: '/dashboard' })}>
          <LayoutGrid className="size-4" />
          Dashboard
        </MenuItem>
      )}
      {!onSite && (
        <>
          <MenuItem onSelect={() => showPalette('places')}>
            <Search className="size-4" />
            Go to…
            <KeyHint>{commandKey()} K</KeyHint>
          </MenuItem>
          <MenuItem onSelect={() => showPalette('shortcuts')}>
            <Keyboard className="size-4" />
            Keyboard shortcuts
            <KeyHint>?</KeyHint>
          </MenuItem>
        </>
      )}
      <MenuItem onSelect={() => router.navigate({ to: '/settings' })}>
        <Settings className="size-4" />
        Settings
      </MenuItem>
      <MenuItem onSelect={toggleTheme}>
        {dark ? <Sun className="size-4" /> : <Moon className="size-4" />}
        {dark ? 'Light theme' : 'Dark theme'}
      </MenuItem>
      <MenuItem onSelect={leave}>
        <LogOut className="size-4" />
        {onSite ? 'Log out' : 'Sign Out'}
      </MenuItem>
    </Menu>
  );
}

/** The key that does the same, where there are keys. */
function KeyHint({ children }: { children: ReactNode }) {
  return (
    <span aria-hidden="true" className="ml-auto pl-4 text-xs text-ink-soft pointer-coarse:hidden">
      {children}
    </span>
  );
}
