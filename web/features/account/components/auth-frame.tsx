import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { PathMark } from '#web/ui/path-mark.tsx';

/** A page of the door: the mark, one thing to do, and the other ways. It begins at one height, so that what comes later moves nothing. */
export function AuthFrame({
  title,
  lead,
  footer,
  children,
}: {
  title: string;
  lead: ReactNode;
  footer?: ReactNode;
  children?: ReactNode;
}) {
  return (
    <main className="mx-auto flex min-h-dvh w-full max-w-[25rem] flex-col px-5 py-12 sm:pt-[16dvh]">
      <Link to="/" className="mb-10 flex items-center gap-2.5 self-start rounded-sm font-serif text-lg font-semibold">
        <PathMark />
        Launchpath
      </Link>
      <h1 className="font-serif text-2xl font-semibold">{title}</h1>
      <p className="mt-2 mb-8 text-ink-soft">{lead}</p>
      {children}
      {footer && <p className="mt-8 text-sm text-ink-soft">{footer}</p>}
    </main>
  );
}

/** A link in or beside small words: as high as a target is to be, in a line that is not. */
export const inlineLinkClass =
  '-my-1 rounded-sm py-1 font-medium text-accent underline underline-offset-4 hover:text-accent-strong';
