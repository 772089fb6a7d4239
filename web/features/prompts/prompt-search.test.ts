import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { readPromptSearch } from '#web/features/prompts/prompt-search.ts';

describe('readPromptSearch', () => {
  test.each([
    [{}, {}],
    [
      { q: 'pay', step: 3, type: 'general', status: 'used' },
      { q: 'pay', step: 3, type: 'general', status: 'used' },
    ],
    [
      { step: '0', prompt: 'abc' },
      { step: 0, prompt: 'abc' },
    ],
    [{ step: 5 }, { step: 5 }],
    [
      { q: 2048, prompt: 12 },
      { q: '2048', prompt: '12' },
    ],
    [{ q: '', prompt: '', step: '' }, {}],
    [{ step: 6 }, {}],
    [{ step: -1 }, {}],
    [{ step: 2.5 }, {}],
    [{ step: ['1'] }, {}],
    [{ q: ['a'], type: 'novel', status: 'sold', prompt: '', other: 'x' }, {}],
    [{ prompt: '../auth/user' }, { prompt: 'not-an-id' }],
  ])('%j is %j', (address, expected) => {
    expect(readPromptSearch(address)).toEqual(expected);
  });

  test('any address is read, and what was read is read the same again', () => {
    fc.assert(
      fc.property(
        fc.record({
          q: fc.anything(),
          step: fc.anything(),
          type: fc.anything(),
          status: fc.anything(),
          prompt: fc.anything(),
        }),
        (address) => {
          const read = readPromptSearch(address);
          expect(readPromptSearch({ ...read })).toEqual(read);
        },
      ),
    );
  });
});
