import Check from 'lucide-react/icons/check';
import Copy from 'lucide-react/icons/copy';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { Button } from '#web/ui/button.tsx';

export const copyWords = { copied: 'Copied!', failed: 'Failed to copy' } as const;

/** A text that must be fetched first is copied when it is there. */
async function writeToClipboard(text: string | (() => Promise<string>)) {
  if (typeof text === 'string') return navigator.clipboard.writeText(text);
  const fetched = text();
  // A click's permission does not outlast a wait in every browser, so the text is promised at once.
  const promised = fetched.then((body) => new Blob([body], { type: 'text/plain' }));
  try {
    await navigator.clipboard.write([new ClipboardItem({ 'text/plain': promised })]);
  } catch (error) {
    // Why it could not be fetched says more than that it could not be copied.
    await fetched;
    throw error;
  }
}

/** How a copy button stands, for two seconds after a click, and what that click does. */
export function useCopy(
  text: string | (() => Promise<string>),
  { onCopied, onFailed }: { onCopied?: () => void; onFailed?: (error: unknown) => void } = {},
) {
  const [state, setState] = useState<keyof typeof copyWords | 'idle'>('idle');
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  const copy = async () => {
    try {
      await writeToClipboard(text);
      setState('copied');
      onCopied?.();
    } catch (error) {
      setState('failed');
      onFailed?.(error);
    }
    // The two seconds are those of the last click.
    clearTimeout(timer.current);
    timer.current = setTimeout(() => setState('idle'), 2_000);
  };
  return [state, copy] as const;
}

/**
 * Copies a text, or one that is fetched on the click; says 'Copied!' for two seconds. What else is to be said comes from `onCopied` and
 * `onFailed`, which hears why. Where several stand on one screen, `label` tells them apart.
 */
export function CopyButton({
  text,
  label,
  variant = 'secondary',
  onCopied,
  onFailed,
  children = 'Copy',
}: {
  text: string | (() => Promise<string>);
  label?: string;
  variant?: 'primary' | 'secondary' | 'quiet';
  onCopied?: () => void;
  onFailed?: (error: unknown) => void;
  children?: ReactNode;
}) {
  const [state, copy] = useCopy(text, { onCopied, onFailed });
  return (
    <Button size="sm" variant={variant} onClick={copy} aria-label={state === 'idle' ? label : undefined}>
      {state === 'copied' ? <Check className="size-4" /> : <Copy className="size-4" />}
      <span>{state === 'idle' ? children : copyWords[state]}</span>
    </Button>
  );
}
