const encoder = new TextEncoder();
type TextDelta = { type: 'text-delta'; id: string; delta: string };

const isDelta = (event: { type: string }): event is TextDelta => event.type === 'text-delta';

const encode = (data: string) => encoder.encode(`data: ${data}\n\n`);

/**
 * The events of one reply: everyone who opens it reads all of them from the first, then those to come. Neighbouring text deltas
 * are kept as one, so that a late reader gets few events.
 */
export class EventLog<Event extends { type: string }> {
  private readonly events: Event[] = [];
  private readonly readers = new Set<ReadableStreamDefaultController<Uint8Array>>();
  private isClosed = false;

  push(event: Event): void {
    const last = this.events.at(-1);
    if (last && isDelta(last) && isDelta(event) && last.id === event.id) last.delta += event.delta;
    else this.events.push({ ...event });
    const bytes = encode(JSON.stringify(event));
    for (const reader of this.readers) reader.enqueue(bytes);
  }

  close(): void {
    this.isClosed = true;
    for (const reader of this.readers) this.end(reader);
    this.readers.clear();
  }

  /** The log as server-sent events, from its beginning. A reader that goes away stops nothing. */
  open(): Response {
    let own: ReadableStreamDefaultController<Uint8Array> | undefined;
    const body = new ReadableStream<Uint8Array>({
      start: (controller) => {
        own = controller;
        for (const event of this.events) controller.enqueue(encode(JSON.stringify(event)));
        if (this.isClosed) this.end(controller);
        else this.readers.add(controller);
      },
      cancel: () => {
        if (own) this.readers.delete(own);
      },
    });
    return new Response(body, {
      headers: {
        'content-type': 'text/event-stream',
        'cache-control': 'no-store',
        'x-vercel-ai-ui-message-stream': 'v1',
        'x-accel-buffering': 'no',
      },
    });
  }

  private end(controller: ReadableStreamDefaultController<Uint8Array>): void {
    controller.enqueue(encode('[DONE]'));
    controller.close();
  }
}
