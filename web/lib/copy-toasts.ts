import { describeError } from '#web/lib/api-error.ts';
import { showToast } from '#web/lib/toast.ts';

/** What a copy button tells of `what` it copies, or of why it could not (spec 2, section 8). */
export const copyToasts = (what: string) => ({
  onCopied: () => showToast('Copied to clipboard', `${what} copied to clipboard successfully`),
  onFailed: (error: unknown) =>
    showToast('Failed to copy', describeError(error, 'Could not copy to clipboard'), 'danger'),
});
