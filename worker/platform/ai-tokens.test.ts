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
  const lengths: number[] = [];
  const written = (text: string) => {
    lengths.push(text.length);
    return text;
  };
  expect(cutToTokens('word '.repeat(40_000), 1_000, written).length).toBeGreaterThan(4_000);
  expect(Math.max(...lengths)).toBeLessThan(10_000);
  expect(lengths.length).toBeLessThan(10);
});

test('the first items that fit together are taken, in one piece', () => {
  const items = ['one two three', 'four', 'five six seven eight', 'nine'];
  const same = (text: string) => text;
  expect(takeWithinTokens(items, 1_000, same).taken).toEqual(items);
  expect(takeWithinTokens(items, 5, same)).toEqual({ taken: ['one two three', 'four'], tokens: 4 });
  expect(takeWithinTokens(items, 0, same)).toEqual({ taken: [], tokens: 0 });
  const written: string[] = [];
  takeWithinTokens(items, 3, (text) => {
    written.push(text);
    return text;
  });
  expect(written).toEqual(items.slice(0, 2));
  fc.assert(
    fc.property(fc.array(anyText, { maxLength: 12 }), fc.integer({ min: 0, max: 300 }), (texts, tokens) => {
      const { taken, tokens: counted } = takeWithinTokens(texts, tokens, same);
      expect(taken).toEqual(texts.slice(0, taken.length));
      expect(counted).toBe(taken.reduce((sum, text) => sum + estimateTokens(text), 0));
      expect(counted).toBeLessThanOrEqual(tokens);
    }),
  );
});
