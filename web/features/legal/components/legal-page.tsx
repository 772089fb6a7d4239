import type { ReactNode } from 'react';
import { SiteBar } from '#web/features/landing/components/site-bar.tsx';
import { SiteFooter } from '#web/features/landing/components/site-footer.tsx';
import { usePageTitle } from '#web/lib/page-title.ts';

/** A page of plain reading, set like a document. */
export function LegalPage({
  title,
  updated,
  menu,
  children,
}: {
  title: string;
  updated: string;
  menu?: ReactNode;
  children: ReactNode;
}) {
  usePageTitle(title);
  return (
    <>
      <SiteBar menu={menu} />
      <main className="prose page mx-auto px-5 pt-8 pb-24 sm:pt-12">
        <h1>{title}</h1>
        <p className="font-sans text-sm text-ink-faint">Last updated {updated}</p>
        {children}
      </main>
      <SiteFooter />
    </>
  );
}
