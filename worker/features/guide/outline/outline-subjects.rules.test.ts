import { expect, it } from 'vitest';
import { inThird } from '#worker/features/guide/outline/outline-subjects.rules.ts';

it.each([
  ['we keep ours and theirs', 'caretakers keep those of the caretakers and theirs'],
  ['prices are in US dollars', 'prices are in US dollars'],
  ['each mine has a keeper', 'each mine has a keeper'],
  ['the best of us call me', 'the best of the caretakers call caretakers'],
])('what a writer says of themselves is told of them: “%s”', (said, told) =>
  expect(inThird(said, undefined, { one: 'caretaker', many: 'caretakers' })).toBe(told),
);
