import { expect, test } from 'vitest';
import { describeOverLimit } from '#web/features/billing/over-limit.ts';

test.each([
  [3, 1, true],
  [1, 1, false],
  [0, 1, false],
])('%d projects of %d need a word: %s', (projectCount, maxProjects, isSaid) => {
  expect(describeOverLimit({ projectCount, maxProjects }) !== undefined).toBe(isSaid);
});
