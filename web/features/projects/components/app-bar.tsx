import { Link } from '@tanstack/react-router';
import LayoutList from 'lucide-react/icons/layout-list';
import Plus from 'lucide-react/icons/plus';
import type { ReactNode } from 'react';
import type { Account } from '#web/features/account/account.queries.ts';
import { UserMenu } from '#web/features/account/components/user-menu.tsx';
import { PaymentNotice } from '#web/features/billing/components/payment-notice.tsx';
import { buttonClass } from '#web/ui/button.tsx';
import { OfflineNotice } from '#web/ui/offline-notice.tsx';
import { PathMark } from '#web/ui/path-mark.tsx';
import { SkipLink } from '#web/ui/skip-link.tsx';

const linkClass = `${buttonClass({ variant: 'quiet' })} max-sm:size-11 max-sm:px-0 aria-[current=page]:bg-hover aria-[current=page]:text-ink`;

/** 'New Idea' and 'My Ideas', the ways on that every signed-in screen has; on a phone their icons alone. */
export function AppLinks() {
  return (
    <nav aria-label="Ideas" className="flex items-center gap-1">
      {/* A plain link keeps the address as it reads (/?new); the router takes the click. */}
      <a href="/?new" className={linkClass}>
        <Plus className="size-4 max-sm:size-5" />
        <span className="max-sm:sr-only">New Idea</span>
      </a>
      <Link to="/projects" className={linkClass} activeOptions={{ includeSearch: false }}>
        <LayoutList className="size-4 max-sm:size-5" />
        <span className="max-sm:sr-only">My Ideas</span>
      </Link>
    </nav>
  );
}

/** A screen of the app that belongs to no single project: its bar, and the content below. */
export function AppFrame({ account, children }: { account: Account; children: ReactNode }) {
  return (
    <>
      <AppBar account={account} />
      <main id="content" tabIndex={-1} className="mx-auto max-w-6xl px-5 pt-6 pb-24 sm:px-8 sm:pt-10">
        <OfflineNotice className="mb-8 rounded-lg" />
        <PaymentNotice account={account} className="mb-8 rounded-lg" />
        {children}
      </main>
    </>
  );
}

/** The bar of those screens: the way to the dashboard, the ideas, the account. */
export function AppBar({ account }: { account: Account }) {
  return (
    <header className="mx-auto flex h-16 w-full max-w-6xl items-center gap-3 px-5 sm:h-20 sm:px-8">
      <SkipLink />
      <Link
        to="/dashboard"
        aria-label="Launchpath, dashboard"
        className="flex items-center gap-2.5 rounded-sm font-serif text-lg font-semibold"
      >
        <PathMark />
        Launchpath
      </Link>
      <div className="ml-auto flex items-center gap-2 sm:gap-3">
        <AppLinks />
        <UserMenu account={account} />
      </div>
    </header>
  );
}
