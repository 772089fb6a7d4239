import { saving } from '#web/features/documents/messages.ts';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';

/** A newer version is there: the text is kept, and its writer decides. */
export function NewerVersionNotice({
  title,
  version,
  isNew,
  busy,
  onCompare,
  onSave,
}: {
  title: string;
  version: number;
  isNew: boolean;
  busy: boolean;
  onCompare: () => void;
  onSave: () => void;
}) {
  return (
    <div role="alert" className="flex flex-wrap items-center gap-2 rounded-lg bg-notice-soft px-4 py-3 text-sm">
      <p className="mr-auto">{isNew ? saving.titleTaken(title.trim()) : saving.newerVersion(version)}</p>
      <Button size="sm" onClick={onCompare}>
        Compare with Version {version}
      </Button>
      <Button size="sm" busy={busy} onClick={onSave}>
        Save as Version {version + 1}
      </Button>
    </div>
  );
}

/** Asks before what was written is thrown away. */
export function DiscardDialog({ onClose, onDiscard }: { onClose: () => void; onDiscard: () => void }) {
  return (
    <Dialog open onClose={onClose} title="Discard your changes?" width="sm">
      <p className="text-ink-soft">
        What you wrote since the last save will be gone. To come back to it later, leave the page by any link: your
        draft stays in this browser.
      </p>
      <div className="mt-6 flex flex-wrap justify-end gap-3">
        <Button onClick={onClose}>Keep Editing</Button>
        <Button variant="danger" onClick={onDiscard}>
          Discard
        </Button>
      </div>
    </Dialog>
  );
}
