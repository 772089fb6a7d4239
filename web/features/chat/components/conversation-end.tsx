import type { Message } from '#web/features/chat/chat.queries.ts';
import type { ChatRun } from '#web/features/chat/chat-run.ts';
import { answeringWords, type ChatRunState, isAnswering } from '#web/features/chat/chat-state.ts';
import { FailureCard } from '#web/features/chat/components/failure-card.tsx';
import { findUnanswered, isOwnMessage, mayRetry } from '#web/features/chat/conversation-entries.ts';
import { Button } from '#web/ui/button.tsx';

/** What stands below the last message: why it has no reply, or not all of one, and what can be done. */
export function ConversationEnd({ run, state, messages }: { run: ChatRun; state: ChatRunState; messages: Message[] }) {
  const { phase, failure, reply, settled } = state;
  const isLost = phase === 'idle' && reply !== null;
  const unanswered = phase === 'idle' && settled && !failure ? findUnanswered(messages) : null;
  const asked = messages.at(-1)?.role === 'assistant' ? findUnanswered(messages) : null;
  const isCutOff = failure !== null && asked !== null && isOwnMessage(asked, failure);
  return (
    <>
      {isLost && (
        <Note text="The connection was lost while this was written." action="Look Again" onAct={() => run.look()} />
      )}
      {unanswered && (
        <Note
          text={
            messages.at(-1)?.role === 'user'
              ? 'This message has no reply yet.'
              : 'You can have it answered again, at no extra cost.'
          }
          action="Ask Again"
          onAct={() => run.send({ content: unanswered.content, messageId: unanswered.clientId ?? crypto.randomUUID() })}
        />
      )}
      {failure && (
        <FailureCard
          failure={failure}
          isCutOff={isCutOff}
          onRetry={mayRetry(messages, state) ? () => run.send(failure) : undefined}
        />
      )}
      <p role="status" className="sr-only">
        {describeProgress(state)}
      </p>
    </>
  );
}

function Note({ text, action, onAct }: { text: string; action: string; onAct: () => void }) {
  return (
    <div className="flex flex-wrap items-center gap-3 text-sm text-ink-soft">
      <p>{text}</p>
      <Button size="sm" onClick={onAct}>
        {action}
      </Button>
    </div>
  );
}

/** For screen readers: that a reply begins and that it is over, once each. */
function describeProgress(state: ChatRunState): string {
  if (isAnswering(state)) return answeringWords;
  if (state.phase === 'sending') return '';
  // Why there is no reply is said by the note that appears.
  return state.ended === 'complete'
    ? 'The reply is complete.'
    : state.ended === 'stopped'
      ? 'The reply was stopped.'
      : '';
}
