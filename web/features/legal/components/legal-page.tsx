import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { usePageTitle } from '#web/lib/page-title.ts';
import { PathMark } from '#web/ui/path-mark.tsx';

/** A page of plain reading: the mark leads home, the text is set like a document. */
export function LegalPage({ title, updated, children }: { title: string; updated: string; children: ReactNode }) {
  usePageTitle(title);
  return (
    <div className="mx-auto max-w-[42rem] px-5 py-8 sm:py-12">
      <header className="mb-12">
        <Link to="/" className="inline-flex items-center gap-2.5 rounded-sm font-serif text-lg font-semibold">
          <PathMark />
          Launchpath
        </Link>
      </header>
      <main className="prose page">
        <h1>{title}</h1>
        <p className="font-sans text-sm text-ink-faint">Last updated {updated}</p>
        {children}
      </main>
    </div>
  );
}
