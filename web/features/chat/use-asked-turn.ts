import {
  type MutationState,
  type QueryKey,
  useMutation,
  useMutationState,
  useQueryClient,
} from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { usageQuery } from '#web/features/account/account.queries.ts';
import { watchDeparture } from '#web/features/account/account-departure.ts';
import { conversationQuery } from '#web/features/chat/chat.queries.ts';
import { ApiError } from '#web/lib/api-error.ts';
import { readDraft, writeDraft } from '#web/lib/drafts.ts';

type Outgoing<Asked> = { asked: Asked; sentAt: number };

/** A page that was reloaded this soon after asking asks again for the same; later its reader presses the button. */
const resumedWithinMs = 10 * 60_000;

/** Whether the chat explains why nothing came: the assistant wrote something else there, or is still answering. */
export const isToldInChat = (error: unknown) =>
  error instanceof ApiError &&
  ['prompts.not_generated', 'checkins.not_written', 'chat.run_in_progress'].includes(error.code);

/**
 * A turn of the chat that another screen asks for. It goes on wherever its reader goes meanwhile, also over a reload: what is asked is
 * kept in this browser, under `name`, until it has come. One at a time in a project.
 */
export function useAskedTurn<Asked, Result>({
  projectId,
  name,
  mutationKey,
  ask,
  changes,
  isOurs = () => true,
  isSpent = () => false,
  onDone,
  onFailed,
  onLimit,
  onEnd,
}: {
  projectId: string;
  name: string;
  mutationKey: QueryKey;
  ask: (asked: Asked) => Promise<Result>;
  /** What to read anew besides the conversation and the allowance. */
  changes: { queryKey: QueryKey }[];
  /** Whether what is asked is what this screen shows. */
  isOurs?: (asked: Asked | undefined) => boolean;
  /** Whether the next try is no repetition of the one that failed so. */
  isSpent?: (error: Error) => boolean;
  /** Wherever the reader is by then. */
  onDone: (result: Result, asked: Asked) => void;
  onFailed: (error: Error, isHere: boolean) => void;
  /** The day's allowance is used up; told on this screen alone, as is `onEnd`. */
  onLimit: (limit: Pick<ApiError, 'limit' | 'current'>) => void;
  onEnd?: (end: MutationState<Result, Error, Asked>) => void;
}) {
  const queryClient = useQueryClient();
  const outgoingKey = `${name}-outgoing:${projectId}`;
  const isHere = useRef(true);
  useEffect(() => {
    isHere.current = true;
    return () => {
      isHere.current = false;
    };
  }, []);

  const { mutate } = useMutation({
    mutationKey,
    mutationFn: ask,
    onMutate: (asked: Asked) => {
      writeDraft(outgoingKey, { asked, sentAt: Date.now() } satisfies Outgoing<Asked>);
      // Whoever goes to the chat sees it being written.
      void queryClient.invalidateQueries({ queryKey: conversationQuery(projectId).queryKey });
      return { isLeft: watchDeparture() };
    },
    onSuccess: (result, asked, { isLeft }) => {
      if (isLeft()) return;
      writeDraft(outgoingKey, null);
      onDone(result, asked);
    },
    onError: (error, asked, begun) => {
      if (begun?.isLeft()) return;
      writeDraft(outgoingKey, isSpent(error) ? null : ({ asked, sentAt: 0 } satisfies Outgoing<Asked>));
      onFailed(error, isHere.current);
    },
    onSettled: () => {
      for (const { queryKey } of [...changes, usageQuery, conversationQuery(projectId)])
        void queryClient.invalidateQueries({ queryKey });
    },
  });

  // Read from the client, not from this render's mutation: it may have been started before the screen was left and opened again.
  const latest = useMutationState({
    filters: { mutationKey, exact: true },
    select: ({ state }) => state as MutationState<Result, Error, Asked>,
  }).at(-1);
  const isPending = latest?.status === 'pending';
  const wasPending = useRef(false);
  const hear = useRef({ onLimit, onEnd });
  hear.current = { onLimit, onEnd };
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each end of a try
  useEffect(() => {
    const hasEnded = wasPending.current && !isPending;
    wasPending.current = isPending;
    if (!hasEnded || !latest || !isOurs(latest.variables)) return;
    hear.current.onEnd?.(latest);
    if (latest.error instanceof ApiError && latest.error.isLimitError) hear.current.onLimit(latest.error);
  }, [isPending, latest?.submittedAt]);

  const isUnderWay = () => queryClient.isMutating({ mutationKey, exact: true }) > 0;
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, after a reload
  useEffect(() => {
    const outgoing = readDraft<Outgoing<Asked>>(outgoingKey);
    if (!outgoing || !isOurs(outgoing.asked) || isUnderWay()) return;
    if (Date.now() - outgoing.sentAt <= resumedWithinMs) mutate(outgoing.asked);
  }, []);

  return {
    latest,
    /** What was asked last and has not come. */
    readOutgoing: () => readDraft<Outgoing<Asked>>(outgoingKey)?.asked,
    submit: (asked: Asked) => {
      if (!isUnderWay()) mutate(asked);
    },
  };
}
