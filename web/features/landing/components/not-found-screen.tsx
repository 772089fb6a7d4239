import type { ReactNode } from 'react';
import { SiteBar } from '#web/features/landing/components/site-bar.tsx';
import { SiteFooter } from '#web/features/landing/components/site-footer.tsx';
import { usePageTitle } from '#web/lib/page-title.ts';
import { buttonClass } from '#web/ui/button.tsx';
import { MessageScreen } from '#web/ui/message-screen.tsx';

/** Any address that is none of ours. */
export function NotFoundScreen({ menu }: { menu?: ReactNode }) {
  usePageTitle('Page Not Found');
  return (
    <div className="flex min-h-dvh flex-col">
      <SiteBar menu={menu} />
      <main className="flex flex-1 flex-col justify-center">
        <MessageScreen
          title="Page Not Found"
          action={
            <a href="/" className={buttonClass({ variant: 'primary' })}>
              Return Home
            </a>
          }
        >
          This path leads nowhere yet. The address may be mistyped, or the page has moved.
        </MessageScreen>
      </main>
      <SiteFooter />
    </div>
  );
}
