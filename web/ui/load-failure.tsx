import { Button } from '#web/ui/button.tsx';

/** Something that was to be shown could not be loaded: what, why, and the way to try again. `inCard` where a card frames it already. */
export function LoadFailure({
  what,
  why,
  busy,
  onRetry,
  inCard = false,
  className = '',
}: {
  what: string;
  why?: string;
  busy?: boolean;
  onRetry: () => void;
  inCard?: boolean;
  className?: string;
}) {
  return (
    <div
      role="alert"
      className={`flex flex-wrap items-center gap-4 ${inCard ? '' : 'rounded-xl border border-line bg-surface p-5'} ${className}`}
    >
      <p className="min-w-0 flex-1 basis-60 text-sm">
        <span className="font-medium">{what}</span> {why && <span className="text-ink-soft">{why}</span>}
      </p>
      <Button size={inCard ? 'sm' : 'md'} busy={busy} onClick={onRetry}>
        Try Again
      </Button>
    </div>
  );
}
