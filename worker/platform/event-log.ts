const encoder = new TextEncoder();
type TextDelta = { type: 'text-delta'; id: string; delta: string };

const isDelta = (event: { type: string }): event is TextDelta => event.type === 'text-delta';

const encode = (data: string) => encoder.encode(`data: ${data}\n\n`);

/** How much is queued for a reader that does not read; the rest waits in the log, which is there once for all. */
const mostQueuedBytes = 64 * 1024;

/** So often a reader hears that the connection lives, while nothing is written. A comment: readers of events pass over it. */
const heartbeatMs = 15_000;
const heartbeat = encoder.encode(': still here\n\n');

/** A reader has had the events before `next`, and of a text delta at `next` so many characters. */
type Reader = { controller: ReadableStreamDefaultController<Uint8Array>; next: number; characters: number };

/**
 * The events of one reply: everyone who opens it reads all of them from the first, then those to come. Neighbouring text deltas
 * are kept as one, so that a late reader gets few events. A reader that stalls costs a bounded queue and goes on where it was.
 */
export class EventLog<Event extends { type: string }> {
  private readonly events: Event[] = [];
  private readonly readers = new Set<Reader>();
  private isClosed = false;
  private beating: ReturnType<typeof setInterval> | undefined;

  push(event: Event): void {
    const last = this.events.at(-1);
    if (last && isDelta(last) && isDelta(event) && last.id === event.id) last.delta += event.delta;
    else this.events.push({ ...event });
    for (const reader of this.readers) this.feed(reader);
  }

  close(): void {
    this.isClosed = true;
    clearInterval(this.beating);
    for (const reader of this.readers) this.feed(reader);
  }

  /** The log as server-sent events, from its beginning. A reader that goes away stops nothing. */
  open(): Response {
    let own: Reader | undefined;
    const body = new ReadableStream<Uint8Array>(
      {
        start: (controller) => {
          own = { controller, next: 0, characters: 0 };
          this.readers.add(own);
          if (!this.isClosed) this.beating ??= setInterval(() => this.beat(), heartbeatMs);
          this.feed(own);
        },
        pull: () => {
          if (own) this.feed(own);
        },
        cancel: () => {
          if (own) this.readers.delete(own);
        },
      },
      new ByteLengthQueuingStrategy({ highWaterMark: mostQueuedBytes }),
    );
    return new Response(body, {
      headers: {
        'content-type': 'text/event-stream',
        'cache-control': 'no-store',
        'x-vercel-ai-ui-message-stream': 'v1',
        'x-accel-buffering': 'no',
      },
    });
  }

  /** Only to who reads: a queue that is full is a sign of its own. */
  private beat(): void {
    for (const { controller } of this.readers) if ((controller.desiredSize ?? 0) > 0) controller.enqueue(heartbeat);
  }

  /** Hands a reader what it has not had, as far as its queue has room, and the end after the last event. */
  private feed(reader: Reader): void {
    const { controller } = reader;
    while ((controller.desiredSize ?? 0) > 0) {
      const event = this.takeNext(reader);
      if (event) controller.enqueue(encode(JSON.stringify(event)));
      else break;
    }
    if (!this.isClosed || !this.readers.has(reader) || reader.next < this.events.length) return;
    this.readers.delete(reader);
    controller.enqueue(encode('[DONE]'));
    controller.close();
  }

  /** A delta that may still grow is left only when its reader has had all of it and something came after. */
  private takeNext(reader: Reader): Event | undefined {
    for (;;) {
      const event = this.events[reader.next];
      if (!event) return undefined;
      const rest = isDelta(event) ? event.delta.slice(reader.characters) : undefined;
      const isLast = reader.next === this.events.length - 1;
      if (rest === undefined || !isLast || this.isClosed) {
        reader.next += 1;
        reader.characters = 0;
        if (rest !== '') return rest === undefined ? event : { ...event, delta: rest };
      } else {
        reader.characters += rest.length;
        return rest === '' ? undefined : { ...event, delta: rest };
      }
    }
  }
}
