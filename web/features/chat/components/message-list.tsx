import { memo } from 'react';
import type { Message } from '#web/features/chat/chat.queries.ts';
import type { Edit } from '#web/features/chat/chat-state.ts';
import { ReplyView } from '#web/features/chat/components/reply-view.tsx';
import { UserMessage } from '#web/features/chat/components/user-message.tsx';
import { type Entry, findAsked, type Shown } from '#web/features/chat/conversation-entries.ts';
import { useRestingRows } from '#web/features/chat/use-resting-rows.ts';
import type { Project } from '#web/features/projects/projects.queries.ts';

/** The messages that are shown. They are not gone through again while their reader types below them. */
export const MessageList = memo(function MessageList({
  project,
  entries,
  messages,
  answers,
  busy,
  edit,
  mayEdit,
  onSend,
  onAnswer,
  onOpenForm,
  onEdit,
  onSendEdited,
  onLookBack,
}: {
  project: Project;
  entries: Entry[];
  messages: Message[];
  answers: ReadonlyMap<string, Message>;
  busy: boolean;
  edit: Edit | null;
  mayEdit: boolean;
  onSend: (text: string, replaces?: string) => void;
  onAnswer: (text: string) => void;
  onOpenForm: (form: HTMLElement) => void;
  onEdit: (edit: Edit | null) => void;
  onSendEdited: (message: Shown, text: string) => void;
  onLookBack: (messageId: string) => void;
}) {
  const { list, resting } = useRestingRows(entries);
  const rows = entries.map(({ key, message, progress, activity }, index) => {
    const laterCount = entries.length - 1 - index;
    if (message.role === 'user') {
      const isEdited = edit?.id === message.id;
      return (
        <UserMessage
          key={key}
          message={message}
          sending={progress === 'sending'}
          busy={isEdited && busy}
          edit={isEdited ? edit : null}
          mayEdit={mayEdit}
          laterCount={isEdited ? laterCount : 0}
          rests={!isEdited && resting.has(key)}
          onEdit={onEdit}
          onSendEdited={onSendEdited}
          onLookBack={onLookBack}
        />
      );
    }
    const isLast = laterCount === 0;
    const asked = isLast && !busy && message.state !== 'interrupted' ? findAsked(messages, message.id) : null;
    return (
      <ReplyView
        key={key}
        project={project}
        message={message}
        progress={progress}
        activity={activity}
        next={answers.get(message.id) ?? null}
        busy={busy}
        isLast={isLast}
        rests={resting.has(key)}
        onAnswer={onAnswer}
        onOpenForm={onOpenForm}
        onRegenerate={asked ? () => onSend(asked.content, asked.id) : undefined}
      />
    );
  });
  return (
    <div ref={list} className="flex flex-col gap-4 empty:hidden">
      {rows}
    </div>
  );
});
