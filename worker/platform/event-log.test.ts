import { expect, test, vi } from 'vitest';
import type { ReplyEvent } from '#shared/chat.ts';
import { EventLog } from '#worker/platform/event-log.ts';
import { collectEvents } from '#worker/platform/testing/stream.ts';

test('a late reader reads the same text in fewer events, and both end', async () => {
  const log = new EventLog<ReplyEvent<never>>();
  const early = collectEvents(log.open());
  for (const word of ['one ', 'two ', 'three ']) log.push({ type: 'text-delta', id: '1', delta: word });
  const late = collectEvents(log.open());
  log.push({ type: 'text-delta', id: '1', delta: 'four' });
  log.push({ type: 'finish' });
  log.close();
  const afterwards = collectEvents(log.open());
  expect((await early).events).toHaveLength(5);
  expect((await late).events).toHaveLength(3);
  expect((await afterwards).events).toHaveLength(2);
  for (const { text } of [await early, await late, await afterwards]) expect(text).toBe('one two three four');
});

test('a reader that leaves stops nothing', async () => {
  const log = new EventLog<ReplyEvent<never>>();
  await log.open().body?.cancel();
  log.push({ type: 'text-delta', id: '1', delta: 'still here' });
  log.close();
  expect((await collectEvents(log.open())).text).toBe('still here');
});

test('what waits for a reader that stalls does not grow with what is written, and it reads all of it later', async () => {
  const log = new EventLog<ReplyEvent<never>>();
  const stalled = log.open();
  const enqueue = vi.spyOn(ReadableStreamDefaultController.prototype, 'enqueue');
  const word = 'x'.repeat(1_000);
  for (let count = 0; count < 1_000; count += 1) log.push({ type: 'text-delta', id: '1', delta: word });
  const queued = enqueue.mock.calls.reduce((sum, [bytes]) => sum + (bytes as Uint8Array).byteLength, 0);
  enqueue.mockRestore();
  expect(queued).toBeGreaterThan(0);
  expect(queued).toBeLessThan(100_000);
  log.push({ type: 'finish' });
  log.close();
  const { text, types } = await collectEvents(stalled);
  expect(text).toBe(word.repeat(1_000));
  expect(types.at(-1)).toBe('finish');
});

test('a reader hears of the log while nothing is written, until it ends', async () => {
  vi.useFakeTimers();
  try {
    const log = new EventLog<ReplyEvent<never>>();
    const [reading, stalled] = [log.open(), log.open()];
    const text = new Response(reading.body).text();
    log.push({ type: 'text-delta', id: '1', delta: 'Half a' });
    await vi.advanceTimersByTimeAsync(31_000);
    log.push({ type: 'text-delta', id: '1', delta: ' sentence' });
    log.close();
    expect(vi.getTimerCount()).toBe(0);
    expect((await text).match(/^: .*$/gm)).toHaveLength(2);
    expect((await collectEvents(stalled)).text).toBe('Half a sentence');
  } finally {
    vi.useRealTimers();
  }
});

test('every reader reads the same, whenever it joins and however it reads', async () => {
  const log = new EventLog<ReplyEvent<never>>();
  const readers = [collectEvents(log.open())];
  let text = '';
  for (let block = 1; block <= 40; block += 1) {
    log.push({ type: 'text-start', id: `${block}` });
    for (let word = 0; word < 50; word += 1) {
      const delta = `${block}.${word} ${'é'.repeat(word * 7)} `;
      text += delta;
      log.push({ type: 'text-delta', id: `${block}`, delta });
      if (word % 20 === 0) await Promise.resolve();
    }
    log.push({ type: 'text-end', id: `${block}` });
    readers.push(collectEvents(log.open()));
  }
  log.close();
  for (const read of await Promise.all(readers)) {
    expect(read.text).toBe(text);
    expect(read.types.filter((type) => type === 'text-end')).toHaveLength(40);
  }
});
