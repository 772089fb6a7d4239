import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import SquareTerminal from 'lucide-react/icons/square-terminal';
import { type ReactNode, useState } from 'react';
import { steps } from '#shared/content/steps.ts';
import { checklistQuery } from '#web/features/checklists/checklists.queries.ts';
import { DocumentIcon } from '#web/features/documents/components/document-icon.tsx';
import { documentsQuery } from '#web/features/documents/documents.queries.ts';
import { addressOf, type Project } from '#web/features/projects/projects.queries.ts';
import type { OpenPrompt } from '#web/features/prompts/prompts.queries.ts';
import { promptsQuery } from '#web/features/prompts/prompts.queries.ts';
import { PathProgress } from '#web/ui/path-progress.tsx';
import { Tabs } from '#web/ui/tabs.tsx';

const tabs = [
  { id: 'checklist', label: 'Checklist' },
  { id: 'docs', label: 'Docs' },
  { id: 'prompts', label: 'Prompts' },
] as const;
const shownEntries = 5;
const entryClass =
  'flex w-full items-center gap-3 rounded-md px-2 py-2 text-left text-sm transition-colors duration-100 hover:bg-hover';

/** Where one keeps one's bearings: the path so far, the newest documents and prompts. */
export function ContextPanel({ project, onOpenPrompt }: { project: Project; onOpenPrompt: OpenPrompt }) {
  const [tab, setTab] = useState<(typeof tabs)[number]['id']>('checklist');
  return (
    <Tabs label="Project Context" tabs={[...tabs]} active={tab} onChange={setTab}>
      {tab === 'checklist' && <StepPath project={project} />}
      {tab === 'docs' && <NewestDocuments project={project} />}
      {tab === 'prompts' && <NewestPrompts project={project} onOpenPrompt={onOpenPrompt} />}
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
        }))}
      />
    </>
  );
}

function NewestDocuments({ project }: { project: Project }) {
  const { data } = useQuery(documentsQuery(project.id));
  return (
    <EntryList entries={data} empty="Complete steps to generate docs">
      {(document) => (
        <Link
          to="/documents/$slug"
          params={{ slug: addressOf(project) }}
          search={{ doc: document.id }}
          target="_blank"
          className={entryClass}
        >
          <span className="text-ink-soft">
            <DocumentIcon type={document.type} className="size-4" />
          </span>
          <span className="min-w-0 flex-1 truncate">{document.title}</span>
          <span className="text-xs text-ink-faint">v{document.version}</span>
          <span className="sr-only">, opens in a new tab</span>
        </Link>
      )}
    </EntryList>
  );
}

function NewestPrompts({ project, onOpenPrompt }: { project: Project; onOpenPrompt: OpenPrompt }) {
  const { data } = useQuery(promptsQuery(project.id));
  return (
    <EntryList entries={data} empty="Ask the assistant for a coding prompt, and it appears here">
      {(prompt) => (
        <button type="button" onClick={() => onOpenPrompt(prompt)} className={entryClass}>
          <SquareTerminal className="size-4 text-ink-soft" aria-hidden="true" />
          <span className="min-w-0 flex-1 truncate">{prompt.title}</span>
          <span className="text-xs text-ink-faint">v{prompt.version}</span>
        </button>
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
