import { useQuery } from '@tanstack/react-query';
import ArrowDown from 'lucide-react/icons/arrow-down';
import ArrowUp from 'lucide-react/icons/arrow-up';
import Square from 'lucide-react/icons/square';
import { type KeyboardEvent, type ReactNode, type RefObject, useEffect } from 'react';
import { usageQuery } from '#web/features/account/account.queries.ts';
import type { ChatRun } from '#web/features/chat/chat-run.ts';
import { answeringWords, type ChatRunState, isAnswering } from '#web/features/chat/chat-state.ts';
import { bareInputClass, inputFrameClass } from '#web/features/chat/components/input-classes.ts';
import { isTooLong, TooLong } from '#web/features/chat/components/too-long.tsx';
import { formatCount, formatMoment } from '#web/lib/formats.ts';
import { buttonClass } from '#web/ui/button.tsx';
import { isPlainEnter } from '#web/ui/keys.ts';

const maximumHeightPx = 150;
const lineClass = 'mt-2 min-h-[1.125rem] text-center text-xs tabular-nums';

/**
 * The input of the chat: Enter sends, Shift+Enter breaks the line, and what is written survives a reload. `above` stands on it and
 * stays in sight, wherever in the conversation one reads.
 */
export function Composer({
  run,
  state,
  input,
  above,
  atEnd,
  onScrollToEnd,
  onSend,
}: {
  run: ChatRun;
  state: ChatRunState;
  input: RefObject<HTMLTextAreaElement | null>;
  above: ReactNode;
  atEnd: boolean;
  onScrollToEnd: () => void;
  onSend: (text: string) => void;
}) {
  const { draft, phase, stopping, joined } = state;
  const busy = phase !== 'idle';
  const answering = isAnswering(state);
  const text = draft.trim();
  const tooLong = isTooLong(text);

  // biome-ignore lint/correctness/useExhaustiveDependencies: the height follows the text, whoever set it
  useEffect(() => {
    const area = input.current;
    if (!area) return;
    area.style.height = 'auto';
    area.style.height = `${Math.min(area.scrollHeight, maximumHeightPx)}px`;
  }, [draft, input]);

  const send = () => {
    if (text && !tooLong && !busy) onSend(text);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (!isPlainEnter(event)) return;
    event.preventDefault();
    send();
  };

  return (
    <div className="relative mx-auto w-full max-w-[44rem] px-3 pb-3 sm:px-6 sm:pb-5">
      {!atEnd && (
        <button
          type="button"
          onClick={onScrollToEnd}
          aria-label="Go to the newest message"
          className={`${buttonClass({ size: 'icon' })} absolute -top-12 left-1/2 -translate-x-1/2 rounded-full`}
        >
          <ArrowDown className="size-4" />
        </button>
      )}
      {above}
      <form
        onSubmit={(event) => {
          event.preventDefault();
          send();
        }}
        className={`flex items-end gap-2 ${inputFrameClass}`}
      >
        <textarea
          ref={input}
          rows={1}
          value={draft}
          onChange={(event) => run.setDraft(event.target.value)}
          onKeyDown={onKeyDown}
          aria-label="Message to the assistant"
          aria-invalid={tooLong}
          placeholder="Write a message…"
          className={`max-h-[150px] min-h-9 flex-1 ${bareInputClass}`}
        />
        {answering ? (
          <button
            type="button"
            onClick={run.stop}
            disabled={stopping}
            aria-label={stopping ? 'Stopping' : 'Stop the reply'}
            title="Stop"
            className={buttonClass({ size: 'icon' })}
          >
            <Square className="size-3.5 fill-current" />
          </button>
        ) : (
          <button
            type="submit"
            disabled={!text || tooLong || busy}
            aria-label="Send"
            title="Send"
            className={
              text ? buttonClass({ variant: 'primary', size: 'icon' }) : buttonClass({ variant: 'quiet', size: 'icon' })
            }
          >
            <ArrowUp className="size-5" />
          </button>
        )}
      </form>
      {tooLong ? (
        <p className={`${lineClass} text-danger`}>
          <TooLong text={text} />
        </p>
      ) : answering && (text || joined) ? (
        <p className={`${lineClass} text-ink-soft`}>{answeringWords} What you write here is kept.</p>
      ) : (
        <Allowance />
      )}
    </div>
  );
}

/** What is left of the day's messages, said quietly; of the last one, plainly. */
function Allowance() {
  const { data: usage } = useQuery(usageQuery);
  if (!usage) return <p className={lineClass} />;
  const left = Math.max(0, usage.maxPromptsPerDay - usage.promptsUsedToday);
  return (
    <p className={`${lineClass} ${left > 1 ? 'text-ink-faint' : 'text-accent'}`}>
      {left} of {formatCount(usage.maxPromptsPerDay, 'message')} left today
      {left <= 1 && `. New ones come ${formatMoment(usage.resetsAt)}.`}
    </p>
  );
}
