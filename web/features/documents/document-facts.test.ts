import { expect, test } from 'vitest';
import { beginsWithHeading, findPair } from '#web/features/documents/document-facts.ts';

const versions = [3, 2, 1].map((version) => ({ id: `v${version}`, version }));

test.each([
  ['v3', { doc: 'v3', compare: 'v2' }],
  ['v2', { doc: 'v2', compare: 'v1' }],
  ['v1', { doc: 'v2', compare: 'v1' }],
  ['unknown', null],
])('%s is compared as %j', (id, pair) => {
  expect(findPair(versions, { id })).toEqual(pair);
});

test('a version that is the only one is compared with nothing', () => {
  expect(findPair([{ id: 'v1', version: 1 }], { id: 'v1' })).toBeNull();
});

test.each([
  ['# Oven\n\nBy the hour.', true],
  ['\n  \n## Oven', true],
  ['Oven\n====\n\nBy the hour.', true],
  ['  The oven of the day\n===', true],
  ['The oven\nBy the hour\n===', false],
  ['### Oven', false],
  ['By the hour.', false],
  ['', false],
])('%j begins with a heading: %s', (text, begins) => {
  expect(beginsWithHeading(text)).toBe(begins);
});

test('a line ten times as long takes not many times ten as long to look at', () => {
  const timeOf = (words: number) => {
    const text = 'word '.repeat(words);
    const began = performance.now();
    for (let turn = 0; turn < 50; turn += 1) beginsWithHeading(text);
    return performance.now() - began;
  };
  timeOf(2_000);
  expect(timeOf(20_000) / Math.max(timeOf(2_000), 0.5)).toBeLessThan(40);
});
