import { memo, useEffect } from 'react';
import type { Message } from '#web/features/chat/chat.queries.ts';
import { MessageActions } from '#web/features/chat/components/message-actions.tsx';
import { FallbackLine, MessageParts } from '#web/features/chat/components/message-parts.tsx';
import { QuestionForm } from '#web/features/chat/components/question-form.tsx';
import { WorkingLine } from '#web/features/chat/components/working-line.tsx';
import type { Entry } from '#web/features/chat/conversation-entries.ts';
import type { Project } from '#web/features/projects/projects.queries.ts';
import { Markdown, preloadMarkdown } from '#web/ui/markdown.tsx';

const endings: Record<string, string> = {
  stopped: 'You stopped this reply here.',
  interrupted: 'This reply was cut off. What was written by then is kept.',
};

/**
 * A reply with its cards, saved or as it is written. `next` is the message after it, which answers its questions if it has any.
 */
export const ReplyView = memo(function ReplyView({
  project,
  message,
  progress,
  activity,
  next,
  busy,
  isLast,
  onAnswer,
  onOpenForm,
  onRegenerate,
}: Pick<Entry, 'message' | 'progress' | 'activity'> & {
  project: Project;
  next: Message | null;
  busy: boolean;
  isLast: boolean;
  onAnswer: (text: string) => void;
  onOpenForm: (form: HTMLElement) => void;
  onRegenerate?: () => void;
}) {
  const { id, content, parts, state } = message;
  const writing = progress === 'writing';
  useEffect(() => {
    if (writing) preloadMarkdown();
  }, [writing]);
  const form = writing ? undefined : parts.find((part) => part.type === 'questions');
  const ending = endings[state];
  return (
    <article aria-label="Assistant" aria-busy={writing || undefined} className="group flex flex-col gap-4">
      <FallbackLine parts={parts} />
      {content && <Markdown text={content} grows={writing} />}
      <MessageParts project={project} parts={parts} />
      {form && (
        <QuestionForm
          draftKey={`form:${project.id}:${id}`}
          questions={form.questions}
          reply={next}
          busy={busy}
          onAnswer={onAnswer}
          onOpen={onOpenForm}
        />
      )}
      {ending && <p className="border-t border-line pt-2 text-xs text-ink-faint">{ending}</p>}
      {activity && <WorkingLine text={activity} />}
      <div className="-mt-3 h-8">
        {!writing && <MessageActions project={project} message={message} steady={isLast} onRegenerate={onRegenerate} />}
      </div>
    </article>
  );
});
