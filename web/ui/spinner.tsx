/** A small turning ring that takes the colour of the text around it. */
export function Spinner({ className = 'size-4' }: { className?: string }) {
  return (
    <svg viewBox="0 0 16 16" className={`animate-spin ${className}`} aria-hidden="true">
      <circle cx="8" cy="8" r="6.5" fill="none" stroke="currentColor" strokeWidth="2" opacity="0.2" />
      <path
        d="M8 1.500a6.5 6.5 0 0 1 6.5 6.5"
        fill="none"
        stroke="currentColor"
        strokeWidth="2"
        strokeLinecap="round"
      />
    </svg>
  );
}

/** A spinner in the middle of the whole page, said aloud as its label. */
export function PageSpinner({ label = 'Loading...', visible = false }: { label?: string; visible?: boolean }) {
  return (
    <div role="status" className="flex min-h-dvh flex-col items-center justify-center gap-3 text-ink-faint">
      <Spinner className="size-7" />
      <span className={visible ? 'text-sm' : 'sr-only'}>{label}</span>
    </div>
  );
}

/** A spinner where a part of the page is still to come. */
export function SectionSpinner({ label }: { label: string }) {
  return (
    <div role="status" className="flex justify-center py-24 text-ink-faint">
      <Spinner className="size-7" />
      <span className="sr-only">{label}</span>
    </div>
  );
}
