import { useQueryClient } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';
import LogOut from 'lucide-react/icons/log-out';
import Moon from 'lucide-react/icons/moon';
import Sun from 'lucide-react/icons/sun';
import { planOf } from '#shared/content/plans.ts';
import type { Account } from '#web/features/account/account.queries.ts';
import { signOut } from '#web/features/account/sign-in.ts';
import { useDarkTheme } from '#web/lib/theme.ts';
import { showToast } from '#web/lib/toast.ts';
import { Menu, MenuItem } from '#web/ui/menu.tsx';

/** The avatar with the account, the theme switch and the way out. */
export function UserMenu({ account }: { account: Account }) {
  const queryClient = useQueryClient();
  const router = useRouter();
  const [dark, toggleTheme] = useDarkTheme();
  const initial = (account.firstName || account.email || 'U').charAt(0).toUpperCase();
  const leave = async () => {
    try {
      await signOut(queryClient, () => router.navigate({ to: '/' }));
      showToast('Logged out', 'You have been successfully logged out');
    } catch {
      showToast('Error', 'Failed to log out', 'danger');
    }
  };
  return (
    <Menu
      label="Account"
      align="end"
      trigger={(props) => (
        <button
          type="button"
          aria-label="Account menu"
          className="flex size-9 items-center justify-center rounded-full bg-ink text-sm font-semibold text-paper"
          {...props}
        >
          {initial}
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
      <MenuItem onSelect={toggleTheme}>
        {dark ? <Sun className="size-4" /> : <Moon className="size-4" />}
        {dark ? 'Light theme' : 'Dark theme'}
      </MenuItem>
      <MenuItem onSelect={leave}>
        <LogOut className="size-4" />
        Sign Out
      </MenuItem>
    </Menu>
  );
}
