import { createParser } from 'eventsource-parser';
import type { ReplyEvent } from '#shared/chat.ts';
import type { Message } from '#web/features/chat/chat.queries.ts';

export type StreamEvent = ReplyEvent<Message>;

const reconnects = 3;
/** The server says something every 15 s, if only that it is still there. */
const silenceMs = 45_000;

const wait = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

/** Reads server-sent events to their end; true when the stream said itself that it is done, false when it broke off or fell silent. */
async function readEvents(response: Response, onEvent: (event: StreamEvent) => void): Promise<boolean> {
  const reader = response.body?.pipeThrough(new TextDecoderStream()).getReader();
  if (!reader) return false;
  let done = false;
  const parser = createParser({
    onEvent: ({ data }) => {
      if (data === '[DONE]') done = true;
      else onEvent(JSON.parse(data) as StreamEvent);
    },
  });
  while (!done) {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const silence = new Promise<null>((resolve) => {
      timer = setTimeout(resolve, silenceMs, null);
    });
    const chunk = await Promise.race([reader.read().catch(() => null), silence]);
    clearTimeout(timer);
    if (!chunk) reader.cancel().catch(() => {});
    if (!chunk || chunk.done) return done;
    parser.feed(chunk.value);
  }
  return true;
}

const lengthOf = (event: StreamEvent) => (event.type === 'text-delta' ? event.delta.length : 1);

/**
 * Reads the events of a reply to its end. A connection that breaks is taken up again, up to three times without getting any further;
 * the events then come from the reply's start, and `onBegin` hears that it is so.
 * @returns false when the end was not reached.
 */
export async function readToEnd(
  first: Response,
  {
    signal,
    rejoin,
    onBegin,
    onEvent,
  }: {
    signal: AbortSignal;
    rejoin: () => Promise<Response | null>;
    onBegin: (again: boolean) => void;
    onEvent: (event: StreamEvent) => void;
  },
): Promise<boolean> {
  let response: Response | null = first;
  let furthest = 0;
  for (let failed = 0; ; failed++) {
    // It ended while nobody read it.
    if (response?.status === 204) return true;
    if (response) {
      let length = 0;
      onBegin(response !== first);
      const done = await readEvents(response, (event) => {
        length += lengthOf(event);
        onEvent(event);
      });
      if (done) return true;
      if (length > furthest) failed = 0;
      furthest = Math.max(furthest, length);
    }
    if (failed === reconnects || signal.aborted) return false;
    await wait(1_000 * (failed + 1));
    response = await rejoin();
  }
}
