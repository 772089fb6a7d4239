import { useMutation, useQueryClient } from '@tanstack/react-query';
import { use as messages } from '#web/features/prompts/messages.ts';
import { markPromptUsed, type PromptEntry, putPromptUse } from '#web/features/prompts/prompts.queries.ts';
import { describeError } from '#web/lib/api-error.ts';
import { showToast } from '#web/lib/toast.ts';

type Used = Pick<PromptEntry, 'id' | 'projectId' | 'status' | 'usedAt'>;

/** Marks a prompt as used: shown at once, taken back when the server does not follow (spec 2, section 4). */
export function useMarkUsed() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: ({ id }: Used) => markPromptUsed(id),
    onMutate: ({ id, projectId }) =>
      putPromptUse(queryClient, projectId, { id, status: 'used', usedAt: new Date().toISOString() }),
    onSuccess: (prompt) => {
      putPromptUse(queryClient, prompt.projectId, prompt);
      showToast(messages.done, `“${prompt.title}” is marked as used.`);
    },
    onError: (error, before) => {
      putPromptUse(queryClient, before.projectId, before);
      showToast(messages.failed, describeError(error), 'danger');
    },
  });
}
