import { expect, test } from 'vitest';
import { longestSearch, readFlag, readId, readText } from '#web/lib/address.ts';

test.each([
  ['bread', 'bread'],
  [2048, '2048'],
  [0, '0'],
  [true, 'true'],
  ['', undefined],
  [undefined, undefined],
  [null, undefined],
  [['a'], undefined],
  [{ a: 1 }, undefined],
  ['x'.repeat(500), 'x'.repeat(longestSearch)],
])('the text of %j is %j', (value, text) => {
  expect(readText(value)).toBe(text);
});

test.each([
  ['', true],
  [true, true],
  [1, true],
  ['true', true],
  [false, undefined],
  ['no', undefined],
  [undefined, undefined],
])('the flag of %j is %j', (value, flag) => {
  expect(readFlag(value)).toBe(flag);
});

test.each([
  ['0197b2c4-7d1e-7c3a-9f00-1a2b3c4d5e6f', '0197b2c4-7d1e-7c3a-9f00-1a2b3c4d5e6f'],
  [12, '12'],
  ['', undefined],
  [undefined, undefined],
  [null, undefined],
])('the id of %j is %j', (value, id) => {
  expect(readId(value)).toBe(id);
});

test.each([
  '../logout',
  '..%2flogout',
  '..',
  '.',
  '/',
  '%',
  '?a',
  '#a',
  'a b',
  'a/b',
  'é',
  'x'.repeat(65),
  { a: 1 },
  ['a'],
])('%j names nothing, and is not left out', (value) => {
  const id = readId(value);
  expect(id).toBe('not-an-id');
  expect(readId(id)).toBe(id);
});
