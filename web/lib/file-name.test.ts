import fc from 'fast-check';
import { expect, test } from 'vitest';
import { nameFile } from '#web/lib/file-name.ts';

test.each([
  ['Requirements', 'Requirements.md'],
  ['Plan: week 1/2', 'Plan week 1 2.md'],
  ['../../etc/passwd', 'etc passwd.md'],
  ['Notes.md', 'Notes.md'],
  ['Größe – 漢字 🙂', 'Größe – 漢字 🙂.md'],
  ['a\u202Egnp.exe\u0000', 'agnp.exe.md'],
  ['\u200b\u200d', 'document.md'],
  ['👩‍🌾 Farm', '👩‍🌾 Farm.md'],
  ['   ', 'document.md'],
  ['***', 'document.md'],
  ['con', 'con document.md'],
  ['NUL.txt', 'NUL txt document.md'],
])('%j is saved as %j', (title, name) => {
  expect(nameFile(title, 'md')).toBe(name);
});

test('an HTML page keeps its ending', () => {
  expect(nameFile('Landing.HTML', 'html')).toBe('Landing.html');
});

test('any title gives a short name without a path in it', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary', maxLength: 300 }), (title) => {
      const name = nameFile(title, 'md');
      expect(name).toMatch(/^[^\\/:*?"<>|\p{Cc}.\s][^\\/:*?"<>|\p{Cc}]*\.md$/u);
      expect(Array.from(name).length).toBeLessThanOrEqual(100);
    }),
  );
});
