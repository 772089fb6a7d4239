import { Link } from '@tanstack/react-router';
import ChevronRight from 'lucide-react/icons/chevron-right';
import Info from 'lucide-react/icons/info';
import SquareTerminal from 'lucide-react/icons/square-terminal';
import type { ReactNode } from 'react';
import type { MessagePart } from '#shared/chat.ts';
import { DocumentIcon } from '#web/features/documents/components/document-icon.tsx';
import { addressOf, type Project } from '#web/features/projects/projects.queries.ts';
import type { OpenPrompt } from '#web/features/prompts/prompts.queries.ts';

const cardClass =
  'flex w-full animate-rise items-center gap-4 rounded-lg border border-line bg-surface px-4 py-3.5 text-left shadow-card transition-colors duration-100 hover:bg-hover';

/** What a reply made besides its text: documents and prompts as cards, decisions and notices as quiet lines. */
export function MessageParts({
  project,
  parts,
  onOpenPrompt,
}: {
  project: Project;
  parts: MessagePart[];
  onOpenPrompt: OpenPrompt;
}) {
  const decisions = parts.filter((part) => part.type === 'decision');
  return (
    <>
      {parts.map((part) => {
        if (part.type === 'notice') {
          return (
            <p key={part.text} className="flex gap-2.5 rounded-lg bg-notice-soft px-4 py-3 text-sm">
              <Info className="mt-0.5 size-4 shrink-0" aria-hidden="true" />
              {part.text}
            </p>
          );
        }
        if (part.type === 'documentCreated') {
          return (
            <Link
              key={part.documentId}
              to="/documents/$slug"
              params={{ slug: addressOf(project) }}
              search={{ doc: part.documentId }}
              className={cardClass}
            >
              <CardBody
                icon={<DocumentIcon type={part.documentType} />}
                title={part.title}
                note={`Document, version ${part.version}`}
              />
            </Link>
          );
        }
        if (part.type === 'promptCreated') {
          return (
            <button
              key={part.promptId}
              type="button"
              onClick={() => onOpenPrompt({ id: part.promptId, title: part.title })}
              className={cardClass}
            >
              <CardBody
                icon={<SquareTerminal className="size-5" aria-hidden="true" />}
                title={part.title}
                note={`Coding prompt, version ${part.version}`}
              />
            </button>
          );
        }
        return null;
      })}
      {decisions.length > 0 && (
        <details className="text-sm text-ink-soft">
          <summary className="w-fit rounded-sm py-0.5 hover:text-ink">
            {decisions.length === 1 ? 'Decision noted' : `${decisions.length} decisions noted`}
          </summary>
          <dl className="mt-2 flex flex-col gap-2 border-l-2 border-line pl-4">
            {decisions.map(({ topic, decision }) => (
              <div key={topic}>
                <dt className="text-ink-faint">{topic}</dt>
                <dd>{decision}</dd>
              </div>
            ))}
          </dl>
        </details>
      )}
    </>
  );
}

function CardBody({ icon, title, note }: { icon: ReactNode; title: string; note: string }) {
  return (
    <>
      <span className="text-ink-soft">{icon}</span>
      <span className="min-w-0 flex-1">
        <span className="block truncate font-medium">{title}</span>
        <span className="block text-sm text-ink-faint">{note}</span>
      </span>
      <ChevronRight className="size-4 text-ink-faint" aria-hidden="true" />
    </>
  );
}
