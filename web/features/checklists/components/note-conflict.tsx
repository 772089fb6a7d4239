import { useId } from 'react';
import { Button } from '#web/ui/button.tsx';

/** Two texts for one task's notes: this one, above, and the one that was saved elsewhere first. Neither goes before a choice is made. */
export function NoteConflict({
  theirs,
  busy,
  onKeepMine,
  onTakeTheirs,
  onJoin,
}: {
  theirs: string;
  busy: boolean;
  onKeepMine: () => void;
  onTakeTheirs: () => void;
  onJoin: () => void;
}) {
  const id = useId();
  return (
    <section role="alert" aria-labelledby={id} className="mt-3 animate-rise rounded-lg bg-notice-soft p-4">
      <p id={id} className="font-medium">
        These notes were changed somewhere else meanwhile
      </p>
      <p className="mt-1 text-ink-soft">
        The status is saved. Your text above is not saved yet and is kept in this browser. Saved version:
      </p>
      <blockquote className="mt-2 max-h-48 overflow-y-auto rounded-md border border-line bg-surface px-3 py-2 break-words whitespace-pre-wrap">
        {theirs || <span className="text-ink-faint">Nothing: the notes were emptied.</span>}
      </blockquote>
      <div className="mt-3 flex flex-wrap gap-2">
        <Button size="sm" busy={busy} onClick={onKeepMine}>
          Save Mine
        </Button>
        <Button size="sm" onClick={onTakeTheirs}>
          Use the Other
        </Button>
        <Button size="sm" onClick={onJoin}>
          Put Both Together
        </Button>
      </div>
    </section>
  );
}
