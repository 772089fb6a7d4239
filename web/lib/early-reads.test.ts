import { expect, test } from 'vitest';
import { askEarly, moveEarly, takeEarly } from '#web/lib/early-reads.ts';

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
