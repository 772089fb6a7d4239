import type { ReactNode } from 'react';
import { FallbackLine, MessageParts } from '#web/features/chat/components/message-parts.tsx';
import type { Entry } from '#web/features/chat/conversation-entries.ts';
import type { Project } from '#web/features/projects/projects.queries.ts';
import { Markdown } from '#web/ui/markdown.tsx';

const endings: Record<string, string> = {
  stopped: 'You stopped this reply here.',
  interrupted: 'This reply was cut off. What was written by then is kept.',
};

/** A reply with its cards and how it ended. `form` stands where its questions do, `children` below all of it. */
export function ReplyArticle({
  project,
  message: { content, parts, state },
  writing = false,
  className = '',
  form,
  children,
}: Pick<Entry, 'message'> & {
  project: Project;
  writing?: boolean;
  className?: string;
  form?: ReactNode;
  children: ReactNode;
}) {
  const ending = endings[state];
  return (
    <article
      aria-label="Assistant"
      aria-busy={writing || undefined}
      className={`group flex flex-col gap-4 ${className}`}
    >
      <FallbackLine parts={parts} />
      {content && <Markdown text={content} grows={writing} />}
      <MessageParts project={project} parts={parts} />
      {form}
      {ending && <p className="border-t border-line pt-2 text-xs text-ink-faint">{ending}</p>}
      {children}
    </article>
  );
}
