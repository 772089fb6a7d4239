import { memo, useEffect } from 'react';
import type { Message } from '#web/features/chat/chat.queries.ts';
import { MessageActions } from '#web/features/chat/components/message-actions.tsx';
import { QuestionForm } from '#web/features/chat/components/question-form.tsx';
import { ReplyArticle } from '#web/features/chat/components/reply-article.tsx';
import { WorkingLine } from '#web/features/chat/components/working-line.tsx';
import type { Entry } from '#web/features/chat/conversation-entries.ts';
import { rowClass } from '#web/features/chat/use-resting-rows.ts';
import type { Project } from '#web/features/projects/projects.queries.ts';
import { preloadMarkdown } from '#web/ui/markdown.tsx';

/**
 * A reply in the conversation, saved or as it is written. `next` is the message after it, which answers its questions if it has any.
 */
export const ReplyView = memo(function ReplyView({
  project,
  message,
  progress,
  activity,
  next,
  busy,
  isLast,
  rests,
  onAnswer,
  onOpenForm,
  onRegenerate,
}: Pick<Entry, 'message' | 'progress' | 'activity'> & {
  project: Project;
  next: Message | null;
  busy: boolean;
  isLast: boolean;
  rests: boolean;
  onAnswer: (text: string) => void;
  onOpenForm: (form: HTMLElement) => void;
  onRegenerate?: () => void;
}) {
  const { id, parts } = message;
  const writing = progress === 'writing';
  useEffect(() => {
    if (writing) preloadMarkdown();
  }, [writing]);
  const form = id ? parts.find((part) => part.type === 'questions') : undefined;
  return (
    <ReplyArticle
      project={project}
      message={message}
      writing={writing}
      className={rowClass(rests)}
      form={
        form && (
          <QuestionForm
            draftKey={`form:${project.id}:${id}`}
            questions={form.questions}
            reply={next}
            busy={busy}
            onAnswer={onAnswer}
            onOpen={onOpenForm}
          />
        )
      }
    >
      {activity && <WorkingLine text={activity} />}
      <div className="-mt-3 h-8">
        {!writing && <MessageActions message={message} steady={isLast} onRegenerate={onRegenerate} />}
      </div>
    </ReplyArticle>
  );
});
