import { memo } from 'react';
import type { Message } from '#web/features/chat/chat.queries.ts';
import { MessageParts } from '#web/features/chat/components/message-parts.tsx';
import { QuestionForm } from '#web/features/chat/components/question-form.tsx';
import { UserBubble } from '#web/features/chat/components/user-bubble.tsx';
import type { Project } from '#web/features/projects/projects.queries.ts';
import { Markdown } from '#web/ui/markdown.tsx';

const endings: Record<string, string> = {
  stopped: 'You stopped this reply here.',
  interrupted: 'This reply was cut off. What was written by then is kept.',
};

/** One saved message with its cards. `next` is the message after it, which answers its questions if it has any. */
export const MessageView = memo(function MessageView({
  project,
  message,
  next,
  busy,
  onAnswer,
  onOpenForm,
}: {
  project: Project;
  message: Message;
  next: Message | null;
  busy: boolean;
  onAnswer: (text: string) => void;
  onOpenForm: (form: HTMLElement) => void;
}) {
  if (message.role === 'user') return <UserBubble content={message.content} />;
  const form = message.parts.find((part) => part.type === 'questions');
  const ending = endings[message.state];
  return (
    <article aria-label="Assistant" className="flex flex-col gap-4">
      {message.content && <Markdown text={message.content} />}
      <MessageParts project={project} parts={message.parts} />
      {form && (
        <QuestionForm
          draftKey={`form:${project.id}:${message.id}`}
          questions={form.questions}
          reply={next}
          busy={busy}
          onAnswer={onAnswer}
          onOpen={onOpenForm}
        />
      )}
      {ending && <p className="border-t border-line pt-2 text-xs text-ink-faint">{ending}</p>}
    </article>
  );
});
