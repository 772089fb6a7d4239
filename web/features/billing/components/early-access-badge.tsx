/** Marks what is offered before it is finished. */
export function EarlyAccessBadge() {
  return (
    <span className="rounded-full border border-line-strong px-2.5 py-1 text-[0.6875rem] leading-none font-semibold tracking-[0.06em] text-ink-soft">
      EARLY ACCESS
    </span>
  );
}
