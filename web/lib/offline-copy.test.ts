import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { keepCopy, markAsked, readCopy, wipeCopies } from '#web/lib/offline-copy.ts';

/** The browser's storage of answers, as far as it is used here. */
function createStorage() {
  const caches = new Map<string, Map<string, Response>>();
  const open = async (name: string) => {
    const answers = caches.get(name) ?? new Map<string, Response>();
    caches.set(name, answers);
    return {
      match: async (path: string) => answers.get(path)?.clone(),
      put: async (path: string, answer: Response) => {
        answers.delete(path);
        answers.set(path, answer);
      },
      keys: async () => [...answers.keys()],
      delete: async (path: string) => answers.delete(path),
    };
  };
  return { open, delete: async (name: string) => caches.delete(name) };
}

beforeEach(() => void vi.stubGlobal('caches', createStorage()));
afterEach(() => vi.unstubAllGlobals());

const read = async (path: string) => (await readCopy(path))?.answer.json() ?? null;

test('the last answer to a path is kept with its headers and its time, and the answer itself can still be read', async () => {
  const answer = Response.json([1], { headers: { 'X-Older-Cursor': 'abc' } });
  await keepCopy('/api/a', Response.json([0]));
  await keepCopy('/api/a', answer);
  expect(await answer.json()).toEqual([1]);
  const copy = await readCopy('/api/a');
  expect(await copy?.answer.json()).toEqual([1]);
  expect(copy?.answer.headers.get('X-Older-Cursor')).toBe('abc');
  expect(Math.abs(Date.now() - (copy?.at ?? 0))).toBeLessThan(60_000);
  expect(await read('/api/b')).toBeNull();
});

test('what streams, and what is no JSON, is not kept and not read', async () => {
  const stream = new Response('data: x\n\n', { headers: { 'Content-Type': 'text/event-stream' } });
  await keepCopy('/api/stream', stream);
  expect(await read('/api/stream')).toBeNull();
  expect(stream.bodyUsed).toBe(false);
});

test('of more than 400 the one that was asked for longest ago goes', async () => {
  for (let at = 0; at <= 400; at += 1) await keepCopy(`/api/${at}`, Response.json(at));
  expect(await read('/api/0')).toBeNull();
  expect(await read('/api/1')).toBe(1);
  expect(await read('/api/400')).toBe(400);
});

test('after all was wiped, an answer to what was asked before is not kept', async () => {
  await keepCopy('/api/a', Response.json(1));
  const asked = markAsked();
  await wipeCopies();
  await keepCopy('/api/a', Response.json(2), asked);
  expect(await read('/api/a')).toBeNull();
  await keepCopy('/api/a', Response.json(3), markAsked());
  expect(await read('/api/a')).toBe(3);
});
