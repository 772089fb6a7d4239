import { Link } from '@tanstack/react-router';
import ChevronRight from 'lucide-react/icons/chevron-right';
import Info from 'lucide-react/icons/info';
import LifeBuoy from 'lucide-react/icons/life-buoy';
import SquareTerminal from 'lucide-react/icons/square-terminal';
import type { ReactNode } from 'react';
import type { MessagePart } from '#shared/chat.ts';
import { statusLabels } from '#web/features/checklists/checklist-labels.ts';
import { readStep } from '#web/features/checklists/checklist-search.ts';
import { TaskStation } from '#web/features/checklists/components/task-station.tsx';
import { taskAnchor } from '#web/features/checklists/task-anchor.ts';
import { DocumentIcon } from '#web/features/documents/components/document-icon.tsx';
import { addressOf, type Project } from '#web/features/projects/projects.queries.ts';

const cardClass =
  'flex w-full animate-rise items-center gap-4 rounded-lg border border-line bg-surface px-4 py-3.5 text-left shadow-card transition-colors duration-100 hover:bg-hover';

/** What a reply made besides its text: documents and prompts as cards, tasks, decisions and notices as quiet lines. */
export function MessageParts({ project, parts }: { project: Project; parts: MessagePart[] }) {
  const slug = addressOf(project);
  const decisions = parts.filter((part) => part.type === 'decision');
  return (
    <>
      {parts.map((part) => {
        switch (part.type) {
          case 'notice':
            return (
              <p key={part.text} className="flex gap-2.5 rounded-lg bg-notice-soft px-4 py-3 text-sm">
                <Info className="mt-0.5 size-4 shrink-0" aria-hidden="true" />
                {part.text}
              </p>
            );
          case 'documentCreated':
            return (
              <Link
                key={part.documentId}
                to="/documents/$slug"
                params={{ slug }}
                search={{ doc: part.documentId }}
                className={cardClass}
              >
                <CardBody
                  icon={<DocumentIcon type={part.documentType} />}
                  title={part.title}
                  note={`Document, version ${part.version}${endOf(part)}`}
                />
              </Link>
            );
          case 'promptCreated':
            return (
              <Link
                key={part.promptId}
                to="/prompts/$slug"
                params={{ slug }}
                search={{ prompt: part.promptId }}
                className={cardClass}
              >
                <CardBody
                  icon={<SquareTerminal className="size-5" aria-hidden="true" />}
                  title={part.title}
                  note={`Coding prompt, version ${part.version}${endOf(part)}`}
                />
              </Link>
            );
          case 'taskStatus':
            return <TaskLine key={`${part.taskId} ${part.status}`} slug={slug} task={part} />;
          default:
            return null;
        }
      })}
      {decisions.length > 0 && (
        <details className="text-sm text-ink-soft">
          <summary className="w-fit rounded-sm py-0.5 hover:text-ink">{sumUp(decisions)}</summary>
          <dl className="mt-2 flex flex-col gap-2 border-l-2 border-line pl-4">
            {decisions.map(({ topic, decision, isTakenBack }) => (
              <div key={topic}>
                <dt className="text-ink-faint">{topic}</dt>
                <dd>
                  {isTakenBack ? (
                    <>
                      <del>{decision}</del> (taken back)
                    </>
                  ) : (
                    decision
                  )}
                </dd>
              </div>
            ))}
          </dl>
        </details>
      )}
    </>
  );
}

const endOf = ({ isCut }: { isCut?: boolean | undefined }) => (isCut ? ', without its end' : '');

const count = (number: number) => (number === 1 ? 'Decision' : `${number} decisions`);

function sumUp(decisions: { isTakenBack?: boolean | undefined }[]): string {
  const takenBack = decisions.filter(({ isTakenBack }) => isTakenBack).length;
  const noted = decisions.length - takenBack;
  if (takenBack === 0) return `${count(noted)} noted`;
  return noted === 0 ? `${count(takenBack)} taken back` : `${count(noted)} noted, ${takenBack} taken back`;
}

/** At the top of a reply: that somebody else wrote it than was asked. */
export function FallbackLine({ parts }: { parts: MessagePart[] }) {
  const fallback = parts.find((part) => part.type === 'fallback');
  if (!fallback) return null;
  return (
    <p className="flex gap-2.5 text-sm text-ink-soft">
      <LifeBuoy className="mt-0.5 size-4 shrink-0" aria-hidden="true" />
      {fallback.text}
    </p>
  );
}

function CardBody({ icon, title, note }: { icon: ReactNode; title: string; note: string }) {
  return (
    <>
      <span className="text-ink-soft">{icon}</span>
      <span className="min-w-0 flex-1">
        <span dir="auto" className="block truncate font-medium">
          {title}
        </span>
        <span className="block text-sm text-ink-faint">{note}</span>
      </span>
      <ChevronRight className="size-4 text-ink-faint" aria-hidden="true" />
    </>
  );
}

/** A task whose status the assistant has set. */
function TaskLine({ slug, task }: { slug: string; task: Extract<MessagePart, { type: 'taskStatus' }> }) {
  return (
    <Link
      to="/checklists/$slug"
      params={{ slug }}
      search={{ step: readStep(task.stepNumber) }}
      hash={taskAnchor(task.taskId)}
      className="-mx-1 flex w-fit items-start gap-2.5 rounded-sm px-1 py-0.5 text-sm text-ink-soft hover:text-ink hover:underline"
    >
      <span className="shrink-0">
        <TaskStation status={task.status} />
      </span>
      <span className="min-w-0">
        Checklist: {task.description.replace(/\.$/, '')} — {statusLabels[task.status]}
      </span>
    </Link>
  );
}
