import { createParser } from 'eventsource-parser';
import type { ReplyEvent } from '#shared/chat.ts';
import type { Message } from '#web/features/chat/chat.queries.ts';

export type StreamEvent = ReplyEvent<Message>;

/** Reads server-sent events to their end; true when the stream said itself that it is done, false when it broke off. */
export async function readEvents(response: Response, onEvent: (event: StreamEvent) => void): Promise<boolean> {
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
