/** The mark of the product: a path with three stations, the last one the goal. */
export function PathMark({ className = 'size-7' }: { className?: string }) {
  return (
    <svg viewBox="0 0 28 28" className={className} aria-hidden="true">
      <path
        d="M5 22.5h3.25C15.5 22.5 12.5 5.5 19.75 5.5H23"
        className="fill-none stroke-ink"
        strokeWidth="2.5"
        strokeLinecap="round"
      />
      <circle cx="5" cy="22.5" r="3" className="fill-ink" />
      <circle cx="14" cy="14" r="3" className="fill-ink" />
      <circle cx="23" cy="5.5" r="4" className="fill-accent" />
    </svg>
  );
}

/** The path before anyone has walked it: dotted, with empty stations. For empty and missing states. */
export function PathUntrodden({ className = 'w-44' }: { className?: string }) {
  return (
    <svg viewBox="0 0 176 72" className={`fill-none ${className}`} aria-hidden="true">
      <path
        d="M10 60C58 60 40 38 88 36S122 12 166 12"
        className="stroke-line-strong"
        strokeWidth="2"
        strokeLinecap="round"
        strokeDasharray="0.1 7"
      />
      <circle cx="10" cy="60" r="6" className="fill-paper stroke-ink" strokeWidth="2" />
      <circle cx="88" cy="36" r="6" className="fill-paper stroke-line-strong" strokeWidth="2" />
      <circle cx="166" cy="12" r="7" className="fill-paper stroke-accent" strokeWidth="2" />
    </svg>
  );
}
