import type { ReactNode } from 'react';
import { PathUntrodden } from '#web/ui/path-mark.tsx';

/** A state that fills its place: nothing here yet, not found, or failed. Says what it is and what to do. */
export function MessageScreen({
  title,
  children,
  action,
  full = false,
  heading: Heading = 'h1',
}: {
  title: string;
  children?: ReactNode;
  action?: ReactNode;
  full?: boolean;
  heading?: 'h1' | 'h2';
}) {
  return (
    <div className={`flex flex-col items-center justify-center px-6 py-16 text-center ${full ? 'min-h-dvh' : ''}`}>
      <PathUntrodden />
      <Heading className="mt-8 font-serif text-2xl font-semibold">{title}</Heading>
      {children && <p className="mt-3 max-w-md text-ink-soft">{children}</p>}
      {action && <div className="mt-8">{action}</div>}
    </div>
  );
}
