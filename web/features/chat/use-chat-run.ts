import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useSyncExternalStore } from 'react';
import { type ChatRun, createChatRun } from '#web/features/chat/chat-run.ts';
import type { ChatRunState } from '#web/features/chat/chat-state.ts';
import { onProjectEnd } from '#web/features/projects/project-end.ts';
import { onSignOut } from '#web/lib/session.ts';

const looksApartMs = 2_000;
const runs = new Map<string, ChatRun>();

// A reply under way must not reach the next person at this browser.
onSignOut(() => {
  for (const run of runs.values()) run.discard();
  runs.clear();
});

onProjectEnd((projectId) => {
  runs.get(projectId)?.discard();
  runs.delete(projectId);
});

/** The project's run and its state. The first screen that asks begins it. */
export function useChatRun(projectId: string): [ChatRun, ChatRunState] {
  const queryClient = useQueryClient();
  let run = runs.get(projectId);
  if (!run) {
    run = createChatRun(queryClient, projectId);
    runs.set(projectId, run);
  }
  const state = useSyncExternalStore(run.subscribe, run.getState);
  useEffect(() => {
    // A list that can't be loaded shows its own error, with a way to try again.
    if (run.getState().phase === 'idle') run.begin().catch(() => {});
    let lookedAt = 0;
    const look = () => {
      if (document.visibilityState !== 'visible' || Date.now() - lookedAt < looksApartMs) return;
      lookedAt = Date.now();
      void run.look();
    };
    document.addEventListener('visibilitychange', look);
    window.addEventListener('focus', look);
    window.addEventListener('online', look);
    return () => {
      document.removeEventListener('visibilitychange', look);
      window.removeEventListener('focus', look);
      window.removeEventListener('online', look);
    };
  }, [run]);
  return [run, state];
}
