import { useQuery, useQueryClient } from '@tanstack/react-query';
import { lazy, Suspense, useCallback, useRef, useState } from 'react';
import { parseAnswers, startMessage } from '#shared/chat.ts';
import { conversationQuery, loadOlderMessages, type Message } from '#web/features/chat/chat.queries.ts';
import { Composer } from '#web/features/chat/components/composer.tsx';
import { FailureCard } from '#web/features/chat/components/failure-card.tsx';
import { GuideNotice } from '#web/features/chat/components/guide-notice.tsx';
import { MessageView } from '#web/features/chat/components/message-view.tsx';
import { PendingReply } from '#web/features/chat/components/pending-reply.tsx';
import { UserBubble } from '#web/features/chat/components/user-bubble.tsx';
import { useChatRun } from '#web/features/chat/use-chat-run.ts';
import { useStickToEnd } from '#web/features/chat/use-stick-to-end.ts';
import type { Project } from '#web/features/projects/projects.queries.ts';
import { describeError } from '#web/lib/api-error.ts';
import { showToast } from '#web/lib/toast.ts';
import { Button } from '#web/ui/button.tsx';
import { Spinner } from '#web/ui/spinner.tsx';

const NudgeSlot = lazy(async () => ({
  default: (await import('#web/features/checklists/components/nudge-slot.tsx')).NudgeSlot,
}));

const shownWhenFolded = 2;
const foldedOver = 4;

/** The conversation and its input. */
export function ChatPane({ project }: { project: Project }) {
  const [run, state] = useChatRun(project.id);
  const { data: conversation, error } = useQuery(conversationQuery(project.id));
  const [unfolded, setUnfolded] = useState(false);
  const { frame, content, atEnd, scrollToEnd, showFromTop } = useStickToEnd();

  const messages = conversation?.messages ?? [];
  const { outgoing, reply, phase, failure } = state;
  const answering = phase === 'analyzing' || phase === 'writing';
  const visible = messages.filter(({ id, role, content: text, replyTo }) =>
    role === 'user' ? text !== startMessage : !answering || replyTo !== state.askedId || id === reply?.savedId,
  );
  const outgoingShown =
    outgoing && outgoing.content !== startMessage && !messages.some(({ clientId }) => clientId === outgoing.messageId);
  const replyShown = answering && !messages.some(({ id }) => id === reply?.savedId);
  const total = visible.length + (outgoingShown ? 1 : 0) + (replyShown ? 1 : 0);
  const folds = total > foldedOver;
  const shown =
    folds && !unfolded
      ? visible.slice(visible.length - Math.max(0, shownWhenFolded - (total - visible.length)))
      : visible;
  const last = messages.at(-1);
  const unanswered = phase === 'idle' && state.settled && !failure && last ? findUnanswered(messages, last) : null;

  const send = (text: string) => {
    scrollToEnd();
    // The bare word opens a conversation and is never shown; typed by a person, it is a message like any other.
    const content = text === startMessage ? `${text}.` : text;
    void run.send({ content, messageId: run.idFor(content) });
  };
  const answer = useCallback(
    (text: string) => {
      scrollToEnd();
      void run.send({ content: text, messageId: run.idFor(text) }, 'general');
    },
    [run, scrollToEnd],
  );
  const input = useRef<HTMLTextAreaElement>(null);
  const suggest = (text: string) => {
    // What was typed stays, and stays first.
    if (!state.draft.includes(text)) run.setDraft([state.draft.trimEnd(), text].filter(Boolean).join('\n\n'));
    input.current?.focus();
  };
  const view = (message: Message) => (
    <MessageView
      key={message.id}
      project={project}
      message={message}
      next={findReplyTo(messages, message)}
      busy={phase !== 'idle'}
      onAnswer={answer}
      onOpenForm={showFromTop}
    />
  );

  return (
    <>
      <GuideNotice />
      <div ref={frame} className="relative min-h-0 flex-1 overflow-y-auto overscroll-contain [overflow-anchor:none]">
        <div
          ref={content}
          className="mx-auto flex min-h-full max-w-[44rem] flex-col justify-end gap-8 px-4 py-8 sm:px-6"
        >
          {!conversation && !error && (
            <div role="status" className="my-auto flex justify-center text-ink-faint">
              <Spinner className="size-6" />
              <span className="sr-only">Loading the conversation</span>
            </div>
          )}
          {error && !conversation && (
            <div role="alert" className="my-auto text-center">
              <p className="mb-4 text-ink-soft">The conversation could not be loaded. {describeError(error)}</p>
              <Button onClick={() => run.begin().catch(() => {})}>Try Again</Button>
            </div>
          )}
          {folds && (
            <HistoryControls
              project={project}
              hidden={total - shownWhenFolded}
              unfolded={unfolded}
              hasOlder={Boolean(conversation?.olderCursor)}
              onToggle={() => setUnfolded(!unfolded)}
            />
          )}
          {shown.map(view)}
          {outgoingShown && <UserBubble content={outgoing.content} note="Sending..." />}
          {replyShown && <PendingReply project={project} reply={reply} />}
          {unanswered && (
            <div className="flex flex-wrap items-center gap-3 text-sm text-ink-soft">
              <p>
                {last?.role === 'user'
                  ? 'This message has no reply yet.'
                  : 'You can have it answered again, at no extra cost.'}
              </p>
              <Button
                size="sm"
                onClick={() =>
                  run.send({ content: unanswered.content, messageId: unanswered.clientId ?? crypto.randomUUID() })
                }
              >
                Ask Again
              </Button>
            </div>
          )}
          {failure && <FailureCard failure={failure} onRetry={() => run.send(failure)} />}
          <p role="status" className="sr-only">
            {phase === 'idle' ? (state.settled && last?.role === 'assistant' ? 'The reply is complete.' : '') : ''}
          </p>
        </div>
      </div>
      <Composer
        run={run}
        state={state}
        input={input}
        above={
          <Suspense>
            <NudgeSlot project={project} onAsk={suggest} />
          </Suspense>
        }
        atEnd={atEnd}
        onScrollToEnd={scrollToEnd}
        onSend={send}
      />
    </>
  );
}

