import { EventSourceParserStream } from 'eventsource-parser/stream';
import type { ReplyEvent } from '#shared/chat.ts';

type StreamEvent = ReplyEvent<{ content: string }>;

/** Reads the events of a reply's stream as they come, until it ends. */
export async function* readEvents(answer: Response): AsyncGenerator<StreamEvent> {
  if (!answer.body) throw new Error('the answer has no body');
  const events = answer.body.pipeThrough(new TextDecoderStream()).pipeThrough(new EventSourceParserStream());
  for await (const { data } of events) {
    if (data === '[DONE]') return;
    yield JSON.parse(data);
  }
  throw new Error('the stream ended without [DONE]');
}

/** All events of a stream, and the text that they add up to. */
export async function collectEvents(answer: Response) {
  const events: StreamEvent[] = [];
  for await (const event of readEvents(answer)) events.push(event);
  const text = events.map((event) => (event.type === 'text-delta' ? event.delta : '')).join('');
  return { events, text, types: events.map((event) => event.type) };
}
