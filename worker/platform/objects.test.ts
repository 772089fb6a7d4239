import { afterEach, beforeEach, expect, test } from 'vitest';
import { streamTexts } from '#worker/platform/objects.ts';

const entries = Array.from({ length: 20 }, (_, index) => ({ id: `${index}`, objectStorageKey: `key ${index}` }));
const wait = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

/** A bucket whose objects with these numbers can't be read, and what was asked of it. */
function createBucket(failing: number[]) {
  const asked: string[] = [];
  const get = async (key: string) => {
    asked.push(key);
    const isFailing = failing.some((number) => key === `key ${number}`);
    await wait(isFailing ? 1 : 20);
    if (isFailing) throw new Error('R2 is away');
    return { text: async () => key };
  };
  return { bucket: { get } as unknown as R2Bucket, asked };
}

const unhandled: unknown[] = [];
const note = (event: PromiseRejectionEvent) => {
  event.preventDefault();
  unhandled.push(event.reason);
};
beforeEach(() => addEventListener('unhandledrejection', note));
afterEach(() => removeEventListener('unhandledrejection', note));

test('texts come in order, and a few are read ahead', async () => {
  const { bucket } = createBucket([]);
  const texts = await new Response(streamTexts(bucket, entries)).json();
  expect(texts).toEqual(entries.map(({ id, objectStorageKey }) => ({ id, content: objectStorageKey })));
});

test('what can not be read fails the stream, and nothing else', async () => {
  const { bucket } = createBucket([2, 3, 4]);
  await expect(new Response(streamTexts(bucket, entries)).text()).rejects.toThrow('R2 is away');
  await wait(50);
  expect(unhandled).toEqual([]);
});

test('a reader who goes away ends the reading', async () => {
  const { bucket, asked } = createBucket([5]);
  const reader = streamTexts(bucket, entries).getReader();
  await reader.read();
  await reader.cancel();
  await wait(100);
  const count = asked.length;
  expect(count).toBeLessThan(entries.length);
  await wait(100);
  expect(asked).toHaveLength(count);
  expect(unhandled).toEqual([]);
});
