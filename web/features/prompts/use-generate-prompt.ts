import { type MutationState, useMutation, useMutationState, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { usageQuery } from '#web/features/account/account.queries.ts';
import { watchDeparture } from '#web/features/account/account-departure.ts';
import { conversationQuery } from '#web/features/chat/chat.queries.ts';
import { generation as messages } from '#web/features/prompts/messages.ts';
import { type GeneratedPrompt, generatePrompt, promptsQuery } from '#web/features/prompts/prompts.queries.ts';
import { ApiError, describeError } from '#web/lib/api-error.ts';
import { readDraft, useDraft, writeDraft } from '#web/lib/drafts.ts';
import { showToast } from '#web/lib/toast.ts';

type Asked = { title: string; promptId: string };
type Outgoing = Asked & { sentAt: number };

/** A page that was reloaded this soon after asking asks for the same prompt again; later its reader presses the button. */
const resumedWithinMs = 10 * 60_000;

/** The assistant has answered under this id already, without a prompt: asking again takes a new one. */
const isSpent = (error: unknown) => error instanceof ApiError && error.code === 'prompts.not_generated';

/** The chat explains this failure: the assistant asks something there, or is still answering. */
export const isToldInChat = (error: unknown) =>
  error instanceof ApiError && ['prompts.not_generated', 'chat.run_in_progress'].includes(error.code);

/**
 * Has the assistant write a prompt from a title (spec 2, section 7). The writing goes on wherever its reader goes meanwhile, also over a
 * reload; the title is kept until the prompt is there. `onLimit` hears that the day's allowance is used up.
 */
export function useGeneratePrompt(projectId: string, onLimit: (limit: Pick<ApiError, 'limit' | 'current'>) => void) {
  const queryClient = useQueryClient();
  const titleKey = `prompt-title:${projectId}`;
  const outgoingKey = `prompt-outgoing:${projectId}`;
  const mutationKey = ['generate-prompt', projectId];
  const [title, setTitle] = useDraft(titleKey, '');
  const isHere = useRef(true);
  useEffect(() => {
    isHere.current = true;
    return () => {
      isHere.current = false;
    };
  }, []);

  const { mutate } = useMutation({
    mutationKey,
    mutationFn: (asked: Asked) => generatePrompt(projectId, asked),
    onMutate: (asked) => {
      writeDraft(outgoingKey, { ...asked, sentAt: Date.now() } satisfies Outgoing);
      // It is a turn of the chat: whoever goes there sees it being written.
      void queryClient.invalidateQueries({ queryKey: conversationQuery(projectId).queryKey });
      return { isLeft: watchDeparture() };
    },
    onSuccess: (prompt, _asked, { isLeft }) => {
      if (isLeft()) return;
      writeDraft(titleKey, null);
      writeDraft(outgoingKey, null);
      showToast(messages.done, `“${prompt.title}” is in the list.`);
    },
    onError: (error, asked, begun) => {
      if (begun?.isLeft()) return;
      writeDraft(outgoingKey, isSpent(error) ? null : { ...asked, sentAt: 0 });
      // The screen says these itself, to whoever is still there.
      const isTold = isToldInChat(error) || (error instanceof ApiError && error.isLimitError);
      if (isTold && isHere.current) return;
      showToast(messages.failed, describeError(error), 'danger');
    },
    onSettled: () => {
      for (const { queryKey } of [promptsQuery(projectId), usageQuery, conversationQuery(projectId)]) {
        void queryClient.invalidateQueries({ queryKey });
      }
    },
  });

  // Read from the client, not from this render's mutation: it may have been started before the screen was left and opened again.
  const latest = useMutationState({
    filters: { mutationKey, exact: true },
    select: ({ state }) => state as MutationState<GeneratedPrompt, Error, Asked>,
  }).at(-1);
  const wasPending = useRef(false);
  const hear = useRef(onLimit);
  hear.current = onLimit;
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each end of a try
  useEffect(() => {
    const hasEnded = wasPending.current && latest?.status !== 'pending';
    wasPending.current = latest?.status === 'pending';
    if (!hasEnded || !latest) return;
    if (latest.status === 'success' && title.trim() === latest.variables?.title) setTitle('');
    if (latest.error instanceof ApiError && latest.error.isLimitError) hear.current(latest.error);
  }, [latest?.status, latest?.submittedAt]);

  const isUnderWay = () => queryClient.isMutating({ mutationKey, exact: true }) > 0;
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, after a reload
  useEffect(() => {
    const outgoing = readDraft<Outgoing>(outgoingKey);
    if (!outgoing || isUnderWay() || Date.now() - outgoing.sentAt > resumedWithinMs) return;
    mutate({ title: outgoing.title, promptId: outgoing.promptId });
  }, []);

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
      if (isUnderWay()) return;
      const outgoing = readDraft<Outgoing>(outgoingKey);
      const promptId = outgoing && isAbout(outgoing) ? outgoing.promptId : crypto.randomUUID();
      mutate({ title: wanted, promptId });
    },
  };
}
