import type { ReactNode } from 'react';

/** Beside what was tried: that it failed, why, and what was kept. */
export function FailureNote({ className = '', children }: { className?: string; children: ReactNode }) {
  return (
    <p role="alert" className={`rounded-md bg-danger-soft px-4 py-3 text-sm ${className}`}>
      {children}
    </p>
  );
}
