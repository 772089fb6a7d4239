import { expect, test } from 'vitest';
import { findPair } from '#web/features/documents/document-facts.ts';

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
