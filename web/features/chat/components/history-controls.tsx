import { OlderMessages } from '#web/features/chat/components/older-messages.tsx';
import { Button } from '#web/ui/button.tsx';

/** Show More and Show Less, and the way to what is older than what is loaded. */
export function HistoryControls({
  projectId,
  hidden,
  unfolded,
  hasOlder,
  onToggle,
}: {
  projectId: string;
  hidden: number;
  unfolded: boolean;
  hasOlder: boolean;
  onToggle: () => void;
}) {
  return (
    <div className="flex flex-wrap items-center justify-center gap-2 text-sm">
      {unfolded && hasOlder && <OlderMessages projectId={projectId} />}
      <Button variant="quiet" size="sm" aria-expanded={unfolded} onClick={onToggle}>
        {unfolded ? 'Show Less' : 'Show More'}
        {!unfolded && (
          <span className="text-ink-faint tabular-nums">
            {hidden}
            {hasOlder && '+'} earlier
          </span>
        )}
      </Button>
    </div>
  );
}
