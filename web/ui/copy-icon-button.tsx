import Check from 'lucide-react/icons/check';
import Copy from 'lucide-react/icons/copy';
import X from 'lucide-react/icons/x';
import { buttonClass } from '#web/ui/button.tsx';
import { copyWords, useCopy } from '#web/ui/copy-button.tsx';

const icons = { idle: Copy, copied: Check, failed: X } as const;

/** Copies a text; says what came of it by its icon, and in words to screen readers. */
export function CopyIconButton({ text, label }: { text: string; label: string }) {
  const [state, copy] = useCopy(text);
  const Icon = icons[state];
  return (
    <>
      <button
        type="button"
        onClick={copy}
        aria-label={label}
        title="Copy"
        className={buttonClass({ variant: 'quiet', size: 'iconSm' })}
      >
        <Icon className="size-4" />
      </button>
      <span role="status" className="sr-only">
        {state !== 'idle' && copyWords[state]}
      </span>
    </>
  );
}
