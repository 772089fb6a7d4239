import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { chooseWelcome, keepWelcomeMemory, readWelcomeMemory } from '#web/features/chat/welcome.ts';

const never = { lastStep: null, dismissed: false, shownOn: null };
const today = 'Mon Nov 02 2026';
const visit = (messageCount: number, memory: Partial<typeof never | { lastStep: number; shownOn: string }>, step = 1) =>
  chooseWelcome({ messageCount, step, today, memory: { ...never, ...memory } });

test.each([
  ['an empty conversation, never seen', 0, {}, 'first'],
  ['the greeting alone, never seen', 1, {}, 'first'],
  ['a long conversation, on a device that never saw it', 40, {}, 'back'],
  ['the greeting alone, seen a moment ago', 1, { lastStep: 1, shownOn: today }, 'back'],
  ['the greeting alone, put away', 1, { lastStep: 1, shownOn: today, dismissed: true }, null],
  ['two messages, seen a moment ago', 2, { lastStep: 1, shownOn: today }, null],
  ['three messages, a new session', 3, { lastStep: 1 }, 'back'],
  ['three messages, another day', 3, { lastStep: 1, shownOn: 'Sun Nov 01 2026', dismissed: true }, 'back'],
  ['four messages, a new session', 4, { lastStep: 1 }, null],
  ['the step has changed', 40, { lastStep: 2, shownOn: today, dismissed: true }, 'step'],
])('%s', (_, messageCount, memory, kind) => {
  expect(visit(messageCount, memory)).toBe(kind);
});

beforeEach(() => {
  for (const place of ['localStorage', 'sessionStorage']) {
    const stored = new Map<string, string>();
    vi.stubGlobal(place, {
      getItem: (key: string) => stored.get(key) ?? null,
      setItem: (key: string, value: string) => stored.set(key, value),
      removeItem: (key: string) => stored.delete(key),
    });
  }
});
afterEach(() => vi.unstubAllGlobals());

test('the day of the welcome is of the session, the rest of the browser', () => {
  expect(readWelcomeMemory('ana', 'bakery')).toEqual(never);
  const memory = { lastStep: 2, dismissed: true, shownOn: today };
  expect(keepWelcomeMemory('ana', 'bakery', memory)).toBe(true);
  expect(readWelcomeMemory('ana', 'bakery')).toEqual(memory);
  expect(readWelcomeMemory('ben', 'bakery')).toEqual(never);
  vi.stubGlobal('sessionStorage', { getItem: () => null });
  expect(readWelcomeMemory('ana', 'bakery')).toEqual({ ...memory, shownOn: null });
});
