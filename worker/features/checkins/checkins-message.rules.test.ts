import fc from 'fast-check';
import { expect, test } from 'vitest';
import { maximumMessageLength, parseAnswers } from '#shared/chat.ts';
import { mostCustomDays, type ReviewBrief } from '#shared/checkins.ts';
import { readTarget } from '#shared/measures.ts';
import { writeReviewMessage } from '#worker/features/checkins/checkins-message.rules.ts';

const review: ReviewBrief = {
  checkpointName: '30 days after launch',
  reviewDay: '2026-12-01',
  results: 'Orders doubled.\n\nMost came on Fridays.',
  measures: [
    {
      id: 'SM-1',
      text: '60 % of all orders come in this way.',
      target: readTarget('60 %'),
      value: 1234.5,
      isHit: true,
    },
    { id: 'SM-2', text: 'People come back', target: null, value: null, isHit: false },
    { id: 'SM-3', text: '', target: null, value: null, isHit: null },
  ],
  userFeedback: '“The list is long”',
  improvementAreas: ['Pictures', 'A list\nof favourites'],
  nextGoals: ['100 orders a week'],
};

test('a review reads as a message', () => {
  expect(writeReviewMessage(review)).toBe(`I finished my check-in “30 days after launch”.

**Measures of success**

- **SM-1** 60 % of all orders come in this way. Target: at least 60 %. Found: 1,234.5. Hit.
- **SM-2** People come back. No value. Missed.
- **SM-3** No value.

**Results**

Orders doubled.

Most came on Fridays.

**What people say**

“The list is long”

**What to improve**

- Pictures
- A list of favourites

**Next goals**

- 100 orders a week`);
});

test('what is not answered is left out', () => {
  const little = { ...review, results: '', measures: [], improvementAreas: [], nextGoals: [] };
  expect(writeReviewMessage(little)).toBe(
    'I finished my check-in “30 days after launch”.\n\n**What people say**\n\n“The list is long”',
  );
});

test('the fullest review fits, with something of each answer, and says that it is shortened', () => {
  const measure = {
    id: 'SM-1234',
    text: 'ü'.repeat(1_000),
    target: { sense: 'at least' as const, value: 5, unit: 'x'.repeat(990) },
    value: -1e12,
    isHit: false,
  };
  const full: ReviewBrief = {
    ...review,
    results: '𝄞'.repeat(2_500),
    measures: Array.from({ length: 30 }, () => measure),
    userFeedback: 'feedback '.repeat(555),
    improvementAreas: Array.from({ length: 10 }, (_, index) => `improvement ${index} ${'y'.repeat(480)}`),
    nextGoals: Array.from({ length: 10 }, (_, index) => `goal ${index} ${'z'.repeat(480)}`),
  };
  const text = writeReviewMessage(full);
  expect(text.length).toBeLessThanOrEqual(maximumMessageLength);
  expect(text.isWellFormed()).toBe(true);
  expect(text).toMatch(/shortened here; the check-in has all of it\.$/);
  for (const part of ['SM-1234', '𝄞', 'feedback', 'improvement 9', 'goal 9']) expect(text).toContain(part);
});

test('whatever is in a review, its message fits, and is taken for no answers to a form', () => {
  const text = fc.oneof(
    fc.string({ unit: 'binary', maxLength: 500 }),
    fc.string({ maxLength: 50 }).map((part) => part.repeat(100)),
  );
  const lines = fc.array(fc.string({ maxLength: 500 }), { maxLength: 10 });
  const measure = fc.record({
    id: fc.constant('SM-1'),
    text: fc.string({ maxLength: 1_000 }),
    target: fc.option(
      fc.record({
        sense: fc.constant('at most' as const),
        value: fc.double({ noNaN: true }),
        unit: fc.string({ maxLength: 1_000 }),
      }),
    ),
    value: fc.option(fc.double({ noNaN: true, min: -1e12, max: 1e12 })),
    isHit: fc.option(fc.boolean()),
  });
  const reviews = fc.record({
    checkpointName: fc.constant(`${mostCustomDays} days after launch`),
    reviewDay: fc.constant('2026-12-01'),
    results: text,
    measures: fc.array(measure, { maxLength: 30 }),
    userFeedback: text,
    improvementAreas: lines,
    nextGoals: lines,
  });
  fc.assert(
    fc.property(reviews, (each) => {
      const message = writeReviewMessage(each);
      expect(message.length).toBeLessThanOrEqual(maximumMessageLength);
      expect(parseAnswers(message)).toEqual([]);
    }),
    { numRuns: 300 },
  );
});
