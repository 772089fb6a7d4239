import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { compareTexts, type DiffRow, foldUnchanged, limitRuns } from '#web/ui/text-diff.ts';

/** A row in one line: its sign, then its words with the changed ones in brackets. */
function show({ kind, before, after }: DiffRow): string {
  const words = (line: DiffRow['before']) =>
    line?.parts.map(({ text, changed }) => (changed ? `[${text}]` : text)).join('') ?? '';
  if (kind === 'changed') return `~ ${words(before)} → ${words(after)}`;
  return kind === 'added' ? `+ ${words(after)}` : `${kind === 'same' ? '=' : '-'} ${words(before)}`;
}
const compare = (before: string, after: string) => compareTexts(before, after).rows.map(show);

describe('compareTexts', () => {
  test.each([
    ['a', 'a', ['= a']],
    ['a', 'a\n', ['= a']],
    ['a\r\nb', 'a\nb', ['= a', '= b']],
    ['a', '', ['- a']],
    ['', 'a', ['+ a']],
    ['a\nc', 'a\nb\nc', ['= a', '+ b', '= c']],
    ['Old line here', 'Old line there', ['~ Old line [here] → Old line [there]']],
    ['two loaves at nine', 'two loaves at half past ten', ['~ two loaves at [nine] → two loaves at [half past ten]']],
    ['red', 'blue', ['- red', '+ blue']],
    [
      'T-1 make the login page\nT-2 x',
      'An inserted line\nT-1 make the sign-in page\nT-3 y',
      ['+ An inserted line', '~ T-1 make the [login] page → T-1 make the [sign-in] page', '- T-2 x', '+ T-3 y'],
    ],
  ])('%j to %j', (before, after, rows) => {
    expect(compare(before, after)).toEqual(rows);
  });

  test('the lines of both sides are all there, in order and numbered, and the counts are theirs', () => {
    const line = fc.constantFrom('a b c d', 'a b c x', 'hello world', '', '# T', 'foo bar baz', 'one two three');
    const text = fc.array(line, { maxLength: 25 }).map((lines) => lines.join('\n'));
    fc.assert(
      fc.property(text, text, (before, after) => {
        const { rows, added, removed } = compareTexts(before, after);
        for (const [side, whole] of [
          ['before', before],
          ['after', after],
        ] as const) {
          const lines = rows.flatMap((row) => row[side] ?? []);
          expect(lines.map(({ number }) => number)).toEqual(lines.map((_, index) => index + 1));
          const joined = lines.map(({ parts }) => parts.map((part) => part.text).join('')).join('\n');
          expect(joined.replace(/\n+$/, '')).toBe(whole.replace(/\n+$/, ''));
        }
        expect(removed).toBe(rows.filter(({ kind }) => kind === 'removed' || kind === 'changed').length);
        expect(added).toBe(rows.filter(({ kind }) => kind === 'added' || kind === 'changed').length);
      }),
    );
  });

  test('two long texts with little in common are compared in time', () => {
    const write = (seed: number, length: number) =>
      Array.from({ length }, (_, at) => `line ${(at * 7919 + seed) % 100_003} of ${(at * seed) % 977} words`).join(
        '\n',
      );
    const time = (length: number) => {
      const began = performance.now();
      expect(compareTexts(write(1, length), write(2, length)).rows.length).toBeGreaterThanOrEqual(length);
      return performance.now() - began;
    };
    time(500);
    // Four times the lines: 16 times the pairs, and with the words of a line 64 times would be a cube.
    const excess = Array.from({ length: 3 }, () => time(2_000) - 32 * time(500));
    expect(Math.min(...excess)).toBeLessThan(200);
  });
});

test('what did not change is folded, but for three lines around a change', () => {
  const lines = Array.from({ length: 40 }, (_, at) => `line ${at}`);
  const { rows } = compareTexts(lines.join('\n'), lines.with(20, 'other').join('\n'));
  const runs = foldUnchanged(rows);
  expect(runs.map(({ folded, rows: { length } }) => [folded, length])).toEqual([
    [true, 17],
    [false, 8],
    [true, 16],
  ]);
});

describe('limitRuns', () => {
  const lines = Array.from({ length: 60 }, (_, at) => `line ${at}`);
  const { rows } = compareTexts(lines.join('\n'), lines.with(20, 'other').with(40, 'another').join('\n'));
  const runs = foldUnchanged(rows);
  const limit = (most: number) => {
    const { shown, rest } = limitRuns(runs, most);
    return { runs: shown.map(({ folded, rows: { length } }) => (folded ? `(${length})` : length)), rest };
  };

  test('a comparison that has room is shown whole, with no rest', () => {
    const whole = { runs: ['(17)', 8, '(13)', 8, '(16)'], rest: null };
    expect(limit(16)).toEqual({ ...whole, runs: whole.runs.slice(0, -1), rest: rows.at(-16) });
    expect(limit(17)).toEqual(whole);
  });

  test('nothing stands past the last row, not even folded', () => {
    expect(limit(5)).toEqual({ runs: ['(17)', 5], rest: rows[22] });
    expect(limit(8)).toEqual({ runs: ['(17)', 8], rest: rows[25] });
  });
});
