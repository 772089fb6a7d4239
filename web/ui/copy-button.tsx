import Check from 'lucide-react/icons/check';
import Copy from 'lucide-react/icons/copy';
import { useState } from 'react';
import { Button } from '#web/ui/button.tsx';

/** Copies a text; says 'Copied!' for two seconds. What else is to be said comes from `onCopied` and `onFailed`. */
export function CopyButton({
  text,
  onCopied,
  onFailed,
}: {
  text: string;
  onCopied?: () => void;
  onFailed?: () => void;
}) {
  const [copied, setCopied] = useState(false);
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(text);
      setCopied(true);
      setTimeout(() => setCopied(false), 2_000);
      onCopied?.();
    } catch {
      onFailed?.();
    }
  };
  return (
    <Button size="sm" onClick={copy}>
      {copied ? <Check className="size-4" /> : <Copy className="size-4" />}
      {copied ? 'Copied!' : 'Copy'}
    </Button>
  );
}
