import { expect, test } from 'vitest';
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
