import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { Question } from '#shared/chat.ts';
import { earlierVersionQuery } from '#web/features/chat/chat.queries.ts';
import { MessageActions } from '#web/features/chat/components/message-actions.tsx';
import { OlderMessages } from '#web/features/chat/components/older-messages.tsx';
import { ReplyArticle } from '#web/features/chat/components/reply-article.tsx';
import { UserBubble } from '#web/features/chat/components/user-bubble.tsx';
import type { Shown } from '#web/features/chat/conversation-entries.ts';
import type { Project } from '#web/features/projects/projects.queries.ts';
import { describeError } from '#web/lib/api-error.ts';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { FailureNote } from '#web/ui/failure-note.tsx';
import { SectionSpinner } from '#web/ui/spinner.tsx';

/** What a message was sent in place of, to read and to copy; and what any of that had replaced before. */
export function EarlierVersion({
  project,
  messageId,
  onClose,
}: {
  project: Project;
  messageId: string;
  onClose: () => void;
}) {
  const [path, setPath] = useState([messageId]);
  const replacedBy = path.at(-1) ?? messageId;
  const { data, error } = useQuery(earlierVersionQuery(project.id, replacedBy));
  const lookBack = (id: string) => setPath([...path, id]);
  return (
    <Dialog
      open
      onClose={onClose}
      title="Earlier version"
      actions={
        path.length > 1 && (
          <Button size="sm" variant="quiet" onClick={() => setPath(path.slice(0, -1))}>
            Newer
          </Button>
        )
      }
    >
      {error ? (
        <FailureNote>The earlier version could not be loaded. {describeError(error)}</FailureNote>
      ) : !data ? (
        <SectionSpinner label="Loading the earlier version" />
      ) : (
        <div className="flex flex-col gap-4">
          <p className="text-sm text-ink-faint">
            This was set aside, and is no part of the conversation any more. Documents that it made are still there.
          </p>
          {data.olderCursor && <OlderMessages projectId={project.id} replacedBy={replacedBy} />}
          {data.messages.map((message) => (
            <SetAside key={message.id} project={project} message={message} onLookBack={lookBack} />
          ))}
        </div>
      )}
    </Dialog>
  );
}

function SetAside({
  project,
  message,
  onLookBack,
}: {
  project: Project;
  message: Shown;
  onLookBack: (messageId: string) => void;
}) {
  const actions = <MessageActions steady message={message} onLookBack={onLookBack} />;
  if (message.role === 'user') return <UserBubble content={message.content}>{actions}</UserBubble>;
  const form = message.parts.find((part) => part.type === 'questions');
  return (
    <ReplyArticle project={project} message={message} form={form && <AskedQuestions questions={form.questions} />}>
      <div className="-mt-3 h-8">{actions}</div>
    </ReplyArticle>
  );
}

/** Questions that nobody is to answer any more, to read. */
function AskedQuestions({ questions }: { questions: Question[] }) {
  return (
    <ol aria-label="Questions of the assistant" className="flex flex-col gap-4 rounded-lg border border-line px-5 py-4">
      {questions.map(({ question, why, options }) => (
        <li key={question} className="min-w-0 [overflow-wrap:anywhere]">
          <p className="font-medium">{question}</p>
          {why && <p className="text-sm text-ink-faint">{why}</p>}
          <ul className="mt-1 list-disc pl-5 text-sm text-ink-soft">
            {options.map(({ label, recommended }) => (
              <li key={label}>
                {label}
                {recommended && ' (recommended)'}
              </li>
            ))}
          </ul>
        </li>
      ))}
    </ol>
  );
}
