import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import ArrowUpRight from 'lucide-react/icons/arrow-up-right';
import Eye from 'lucide-react/icons/eye';
import SquareTerminal from 'lucide-react/icons/square-terminal';
import { lazy, type ReactNode, Suspense, useEffect, useRef, useState } from 'react';
import { steps } from '#shared/content/steps.ts';
import { checklistQuery } from '#web/features/checklists/checklists.queries.ts';
import { onChecklist } from '#web/features/checklists/nudge-events.ts';
import { taskAnchor } from '#web/features/checklists/task-anchor.ts';
import { DocumentIcon } from '#web/features/documents/components/document-icon.tsx';
import { documentsQuery } from '#web/features/documents/documents.queries.ts';
import { addressOf, type Project } from '#web/features/projects/projects.queries.ts';
import { promptsQuery } from '#web/features/prompts/prompts.queries.ts';
import { Button, buttonClass } from '#web/ui/button.tsx';
import { PathProgress } from '#web/ui/path-progress.tsx';
import { Tabs } from '#web/ui/tabs.tsx';

const CompactDocuments = lazy(async () => ({
  default: (await import('#web/features/documents/components/compact-documents.tsx')).CompactDocuments,
}));

const tabs = [
  { id: 'checklist', label: 'Checklist' },
  { id: 'docs', label: 'Docs' },
  { id: 'prompts', label: 'Prompts' },
] as const;
const shownEntries = 5;
const entryClass =
  'flex w-full items-center gap-3 rounded-md px-2 py-2 text-left text-sm transition-colors duration-100 hover:bg-hover';

/** Where one keeps one's bearings: the path so far, the newest documents and prompts. */
export function ContextPanel({ project }: { project: Project }) {
  const [tab, setTab] = useState<(typeof tabs)[number]['id']>('checklist');
  const [asked, setAsked] = useState(0);
  useEffect(
    () =>
      onChecklist(() => {
        setTab('checklist');
        setAsked((count) => count + 1);
      }),
    [],
  );
  return (
    <Tabs label="Project Context" tabs={[...tabs]} active={tab} onChange={setTab}>
      {tab === 'checklist' && (
        <>
          <StepPath project={project} />
          {project.nextTask ? (
            <WhatNext key={asked} project={project} task={project.nextTask} focused={asked > 0} />
          ) : (
            <p className="mt-6 border-t border-line pt-5 text-sm text-ink-soft">
              Every task that is open to your plan is resolved.
            </p>
          )}
        </>
      )}
      {tab === 'docs' && <NewestDocuments project={project} />}
      {tab === 'prompts' && <NewestPrompts project={project} />}
    </Tabs>
  );
}

function StepPath({ project }: { project: Project }) {
  const { data: items = [] } = useQuery(checklistQuery(project.id));
  const isDone = (step: number) => items.some(({ stepNumber, isCompleted }) => stepNumber === step && isCompleted);
  const done = steps.filter(({ stepNumber }) => isDone(stepNumber)).length;
  return (
    <>
      <p className="mb-5 text-sm text-ink-soft tabular-nums">
        {done} of {steps.length} steps complete
      </p>
      <PathProgress
        stations={steps.map(({ stepNumber, title, description }) => ({
          title,
          note: description,
          state: isDone(stepNumber) ? 'done' : stepNumber === project.currentStep ? 'current' : 'ahead',
          link: (text) => (
            <Link
              to="/checklists/$slug"
              params={{ slug: addressOf(project) }}
              search={{ step: stepNumber }}
              target="_blank"
              className="-my-1 inline-block rounded-sm py-1 hover:underline"
            >
              {text}
              <span className="sr-only">, opens in a new tab</span>
            </Link>
          ),
        }))}
      />
    </>
  );
}

