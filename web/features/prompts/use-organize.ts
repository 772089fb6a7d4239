import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { organization as messages } from '#web/features/prompts/messages.ts';
import { organizePrompts, promptsQuery } from '#web/features/prompts/prompts.queries.ts';
import { showToast } from '#web/lib/toast.ts';

const reloadOfferedAfterMs = 2_000;

/** Puts the prompts without a step under one. When some were, a reload of the page is offered two seconds later (spec 2, section 2). */
export function useOrganize(projectId: string) {
  const queryClient = useQueryClient();
  const [isReloadOffered, setReloadOffered] = useState(false);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  const { mutate, isPending } = useMutation({
    mutationFn: () => organizePrompts(projectId),
    onSuccess: ({ organized, message }) => {
      void queryClient.invalidateQueries({ queryKey: promptsQuery(projectId).queryKey });
      showToast(organized > 0 ? messages.done : messages.nothing, message);
      if (organized > 0) timer.current = setTimeout(() => setReloadOffered(true), reloadOfferedAfterMs);
    },
    onError: () => showToast(messages.failed, undefined, 'danger'),
  });
  return { organize: () => mutate(), isPending, isReloadOffered, closeOffer: () => setReloadOffered(false) };
}
