import { beforeEach, describe, expect, test, vi } from 'vitest';
import { holdDocumentDraft, readDocumentDraft } from '#web/features/documents/document-draft.ts';
import { releaseAll } from '#web/lib/session.ts';

const draftOf = (content: string) =>
  ({ title: 'Vision', type: 'idea', content, baseId: 'one', baseVersion: 1 }) as const;
const open = () => holdDocumentDraft('project', 'Vision');
const readContent = () => readDocumentDraft('project', 'Vision')?.content;

/** A storage that takes texts up to this length. */
function stubStorage(longest = Number.POSITIVE_INFINITY) {
  const stored = new Map<string, string>();
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    removeItem: (key: string) => stored.delete(key),
    setItem: (key: string, text: string) => {
      if (text.length > longest) throw new Error('QuotaExceededError');
      stored.set(key, text);
    },
  });
}

describe('the draft of a document', () => {
  beforeEach(() => {
    stubStorage();
    return () => vi.unstubAllGlobals();
  });

  test('is kept, gone on from, and forgotten', () => {
    expect(open().keep(draftOf('first'))).toBe(true);
    const later = open();
    expect(later.found?.content).toBe('first');
    later.end();
    expect(readContent()).toBeUndefined();
    later.keep(draftOf('second'));
    expect(readContent()).toBeUndefined();
  });

  test('is removed by the tab that went back to where it started', () => {
    open().keep(draftOf('first'));
    open().keep(null);
    expect(readContent()).toBeUndefined();
  });

  test('of one tab stays when another has nothing typed, or saves its own', () => {
    const [idle, writing] = [open(), open()];
    writing.keep(draftOf('mine'));
    idle.keep(null);
    expect(readContent()).toBe('mine');
    idle.keep(draftOf('other'));
    writing.keep(draftOf('mine, longer'));
    idle.end();
    expect(readContent()).toBe('mine, longer');
  });

  test('of a tab that has nothing new does not come over what another wrote since', () => {
    const [before, after] = [open(), open()];
    before.keep(draftOf('before'));
    after.keep(draftOf('after'));
    before.keep(draftOf('before'));
    expect(readContent()).toBe('after');
  });

  test('that the browser has no room for is not said to be kept, though an older one is there', () => {
    stubStorage(200);
    const tab = open();
    expect(tab.keep(draftOf('short'))).toBe(true);
    expect(tab.keep(draftOf('long '.repeat(100)))).toBe(false);
    expect(readContent()).toBe('short');
  });

  test('is not written once its user has signed out', () => {
    const tab = open();
    releaseAll();
    tab.keep(draftOf('private'));
    expect(readContent()).toBeUndefined();
    open().keep(draftOf('of the next one'));
    expect(readContent()).toBe('of the next one');
  });
});
