import { isToldInChat, useAskedTurn } from '#web/features/chat/use-asked-turn.ts';
import { generation as messages } from '#web/features/prompts/messages.ts';
import { generatePrompt, promptsQuery } from '#web/features/prompts/prompts.queries.ts';
import { ApiError, describeError } from '#web/lib/api-error.ts';
import { useDraft, writeDraft } from '#web/lib/drafts.ts';
import { showToast } from '#web/lib/toast.ts';

type Asked = { title: string; promptId: string };

/**
 * Has the assistant write a prompt from a title (spec 2, section 7); the title is kept until the prompt is there. `onLimit` hears that
 * the day's allowance is used up.
 */
export function useGeneratePrompt(projectId: string, onLimit: (limit: Pick<ApiError, 'limit' | 'current'>) => void) {
  const titleKey = `prompt-title:${projectId}`;
  const [title, setTitle] = useDraft(titleKey, '');
  const { latest, readOutgoing, submit } = useAskedTurn({
    projectId,
    name: 'prompt',
    mutationKey: ['generate-prompt', projectId],
    ask: (asked: Asked) => generatePrompt(projectId, asked),
    changes: [promptsQuery(projectId)],
    // The assistant has answered under this id already, without a prompt: asking again takes a new one.
    isSpent: (error) => error instanceof ApiError && error.code === 'prompts.not_generated',
    onDone: (prompt) => {
      writeDraft(titleKey, null);
      showToast(messages.done, `“${prompt.title}” is in the list.`);
    },
    onFailed: (error, isHere) => {
      // The screen says these itself, to whoever is still there.
      const isTold = isToldInChat(error) || (error instanceof ApiError && error.isLimitError);
      if (!isTold || !isHere) showToast(messages.failed, describeError(error), 'danger');
    },
    onLimit,
    onEnd: ({ status, variables }) => {
      if (status === 'success' && title.trim() === variables?.title) setTitle('');
    },
  });
  const wanted = title.trim();
  const isAbout = (asked: Asked | undefined) => asked?.title === wanted;
  return {
    title,
    setTitle,
    /** The title that is being written, or null. */
    pending: latest?.status === 'pending' ? (latest.variables?.title ?? wanted) : null,
    /** Why there is no prompt of the title in the field. */
    failure: latest?.status === 'error' && isAbout(latest.variables) ? latest.error : null,
    /** What was written last, until another title is typed. */
    made: latest?.status === 'success' && wanted === '' ? (latest.data ?? null) : null,
    submit: () => {
      const last = readOutgoing();
      submit({ title: wanted, promptId: last && isAbout(last) ? last.promptId : crypto.randomUUID() });
    },
  };
}
