/** That something is being done, and what. */
export function WorkingLine({ text }: { text: string }) {
  return (
    <p className="flex items-center gap-3 text-ink-soft">
      <svg viewBox="0 0 40 12" className="w-8 overflow-visible" aria-hidden="true">
        <path
          d="M4 6H36"
          className="stroke-line-strong"
          strokeWidth="1.5"
          strokeDasharray="0.1 4"
          strokeLinecap="round"
        />
        <circle cx="4" cy="6" r="3.5" className="animate-breathe fill-ink" />
        <circle cx="20" cy="6" r="3.5" className="animate-breathe fill-ink [animation-delay:250ms]" />
        <circle cx="36" cy="6" r="3.5" className="animate-breathe fill-accent [animation-delay:500ms]" />
      </svg>
      {text}
    </p>
  );
}
