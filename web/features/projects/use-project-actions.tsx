import { lazy, type ReactNode, Suspense, useCallback, useState } from 'react';
import type { ProjectAct } from '#web/features/projects/components/project-menu.tsx';
import { useUpdateProject } from '#web/features/projects/use-project-changes.ts';

const RenameProjectDialog = lazy(async () => ({
  default: (await import('#web/features/projects/components/rename-project-dialog.tsx')).RenameProjectDialog,
}));
const DeleteProjectDialog = lazy(async () => ({
  default: (await import('#web/features/projects/components/delete-project-dialog.tsx')).DeleteProjectDialog,
}));

/** What the menus of a list of projects ask for, and the dialogs for it. `onAct` stays the same function. */
export function useProjectActions(): { onAct: (act: ProjectAct) => void; dialogs: ReactNode } {
  const [asked, setAsked] = useState<ProjectAct | null>(null);
  const { mutate } = useUpdateProject();
  const onAct = useCallback(
    (act: ProjectAct) => {
      if (act.kind !== 'status') return setAsked(act);
      const status = act.project.status === 'completed' ? 'in_progress' : 'completed';
      mutate({ project: act.project, change: { status } });
    },
    [mutate],
  );
  const close = () => setAsked(null);
  return {
    onAct,
    dialogs: (
      <Suspense>
        {asked?.kind === 'rename' && <RenameProjectDialog project={asked.project} onClose={close} />}
        {asked?.kind === 'delete' && <DeleteProjectDialog project={asked.project} onClose={close} />}
      </Suspense>
    ),
  };
}
