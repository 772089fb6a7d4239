import fc from 'fast-check';
import { expect, test } from 'vitest';
import { readValue, wholeOf } from '#web/features/checkins/review-value.ts';

test.each([
  ['', '%', null],
  ['  ', 'of 10', null],
  ['35', '%', 35],
  ['35 %', '%', 35],
  ['12,5%', '%', 12.5],
  ['35 percent', '%', 35],
  ['7 of 20', '%', 35],
  ['7/20', '%', 35],
  ['120 %', '%', 120],
  ['1', 'of 10', 1],
  ['1 of 10', 'of 10', 1],
  ['1/10', 'of 10', 1],
  ['2 out of 20', 'of 10', 1],
  ['5 %', 'of 10', 0.5],
  ['40 %', 'of 10', 4],
  ['3 of 1,000', 'of 1,000', 3],
  ['8', 'seconds', 8],
  ['8 seconds', 'seconds', 8],
  ['8 Second', 'seconds', 8],
  ['8s', 'seconds', 8],
  ['8 sec.', 'seconds', 8],
  ['3 hrs', 'hours', 3],
  ['4 days', 'working days', 4],
  ['2 entries', 'entry', 2],
  ['20 sign-ups', 'sign', 20],
  ['1250', '', 1250],
  ['1,250.5', '', 1250.5],
  ['1,250,000', '', 1_250_000],
  ['1 250', '', 1250],
  ['1\u00a0250,5', '', 1250.5],
  ['0,125', '', 0.125],
  ['12,', '', 12],
  ['.5', '', 0.5],
  ['−3', '', -3],
  ['- 3', 'days', -3],
  ['+3', '', 3],
])('%j for %j is %s', (typed, unit, value) => {
  expect(readValue(typed, unit)).toEqual({ value });
});

test.each([
  ['1,234', '', 'Write 1234 or 1.234'],
  ['2,500 %', '%', 'Write 2500 or 2.500'],
  ['many', '%', 'Write a number, such as 35 or 12.5'],
  ['1.2.3', '', 'Write a number, such as 35 or 12.5'],
  ['1 2', '', 'Write a number, such as 35 or 12.5'],
  ['-', '', 'Write a number, such as 35 or 12.5'],
  ['3/4', '', 'Write the number alone, such as 35 or 12.5'],
  ['1e3', '', 'Write the number alone, such as 35 or 12.5'],
  ['8 minutes', 'seconds', 'This is counted in seconds: write the number alone'],
  ['40 %', 'seconds', 'This is counted in seconds: write the number alone'],
  ['1 of 10', 'people', 'This is counted in people: write the number alone'],
  ['8 seconds', '%', 'This is counted in %: write 35, or 7 of 20'],
  ['7 of 0', '%', 'This is counted in %: write 35, or 7 of 20'],
  ['8 seconds', 'of 10', 'Write it as 1 of 10, or in %'],
  ['40', 'of 10', 'At most 10: write it as 1 of 10, or in %'],
  ['-5', '%', "This can't be less than 0"],
  ['−1 of 10', 'of 10', "This can't be less than 0"],
  ['10000000000000', '', 'This number is too large'],
])('%j for %j is refused in words', (typed, unit, fault) => {
  expect(readValue(typed, unit)).toEqual({ value: null, fault });
});

test('whatever is typed: a number or words, and a number comes back as itself', () => {
  const units = fc.constantFrom('', '%', 'of 10', 'of 1,000', 'seconds', 'people');
  const typed = fc.oneof(
    fc.string({ maxLength: 24 }),
    fc
      .tuple(fc.nat(2_000), fc.constantFrom(' %', ' of 7', '/30', ' s', ',5', ''))
      .map(([number, said]) => number + said),
  );
  fc.assert(
    fc.property(typed, units, (text, unit) => {
      const { value, fault } = readValue(text, unit);
      if (value === null) expect(fault === undefined).toBe(text.trim() === '');
      else if (Math.abs(value) >= 1e-6 || value === 0) expect(readValue(String(value), unit).value).toBe(value + 0);
    }),
  );
});

test('a share is of something', () => {
  expect(['%', 'of 10', 'of 1,000', 'of 0', 'people', ''].map(wholeOf)).toEqual([100, 10, 1000, null, null, null]);
});
