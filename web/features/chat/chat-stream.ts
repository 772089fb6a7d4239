import { createParser } from 'eventsource-parser';
import type { ReplyEvent } from '#shared/chat.ts';
import type { Message } from '#web/features/chat/chat.queries.ts';

export type StreamEvent = ReplyEvent<Message>;

const reconnects = 3;

/** Reads server-sent events to their end; true when the stream said itself that it is done, false when it broke off. */
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
  for (;;) {
    const chunk = await reader.read().catch(() => null);
    if (!chunk || chunk.done) return done;
    parser.feed(chunk.value);
  }
}

/**
 * Reads the events of a reply to its end. A connection that breaks is taken up again up to three times; the events then come from the
 * reply's start, and `onBegin` hears that it is so.
 * @returns false when the end was not reached.
 */
export async function readToEnd(
  first: Response,
  {
    rejoin,
    onBegin,
    onEvent,
  }: {
    rejoin: () => Promise<Response | null>;
    onBegin: (again: boolean) => void;
    onEvent: (event: StreamEvent) => void;
  },
): Promise<boolean> {
  let response: Response | null = first;
  for (let attempt = 0; response && response.status !== 204; attempt++) {
    onBegin(attempt > 0);
    if (await readEvents(response, onEvent)) return true;
    if (attempt === reconnects) return false;
    await new Promise((resolve) => setTimeout(resolve, 1_000 * (attempt + 1)));
    response = await rejoin();
  }
  // It ended while nobody read it.
  return response?.status === 204;
}
