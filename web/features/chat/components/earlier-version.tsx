import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { earlierVersionQuery } from '#web/features/chat/chat.queries.ts';
import { FallbackLine, MessageParts } from '#web/features/chat/components/message-parts.tsx';
import { UserBubble } from '#web/features/chat/components/user-bubble.tsx';
import type { Project } from '#web/features/projects/projects.queries.ts';
import { describeError } from '#web/lib/api-error.ts';
import { Button } from '#web/ui/button.tsx';
import { CopyIconButton } from '#web/ui/copy-icon-button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { FailureNote } from '#web/ui/failure-note.tsx';
import { Markdown } from '#web/ui/markdown.tsx';
import { SectionSpinner } from '#web/ui/spinner.tsx';

/** What a message was sent in place of, to read and to copy; and what that one had replaced before. */
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
  const { data: messages, error } = useQuery(earlierVersionQuery(project.id, path.at(-1) ?? messageId));
  const first = messages?.[0];
  return (
    <Dialog
      open
      onClose={onClose}
      title="Earlier version"
      actions={
        (path.length > 1 || first?.replaces) && (
          <span className="flex gap-1">
            <Button
              size="sm"
              variant="quiet"
              disabled={!first?.replaces}
              onClick={() => first && setPath([...path, first.id])}
            >
              Older
            </Button>
            <Button size="sm" variant="quiet" disabled={path.length === 1} onClick={() => setPath(path.slice(0, -1))}>
              Newer
            </Button>
          </span>
        )
      }
    >
      {error ? (
        <FailureNote>The earlier version could not be loaded. {describeError(error)}</FailureNote>
      ) : !messages ? (
        <SectionSpinner label="Loading the earlier version" />
      ) : (
        <div className="flex flex-col gap-6">
          <p className="text-sm text-ink-faint">
            This was set aside, and is no part of the conversation any more. Documents that it made are still there.
          </p>
          {messages.map(({ id, role, content, parts }) =>
            role === 'user' ? (
              <UserBubble key={id} content={content}>
                <CopyIconButton text={content} label="Copy this message" />
              </UserBubble>
            ) : (
              <article key={id} aria-label="Assistant" className="flex flex-col gap-4">
                <FallbackLine parts={parts} />
                {content && <Markdown text={content} />}
                <MessageParts project={project} parts={parts} />
                {content && (
                  <span className="-mt-2 -ml-2">
                    <CopyIconButton text={content} label="Copy this reply" />
                  </span>
                )}
              </article>
            ),
          )}
        </div>
      )}
    </Dialog>
  );
}
