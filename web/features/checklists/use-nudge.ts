import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import type { Nudge } from '#shared/nudges.ts';
import { checklistQuery, statusPollMs, taskStatusesQuery } from '#web/features/checklists/checklists.queries.ts';
import { lookForNudge } from '#web/features/checklists/nudge-look.ts';
import { type Project, projectsQuery } from '#web/features/projects/projects.queries.ts';
import { useDraft } from '#web/lib/drafts.ts';

/** The nudge to show beside the chat, and how to put it away. Every answer about the tasks' statuses is a look. */
export function useNudge(project: Project): [Nudge | null, () => void] {
  const queryClient = useQueryClient();
  const { data: records, dataUpdatedAt } = useQuery({
    ...taskStatusesQuery(project.id),
    refetchInterval: statusPollMs,
    refetchOnMount: true,
  });
  // What is on show stays until it is put away, over a look at another screen and a reload.
  const [nudge, setNudge] = useDraft<Nudge | null>(`nudge:${project.id}`, null);

  // biome-ignore lint/correctness/useExhaustiveDependencies: an answer that says the same is a look too: a cooldown may be over
  useEffect(() => {
    if (!records) return;
    void lookForNudge(project, records)
      .then((found) => {
        if (found) setNudge(found);
      })
      // Without the content there is no look; the next answer brings another.
      .catch(() => {});
  }, [records, dataUpdatedAt, project.id, project.currentStep]);

  // What was set elsewhere also moved the project's progress and its next task.
  const known = useRef(records);
  useEffect(() => {
    if (known.current && records && known.current !== records) {
      void queryClient.invalidateQueries({ queryKey: projectsQuery.queryKey });
      void queryClient.invalidateQueries({ queryKey: checklistQuery(project.id).queryKey });
    }
    known.current = records;
  }, [records, queryClient, project.id]);

  return [nudge, () => setNudge(null)];
}
