import { useQuery } from '@tanstack/react-query';
import { promptQuery } from '#web/features/prompts/prompts.queries.ts';
import { describeError } from '#web/lib/api-error.ts';
import { formatDate } from '#web/lib/formats.ts';
import { showToast } from '#web/lib/toast.ts';
import { CopyButton } from '#web/ui/copy-button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { Spinner } from '#web/ui/spinner.tsx';

/** A coding prompt with its whole body, ready to copy. */
export function PromptDialog({ promptId, title, onClose }: { promptId: string; title: string; onClose: () => void }) {
  const { data: prompt, error } = useQuery(promptQuery(promptId));
  return (
    <Dialog
      open
      onClose={onClose}
      title={title}
      actions={
        prompt && (
          <CopyButton
            text={prompt.content}
            onCopied={() => showToast('Copied to clipboard', 'Prompt content copied to clipboard successfully')}
            onFailed={() => showToast('Failed to copy', 'Could not copy to clipboard', 'danger')}
          />
        )
      }
    >
      {prompt && (
        <>
          <p className="mb-4 text-sm text-ink-faint tabular-nums">
            Version {prompt.version} • Created {formatDate(prompt.createdAt)}
          </p>
          <pre className="font-mono text-sm leading-relaxed break-words whitespace-pre-wrap">{prompt.content}</pre>
        </>
      )}
      {error && <p role="alert">{describeError(error)}</p>}
      {!prompt && !error && (
        <div role="status" className="flex justify-center py-16 text-ink-faint">
          <Spinner className="size-6" />
          <span className="sr-only">Loading the prompt</span>
        </div>
      )}
    </Dialog>
  );
}
