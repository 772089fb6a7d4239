import { expect, test } from 'vitest';
import { toCustomContent } from '#web/features/checklists/custom-content.ts';

const none = { userNotes: '', customDocumentUrl: '', customPrompts: [] };

test.each([
  [null, none],
  ['text', none],
  [7, none],
  [['a'], none],
  [{ customPrompts: null }, none],
  [
    { userNotes: { a: 1 }, customDocumentUrl: 3, customPrompts: ['Write it', null, 4] },
    { ...none, customPrompts: ['Write it'] },
  ],
  [
    { userNotes: 'Ask Ana', customDocumentUrl: 'https://example.com', customPrompts: ['a', 'b'], more: true },
    { userNotes: 'Ask Ana', customDocumentUrl: 'https://example.com', customPrompts: ['a', 'b'] },
  ],
])('what is stored as %j is read as %j', (stored, content) => {
  expect(toCustomContent(stored)).toEqual(content);
});
