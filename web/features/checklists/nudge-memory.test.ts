import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { keepNudgeMemory, readNudgeMemory } from '#web/features/checklists/nudge-memory.ts';

beforeEach(() => {
  const stored = new Map<string, string>();
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => stored.set(key, value),
  });
});
afterEach(() => vi.unstubAllGlobals());

test('what was told is of a project, when it was told is of the person', () => {
  expect(readNudgeMemory('ana', 'bakery')).toBeNull();
  expect(keepNudgeMemory('ana', 'bakery', { passed: ['step-1-40'], lastShownAt: 1_000 })).toBe(true);
  expect(keepNudgeMemory('ana', 'clinic', { passed: [], lastShownAt: null })).toBe(true);
  expect(keepNudgeMemory('ben', 'library', { passed: [], lastShownAt: null })).toBe(true);
  expect(readNudgeMemory('ana', 'bakery')).toEqual({ passed: ['step-1-40'], lastShownAt: 1_000 });
  expect(readNudgeMemory('ana', 'clinic')).toEqual({ passed: [], lastShownAt: 1_000 });
  expect(readNudgeMemory('ben', 'library')).toEqual({ passed: [], lastShownAt: null });
});

test('a browser that keeps nothing shows no nudge', () => {
  vi.stubGlobal('localStorage', undefined);
  expect(keepNudgeMemory('ana', 'bakery', { passed: ['step-1-40'], lastShownAt: 1_000 })).toBe(false);
});
