import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { readToEnd, type StreamEvent } from '#web/features/chat/chat-stream.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

const word = (delta: string) => `data: ${JSON.stringify({ type: 'text-delta', id: 'text', delta })}\n\n`;
const end = 'data: [DONE]\n\n';
const broken = (...parts: string[]) => new Response(parts.join(''));
const silent = () => new Response(new ReadableStream());

/** Reads a reply whose connections are these, one after the other; null is one that could not be had. */
async function read([first, ...later]: [Response, ...(Response | null)[]]) {
  const heard: StreamEvent[] = [];
  const left = [...later];
  const result = readToEnd(first, {
    signal: new AbortController().signal,
    rejoin: async () => left.shift() ?? null,
    onBegin: () => heard.splice(0),
    onEvent: (event) => heard.push(event),
  });
  await vi.runAllTimersAsync();
  const done = await result;
  return { done, left: left.length, text: heard.map((event) => ('delta' in event ? event.delta : '')).join('') };
}

test('a connection that says nothing for 45 seconds is taken up again', async () => {
  const began = Date.now();
  expect(await read([silent(), broken(word('All'), end)])).toEqual({ done: true, left: 0, text: 'All' });
  expect(Date.now() - began).toBeLessThan(60_000);
});

test('a sign of life every 15 seconds is enough', async () => {
  const waiting: ((text: string) => void)[] = [];
  const source = new ReadableStream<Uint8Array>(
    {
      pull: async (controller) => {
        const text = await new Promise<string>((resolve) => waiting.push(resolve));
        controller.enqueue(new TextEncoder().encode(text));
      },
    },
    { highWaterMark: 0 },
  );
  const rejoin = vi.fn(async () => null);
  const onEvent = vi.fn();
  const { signal } = new AbortController();
  const reading = readToEnd(new Response(source), { signal, rejoin, onBegin: () => {}, onEvent });
  for (const text of [...Array.from({ length: 10 }, () => ': here\n\n'), end]) {
    await vi.waitFor(() => expect(waiting).toHaveLength(1));
    await vi.advanceTimersByTimeAsync(15_000);
    waiting.shift()?.(text);
  }
  expect(await reading).toBe(true);
  expect(rejoin).not.toHaveBeenCalled();
  expect(onEvent).not.toHaveBeenCalled();
});

test('a reply that gets further each time is followed to its end, over failed tries too', async () => {
  const growing = ['a', 'ab', 'abc', 'abcd', 'abcde'].map((text) => broken(word(text)));
  const result = await read([broken(), ...growing, null, null, broken(word('abcdef'), end)]);
  expect(result).toEqual({ done: true, left: 0, text: 'abcdef' });
});

test('three tries that get no further are the last', async () => {
  const same = () => broken(word('a'));
  expect(await read([same(), same(), null, same(), same()])).toMatchObject({ done: false, left: 1, text: 'a' });
});

test('a reply that ended while nobody read it has ended', async () => {
  expect(await read([broken(word('a')), new Response(null, { status: 204 })])).toMatchObject({ done: true });
});
