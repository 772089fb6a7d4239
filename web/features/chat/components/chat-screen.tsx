import PanelRight from 'lucide-react/icons/panel-right';
import { useEffect, useState } from 'react';
import type { Account } from '#web/features/account/account.queries.ts';
import { ChatPane } from '#web/features/chat/components/chat-pane.tsx';
import { ContextPanel } from '#web/features/chat/components/context-panel.tsx';
import { onChecklist } from '#web/features/checklists/nudge-events.ts';
import { ProjectFrame } from '#web/features/projects/components/project-frame.tsx';
import type { Project } from '#web/features/projects/projects.queries.ts';
import { useProject } from '#web/features/projects/use-project.ts';
import { usePageTitle } from '#web/lib/page-title.ts';
import { useWide } from '#web/lib/use-wide.ts';
import { buttonClass } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';

/** The chat of a project with its context at the side; on small screens the context slides in. */
export function ChatScreen({ project: loaded, account }: { project: Project; account: Account }) {
  const project = useProject(loaded);
  usePageTitle(project.name);
  const wide = useWide();
  const [sheetOpen, setSheetOpen] = useState(false);
  useEffect(() => onChecklist(() => setSheetOpen(!wide)), [wide]);
  const panel = <ContextPanel project={project} />;

  return (
    <>
      <ProjectFrame
        fill
        project={project}
        account={account}
        aside={
          wide && (
            <aside
              aria-labelledby="context"
              className="w-[21rem] shrink-0 overflow-y-auto border-l border-line bg-surface p-5"
            >
              <h2 id="context" className="mb-4 font-serif text-lg font-semibold">
                Project Context
              </h2>
              {panel}
            </aside>
          )
        }
        extra={
          !wide && (
            <button
              type="button"
              onClick={() => setSheetOpen(true)}
              aria-label="Project Context"
              title="Project Context"
              className={`${buttonClass({ variant: 'quiet', size: 'icon' })} max-sm:size-11`}
            >
              <PanelRight className="size-5" />
            </button>
          )
        }
      >
        <h1 className="sr-only">Chat about {project.name}</h1>
        <ChatPane project={project} />
      </ProjectFrame>
      {!wide && (
        <Dialog place="right" title="Project Context" open={sheetOpen} onClose={() => setSheetOpen(false)}>
          {panel}
        </Dialog>
      )}
    </>
  );
}
