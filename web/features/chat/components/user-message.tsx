import { lazy, memo, Suspense, useEffect, useRef } from 'react';
import type { Edit } from '#web/features/chat/chat-state.ts';
import { MessageActions } from '#web/features/chat/components/message-actions.tsx';
import { UserBubble } from '#web/features/chat/components/user-bubble.tsx';
import type { Shown } from '#web/features/chat/conversation-entries.ts';
import { rowClass } from '#web/features/chat/use-resting-rows.ts';

const EditForm = lazy(async () => ({
  default: (await import('#web/features/chat/components/edit-form.tsx')).EditForm,
}));

type Doings = {
  onEdit: (edit: Edit | null) => void;
  onSendEdited: (message: Shown, text: string) => void;
  onLookBack: (messageId: string) => void;
};

/** A message of the user's: to read, or in its editor. */
export const UserMessage = memo(function UserMessage({
  message,
  sending,
  busy,
  edit,
  mayEdit,
  laterCount,
  rests,
  onEdit,
  onSendEdited,
  onLookBack,
}: Doings & {
  message: Shown;
  sending: boolean;
  busy: boolean;
  edit: Edit | null;
  mayEdit: boolean;
  laterCount: number;
  rests: boolean;
}) {
  const { id, content } = message;
  const frame = useRef<HTMLDivElement>(null);
  const wasOpen = useRef(false);
  useEffect(() => {
    if (wasOpen.current && !edit) frame.current?.querySelector<HTMLElement>('[data-edit]')?.focus();
    wasOpen.current = edit !== null;
  }, [edit]);
  const bubble = (
    <UserBubble content={content}>
      {sending ? (
        <p className="text-xs text-ink-faint">Sending...</p>
      ) : (
        <MessageActions
          message={message}
          onLookBack={onLookBack}
          onEdit={mayEdit ? () => onEdit({ id, text: content }) : undefined}
        />
      )}
    </UserBubble>
  );
  return (
    <div ref={frame} className={`flex flex-col ${rowClass(rests)}`}>
      {edit ? (
        <Suspense fallback={bubble}>
          <EditForm
            before={content}
            text={edit.text}
            laterCount={laterCount}
            busy={busy}
            onChange={(text) => onEdit({ id, text })}
            onCancel={() => onEdit(null)}
            onSend={(text) => onSendEdited(message, text)}
          />
        </Suspense>
      ) : (
        bubble
      )}
    </div>
  );
});
