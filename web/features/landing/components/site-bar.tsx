import type { ReactNode } from 'react';
import { buttonClass } from '#web/ui/button.tsx';
import { PathMark } from '#web/ui/path-mark.tsx';

/** The bar of the pages that anyone may read. Its end is the visitor's doors, or what the app puts there. */
export function SiteBar({ nav, menu = <SiteDoors /> }: { nav?: ReactNode; menu?: ReactNode }) {
  return (
    <header className="mx-auto flex h-16 w-full max-w-6xl items-center gap-6 px-5 sm:h-20 sm:px-8">
      <a href="/" className="flex items-center gap-2.5 rounded-sm font-serif text-lg font-semibold">
        <PathMark />
        Launchpath
      </a>
      {nav}
      <div className="ml-auto">{menu}</div>
    </header>
  );
}

/** The visitor's ways in. On a prerendered page they are out of sight while the app finds out who is signed in. */
export function SiteDoors() {
  return (
    <div data-until-app="part" className="flex items-center gap-1 sm:gap-2">
      <a href="/login" className={buttonClass({ variant: 'quiet' })}>
        Sign In
      </a>
      <a href="/login" className={`${buttonClass()} max-[24rem]:hidden`}>
        Get Started
      </a>
    </div>
  );
}
