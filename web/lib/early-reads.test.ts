import { expect, test, vi } from 'vitest';
import { askEarly, forgetEarly, moveEarly, takeEarly } from '#web/lib/early-reads.ts';

const answer = async (text: string) => new Response(text);
const read = async (path: string) => (await takeEarly(path, () => answer('asked again'))).text();

test('an early answer is found once, also below another path', async () => {
  askEarly('/api/projects/a-slug/documents', () => answer('early'));
  moveEarly('/api/projects/a-slug/', '/api/projects/an-id/');
  expect(await read('/api/projects/a-slug/documents')).toBe('asked again');
  expect(await read('/api/projects/an-id/documents')).toBe('early');
  expect(await read('/api/projects/an-id/documents')).toBe('asked again');
});

test('an early question that failed is asked again', async () => {
  askEarly('/api/projects/a-slug/prompts', () => Promise.reject(new Error('no such project')));
  expect(await read('/api/projects/a-slug/prompts')).toBe('asked again');
});

test('an address that is the id already leaves all where it is', async () => {
  askEarly('/api/projects/an-id/documents', () => answer('early'));
  moveEarly('/api/projects/an-id/', '/api/projects/an-id/');
  expect(await read('/api/projects/an-id/documents')).toBe('early');
});

test('an answer of before a write, or of long ago, is no answer, moved or not', async () => {
  vi.useFakeTimers({ toFake: ['Date'] });
  try {
    askEarly('/api/projects/a-slug/documents', () => answer('old'));
    moveEarly('/api/projects/a-slug/', '/api/projects/an-id/');
    vi.advanceTimersByTime(11_000);
    expect(await read('/api/projects/an-id/documents')).toBe('asked again');
    askEarly('/api/projects/a-slug/documents', () => answer('before'));
    forgetEarly();
    expect(await read('/api/projects/a-slug/documents')).toBe('asked again');
  } finally {
    vi.useRealTimers();
  }
});
