import { useQuery } from '@tanstack/react-query';
import PanelRight from 'lucide-react/icons/panel-right';
import { lazy, Suspense, useState } from 'react';
import type { Account } from '#web/features/account/account.queries.ts';
import { ChatPane } from '#web/features/chat/components/chat-pane.tsx';
import { ContextPanel } from '#web/features/chat/components/context-panel.tsx';
import { ProjectHeader } from '#web/features/projects/components/project-header.tsx';
import { type Project, projectsQuery } from '#web/features/projects/projects.queries.ts';
import { usePageTitle } from '#web/lib/page-title.ts';
import { useWide } from '#web/lib/use-wide.ts';
import { buttonClass } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';

const PromptDialog = lazy(async () => ({
  default: (await import('#web/features/prompts/components/prompt-dialog.tsx')).PromptDialog,
}));

/** The chat of a project with its context at the side; on small screens the context slides in. */
export function ChatScreen({ project: loaded, account }: { project: Project; account: Account }) {
  usePageTitle(loaded.name);
  // The step in the header follows the cache: a reply may complete one.
  const { data: projects } = useQuery(projectsQuery);
  const project = projects?.find(({ id }) => id === loaded.id) ?? loaded;
  const wide = useWide();
  const [sheetOpen, setSheetOpen] = useState(false);
  const [prompt, setPrompt] = useState<{ id: string; title: string } | null>(null);
  const panel = <ContextPanel project={project} onOpenPrompt={setPrompt} />;

  return (
    <div className="flex h-dvh flex-col">
      <ProjectHeader
        project={project}
        account={account}
        section="Idea Flow"
        switchTo="/idea-flow/$slug"
        extra={
          !wide && (
            <button
              type="button"
              onClick={() => setSheetOpen(true)}
              aria-label="Project Context"
              className={buttonClass({ variant: 'quiet', size: 'icon' })}
            >
              <PanelRight className="size-5" />
            </button>
          )
        }
      />
      <div className="flex min-h-0 flex-1">
        <main id="content" tabIndex={-1} className="flex min-w-0 flex-1 flex-col outline-none">
          <h1 className="sr-only">Chat about {project.name}</h1>
          <ChatPane project={project} onOpenPrompt={setPrompt} />
        </main>
        {wide && (
          <aside
            aria-labelledby="context"
            className="w-[21rem] shrink-0 overflow-y-auto border-l border-line bg-surface p-5"
          >
            <h2 id="context" className="mb-4 font-serif text-lg font-semibold">
              Project Context
            </h2>
            {panel}
          </aside>
        )}
      </div>
      {!wide && (
        <Dialog place="right" title="Project Context" open={sheetOpen} onClose={() => setSheetOpen(false)}>
          {panel}
        </Dialog>
      )}
      {prompt && (
        <Suspense>
          <PromptDialog promptId={prompt.id} title={prompt.title} onClose={() => setPrompt(null)} />
        </Suspense>
      )}
    </div>
  );
}