/** The message that answers a form: the first later one with answers to its questions, else whatever came next. */
function findReplyTo(messages: Message[], message: Message): Message | null {
  const later = messages.slice(messages.indexOf(message) + 1);
  const form = message.parts.find((part) => part.type === 'questions');
  const asked = form?.questions.map(({ question }) => question.trim()) ?? [];
  const answers = later.find(({ role, content }) =>
    role === 'user' ? parseAnswers(content).some(({ question }) => asked.includes(question)) : false,
  );
  return answers ?? later[0] ?? null;
}

/** The message at the end that has no reply, or one that a fault cut short. */
function findUnanswered(messages: Message[], last: Message): Message | null {
  if (last.role === 'user') return last;
  return last.state === 'interrupted' ? (messages.find(({ id }) => id === last.replyTo) ?? null) : null;
}

function HistoryControls({
  project,
  hidden,
  unfolded,
  hasOlder,
  onToggle,
}: {
  project: Project;
  hidden: number;
  unfolded: boolean;
  hasOlder: boolean;
  onToggle: () => void;
}) {
  const queryClient = useQueryClient();
  const [loading, setLoading] = useState(false);
  const loadOlder = async () => {
    setLoading(true);
    await loadOlderMessages(queryClient, project.id).catch((error: unknown) =>
      showToast('Earlier messages could not be loaded', describeError(error), 'danger'),
    );
    setLoading(false);
  };
  return (
    <div className="flex flex-wrap items-center justify-center gap-2 text-sm">
      {unfolded && hasOlder && (
        <Button variant="quiet" size="sm" busy={loading} onClick={loadOlder}>
          Earlier Messages
        </Button>
      )}
      <Button variant="quiet" size="sm" aria-expanded={unfolded} onClick={onToggle}>
        {unfolded ? 'Show Less' : 'Show More'}
        {!unfolded && (
          <span className="text-ink-faint tabular-nums">
            {hidden}
            {hasOlder && '+'} earlier
          </span>
        )}
      </Button>
    </div>
  );
}
