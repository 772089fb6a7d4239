import { useEffect } from 'react';
import type { Reply } from '#web/features/chat/chat-run.ts';
import { MessageParts } from '#web/features/chat/components/message-parts.tsx';
import type { Project } from '#web/features/projects/projects.queries.ts';
import { Markdown, preloadMarkdown } from '#web/ui/markdown.tsx';

/** The reply as it is written. Before its first word, and while a document is made, a line says so. */
export function PendingReply({ project, reply }: { project: Project; reply: Reply | null }) {
  useEffect(preloadMarkdown, []);
  const activity = reply?.activity ?? (reply?.text || reply?.parts.length ? null : 'AI is analyzing your request...');
  return (
    <article aria-label="Assistant" aria-busy="true" className="flex flex-col gap-4">
      {reply?.text && <Markdown text={reply.text} />}
      {reply && <MessageParts project={project} parts={reply.parts} />}
      {activity && (
        <p role="status" className="flex items-center gap-3 text-ink-soft">
          <svg viewBox="0 0 40 12" className="w-8 overflow-visible" aria-hidden="true">
            <path
              d="M4 6H36"
              className="stroke-line-strong"
              strokeWidth="1.5"
              strokeDasharray="0.1 4"
              strokeLinecap="round"
            />
            <circle cx="4" cy="6" r="3.5" className="animate-breathe fill-ink" />
            <circle cx="20" cy="6" r="3.5" className="animate-breathe fill-ink [animation-delay:250ms]" />
            <circle cx="36" cy="6" r="3.5" className="animate-breathe fill-accent [animation-delay:500ms]" />
          </svg>
          {activity}
        </p>
      )}
    </article>
  );
}
