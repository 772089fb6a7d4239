import { type KeyboardEvent, useEffect, useId, useRef } from 'react';
import { bareInputClass, inputFrameClass } from '#web/features/chat/components/input-classes.ts';
import { isTooLong, TooLong } from '#web/features/chat/components/too-long.tsx';
import { formatCount } from '#web/lib/formats.ts';
import { Button } from '#web/ui/button.tsx';
import { isComposing, isPlainEnter } from '#web/ui/keys.ts';

/** A sent message being rewritten, in its place. Enter sends and Escape cancels; what is written survives a reload. */
export function EditForm({
  before,
  text,
  laterCount,
  busy,
  onChange,
  onCancel,
  onSend,
}: {
  before: string;
  text: string;
  laterCount: number;
  busy: boolean;
  onChange: (text: string) => void;
  onCancel: () => void;
  onSend: (text: string) => void;
}) {
  const area = useRef<HTMLTextAreaElement>(null);
  const noteId = useId();
  const wanted = text.trim();
  const tooLong = isTooLong(wanted);
  const isReady = wanted !== '' && wanted !== before && !tooLong;
  // biome-ignore lint/correctness/useExhaustiveDependencies: once; after a reload the reader is elsewhere
  useEffect(() => {
    if (isReady) return;
    area.current?.focus();
    area.current?.setSelectionRange(text.length, text.length);
  }, []);
  const send = () => {
    if (isReady && !busy) onSend(wanted);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Escape' && !isComposing(event)) onCancel();
    if (!isPlainEnter(event)) return;
    event.preventDefault();
    send();
  };
  return (
    <form
      aria-label="Edit your message"
      onSubmit={(event) => {
        event.preventDefault();
        send();
      }}
      className={`w-full ${inputFrameClass}`}
    >
      <textarea
        ref={area}
        value={text}
        onChange={(event) => onChange(event.target.value)}
        onKeyDown={onKeyDown}
        aria-label="Your message"
        aria-describedby={noteId}
        aria-invalid={tooLong}
        className={`field-sizing-content max-h-[40dvh] min-h-16 w-full ${bareInputClass}`}
      />
      <div className="flex flex-wrap items-center justify-end gap-2 pt-1">
        <p id={noteId} className={`mr-auto min-w-0 px-2 text-xs ${tooLong ? 'text-danger' : 'text-ink-faint'}`}>
          {tooLong ? (
            <TooLong text={wanted} />
          ) : (
            laterCount > 0 &&
            `${formatCount(laterCount, 'later message')} will be set aside. You can still look at ${laterCount === 1 ? 'it' : 'them'}.`
          )}
        </p>
        <Button size="sm" variant="quiet" onClick={onCancel}>
          Cancel
        </Button>
        <Button size="sm" type="submit" disabled={!isReady} busy={busy}>
          Send Edited
        </Button>
      </div>
    </form>
  );
}
