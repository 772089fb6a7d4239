import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { clearDrafts, readDraft, writeDraft } from '#web/lib/drafts.ts';
import { forgetStoredOf, readStored, writeStored } from '#web/lib/stored.ts';

/** A browser's storage with room for a few keys: what is stored are properties of its own. */
function createStorage(room: number): Record<string, string> {
  return Object.create({
    getItem(this: Record<string, string>, key: string) {
      return this[key] ?? null;
    },
    setItem(this: Record<string, string>, key: string, value: string) {
      if (Object.keys(this).length >= room) throw new DOMException('No room', 'QuotaExceededError');
      this[key] = value;
    },
    removeItem(this: Record<string, string>, key: string) {
      delete this[key];
    },
  });
}

let storage: Record<string, string>;
beforeEach(() => {
  storage = createStorage(8);
  vi.stubGlobal('localStorage', storage);
});
afterEach(() => vi.unstubAllGlobals());

test('a value comes back as it was, null takes it away, and what is no JSON counts as nothing', () => {
  expect(writeStored('a', { list: [1] })).toBe(true);
  expect(readStored('a')).toEqual({ list: [1] });
  expect(writeStored('a', null)).toBe(true);
  expect(Object.keys(storage)).toEqual([]);
  storage.b = '{';
  expect(readStored('b')).toBeNull();
});

test('storage that is full or off is said, and breaks nothing', () => {
  vi.stubGlobal('localStorage', createStorage(0));
  expect(writeStored('a', 1)).toBe(false);
  vi.stubGlobal('localStorage', undefined);
  expect(writeStored('a', 1)).toBe(false);
  expect(readStored('a')).toBeNull();
  forgetStoredOf('p1');
});

test('of a project that is gone nothing stays, of the others everything', () => {
  for (const id of ['p-one', 'p-two']) {
    writeDraft(`task-notes:${id}:t1`, 'notes');
    writeStored(`custom:user:${id}:g1`, { userNotes: 'mine' });
    writeStored(`nudges:user:${id}`, { passed: [] });
  }
  forgetStoredOf('p-one');
  expect(Object.keys(storage)).toEqual(['draft:task-notes:p-two:t1', 'custom:user:p-two:g1', 'nudges:user:p-two']);
  clearDrafts();
  expect(readDraft('task-notes:p-two:t1')).toBeNull();
  expect(readStored('custom:user:p-two:g1')).toEqual({ userNotes: 'mine' });
});
