import Check from 'lucide-react/icons/check';
import { statusLabels } from '#web/features/prompts/prompt-labels.ts';
import type { PromptEntry } from '#web/features/prompts/prompts.queries.ts';
import { useMarkUsed } from '#web/features/prompts/use-mark-used.ts';
import { buttonClass } from '#web/ui/button.tsx';

/** Marks a prompt as used. Once it is, the button stays in its place and says so: whoever pressed it keeps the focus. */
export function UseButton({
  prompt,
  variant = 'quiet',
}: {
  prompt: Pick<PromptEntry, 'id' | 'projectId' | 'title' | 'status' | 'usedAt'>;
  variant?: 'secondary' | 'quiet';
}) {
  const { mutate } = useMarkUsed();
  const isUsed = prompt.status === 'used';
  return (
    <button
      type="button"
      aria-disabled={isUsed || undefined}
      aria-label={isUsed ? `Used: ${prompt.title}` : `Mark as used: ${prompt.title}`}
      onClick={() => !isUsed && mutate(prompt)}
      className={`${buttonClass({ variant: isUsed ? 'quiet' : variant, size: 'sm' })} ${isUsed ? 'pointer-events-none !text-done' : ''}`}
    >
      {isUsed && <Check className="size-4" aria-hidden="true" />}
      {isUsed ? statusLabels.used : 'Mark as used'}
    </button>
  );
}
