import fc from 'fast-check';
import { expect, test } from 'vitest';
import { cutToTokens, estimateTokens, isWithinTokens, takeWithinTokens } from '#worker/platform/ai-tokens.ts';

const escaped = (text: string) => JSON.stringify(text).replaceAll('<', '\\u003c');
const anyText = fc.oneof(
  fc.string({ maxLength: 400 }),
  fc.string({ maxLength: 200, unit: 'grapheme' }),
  fc.lorem({ maxCount: 60 }),
  fc.integer({ min: 0, max: 2_000 }).map((count) => '<'.repeat(count)),
  fc.integer({ min: 0, max: 400 }).map((count) => '漢'.repeat(count)),
  fc.integer({ min: 0, max: 400 }).map((count) => '© '.repeat(count)),
);

test('what is cut fits as it is written, and is a beginning; what fits is left alone', () => {
  fc.assert(
    fc.property(anyText, fc.integer({ min: 8, max: 120 }), (text, tokens) => {
      const cut = cutToTokens(text, tokens, escaped);
      expect(isWithinTokens(escaped(cut), tokens)).toBe(true);
      if (cut !== text) expect(text.startsWith(cut.slice(0, -' […]'.length))).toBe(true);
      else expect(cut).toBe(text);
    }),
  );
  expect(cutToTokens('One two three', 20)).toBe('One two three');
});

test('a text of 200,000 characters is not read to its end', () => {
  const long = 'word '.repeat(40_000);
  const times = [long.slice(0, 20_000), long].map((text) => {
    const began = performance.now();
    for (let round = 0; round < 20; round += 1) cutToTokens(text, 1_000);
    return performance.now() - began;
  });
  expect(times[1]).toBeLessThan(4 * (times[0] ?? 0) + 5);
});

test('the first items that fit together are taken, in one piece', () => {
  const items = ['one two three', 'four', 'five six seven eight', 'nine'];
  const same = (text: string) => text;
  expect(takeWithinTokens(items, 1_000, same)).toEqual(items);
  expect(takeWithinTokens(items, 5, same)).toEqual(['one two three', 'four']);
  expect(takeWithinTokens(items, 0, same)).toEqual([]);
  fc.assert(
    fc.property(fc.array(anyText, { maxLength: 12 }), fc.integer({ min: 0, max: 300 }), (texts, tokens) => {
      const taken = takeWithinTokens(texts, tokens, same);
      expect(taken).toEqual(texts.slice(0, taken.length));
      expect(taken.reduce((sum, text) => sum + estimateTokens(text), 0)).toBeLessThanOrEqual(tokens);
    }),
  );
});