/** The one task that matters most now. `focused` when somebody asked to see it. */
function WhatNext({
  project,
  task,
  focused,
}: {
  project: Project;
  task: NonNullable<Project['nextTask']>;
  focused: boolean;
}) {
  const link = useRef<HTMLAnchorElement>(null);
  useEffect(() => {
    if (focused) link.current?.focus();
  }, [focused]);
  return (
    <section aria-labelledby="what-next" className={`mt-6 border-t border-line pt-5 ${focused ? 'animate-rise' : ''}`}>
      <h3 id="what-next" className="text-sm font-medium">
        What next
      </h3>
      <p className="mt-1 text-sm text-ink-soft">{task.description}</p>
      <Link
        ref={link}
        to="/checklists/$slug"
        params={{ slug: addressOf(project) }}
        search={{ step: task.stepNumber }}
        hash={taskAnchor(task.taskId)}
        target="_blank"
        className={`${buttonClass({ size: 'sm' })} mt-3`}
      >
        Open in the checklist
        <ArrowUpRight className="size-4" aria-hidden="true" />
        <span className="sr-only">, opens in a new tab</span>
      </Link>
    </section>
  );
}

function NewestDocuments({ project }: { project: Project }) {
  const { data } = useQuery(documentsQuery(project.id));
  const [look, setLook] = useState<{ documentId: string | null } | null>(null);
  return (
    <>
      <EntryList entries={data} empty="Complete steps to generate docs">
        {(document) => (
          <span className="flex items-center">
            <Link
              to="/documents/$slug"
              params={{ slug: addressOf(project) }}
              search={{ doc: document.id }}
              target="_blank"
              className={`${entryClass} min-w-0`}
            >
              <span className="text-ink-soft">
                <DocumentIcon type={document.type} className="size-4" />
              </span>
              <span dir="auto" className="min-w-0 flex-1 truncate">
                {document.title}
              </span>
              <span className="text-xs text-ink-faint">v{document.version}</span>
              <span className="sr-only">, opens in a new tab</span>
            </Link>
            <button
              type="button"
              onClick={() => setLook({ documentId: document.id })}
              aria-label={`Quick look at ${document.title}`}
              title="Quick look"
              className={`${buttonClass({ variant: 'quiet', size: 'icon' })} max-sm:size-11`}
            >
              <Eye className="size-4" />
            </button>
          </span>
        )}
      </EntryList>
      {data && data.length > 0 && (
        <Button size="sm" variant="quiet" className="-ml-1 mt-2" onClick={() => setLook({ documentId: null })}>
          Browse all {data.length} here
        </Button>
      )}
      {look && (
        <Suspense>
          <CompactDocuments project={project} documentId={look.documentId} onClose={() => setLook(null)} />
        </Suspense>
      )}
    </>
  );
}

function NewestPrompts({ project }: { project: Project }) {
  const { data } = useQuery(promptsQuery(project.id));
  return (
    <EntryList entries={data} empty="Ask the assistant for a coding prompt, and it appears here">
      {(prompt) => (
        <Link
          to="/prompts/$slug"
          params={{ slug: addressOf(project) }}
          search={{ prompt: prompt.id }}
          target="_blank"
          className={entryClass}
        >
          <SquareTerminal className="size-4 text-ink-soft" aria-hidden="true" />
          <span dir="auto" className="min-w-0 flex-1 truncate">
            {prompt.title}
          </span>
          <span className="text-xs text-ink-faint">v{prompt.version}</span>
          <span className="sr-only">, opens in a new tab</span>
        </Link>
      )}
    </EntryList>
  );
}

function EntryList<Entry extends { id: string }>({
  entries,
  empty,
  children,
}: {
  entries: Entry[] | undefined;
  empty: string;
  children: (entry: Entry) => ReactNode;
}) {
  if (!entries) return <div className="h-24 animate-breathe rounded-md bg-hover" />;
  if (entries.length === 0) return <p className="py-2 text-sm text-ink-faint">{empty}</p>;
  return (
    <ul className="-mx-2 -mt-1">
      {entries.slice(0, shownEntries).map((entry) => (
        <li key={entry.id}>{children(entry)}</li>
      ))}
    </ul>
  );
}
