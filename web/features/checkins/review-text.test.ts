import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { reviewInput } from '#shared/checkins.ts';
import { readMeasures } from '#shared/measures.ts';
import {
  joinTexts,
  listAsked,
  listDifferences,
  type ReviewText,
  readNumber,
  saySame,
  textOf,
  toAnswers,
  verdictOf,
} from '#web/features/checkins/review-text.ts';

const measures = readMeasures(`## Measures of success

- **SM-1** At least 60 % of the plants are kept.
- **SM-2** Fewer than 1 in 20 owners switch the reminders off.
- **SM-3** Owners say that it helps.
`);
const nothing = { performanceData: null, userFeedback: null, improvementAreas: null, nextGoals: null };
const empty = textOf(nothing);
const written: ReviewText = {
  measures: { 'SM-1': { value: '64', isHit: null }, 'SM-3': { value: '', isHit: false } },
  results: ' Forty regulars. ',
  userFeedback: '',
  improvementAreas: 'Remind people\n\n  Say when it is sold out ',
  nextGoals: '70 %',
};

test.each([
  ['', null],
  ['  ', null],
  ['35', 35],
  ['1,250', 1250],
  ['1,250.5', 1250.5],
  ['12.5', 12.5],
  ['12,5', 12.5],
  ['−3', -3],
  ['35 %', 35],
  ['.5', 0.5],
  ['1 250', 1250],
])('%j is the number %s', (text, number) => {
  expect(readNumber(text)).toBe(number);
});
test.each(['many', '3/4', '1e3', '1.2.3', '-', '10000000000000'])('%j is no number', (text) => {
  expect(readNumber(text)).toBeNaN();
});

describe('the text of a review', () => {
  test('comes back as it was kept', () => {
    const { answers, faults } = toAnswers(written, measures);
    expect(faults).toEqual({});
    expect(answers).toEqual({
      performanceData: {
        results: 'Forty regulars.',
        measures: [
          { id: 'SM-1', text: 'At least 60 % of the plants are kept.', value: 64, isHit: null },
          { id: 'SM-2', text: 'Fewer than 1 in 20 owners switch the reminders off.', value: null, isHit: null },
          { id: 'SM-3', text: 'Owners say that it helps.', value: null, isHit: false },
        ],
      },
      userFeedback: '',
      improvementAreas: ['Remind people', 'Say when it is sold out'],
      nextGoals: ['70 %'],
    });
    expect(saySame(toAnswers(textOf(answers), measures).answers, answers)).toBe(true);
    expect(saySame(toAnswers(empty, measures).answers, toAnswers(empty, []).answers)).toBe(true);
    expect(saySame(answers, toAnswers(empty, measures).answers)).toBe(false);
  });

  test('names what the server would refuse', () => {
    const { answers, faults } = toAnswers(
      { ...written, measures: { 'SM-1': { value: 'many', isHit: null } }, nextGoals: 'x\n'.repeat(11) },
      measures,
    );
    expect(Object.keys(faults)).toEqual(['SM-1', 'nextGoals']);
    expect(answers.performanceData.measures[0]?.value).toBeNull();
  });

  test('whatever is typed: without a fault the server takes it', () => {
    const typed = fc.record({ value: fc.string({ maxLength: 24 }), isHit: fc.option(fc.boolean()) });
    const lines = fc.array(fc.string({ maxLength: 600 }), { maxLength: 14 }).map((list) => list.join('\n'));
    const words = fc.string({ maxLength: 60 });
    fc.assert(
      fc.property(
        fc.record({
          measures: fc.dictionary(fc.constantFrom('SM-1', 'SM-2', 'SM-3'), typed),
          ...{ results: words, userFeedback: words, improvementAreas: lines, nextGoals: lines },
        }),
        (text) => {
          const { answers, faults } = toAnswers(text, measures);
          if (Object.keys(faults).length === 0) expect(reviewInput.safeParse(answers).success).toBe(true);
        },
      ),
    );
  });

  test('asks for what was answered before the requirements were changed, too', () => {
    const { answers } = toAnswers(written, measures);
    const asked = listAsked(measures.slice(1, 2), answers);
    expect(asked.map(({ id }) => id)).toEqual(['SM-2', 'SM-1', 'SM-3']);
    expect(asked[1]?.target?.value).toBe(60);
    expect(listAsked(measures, nothing)).toEqual(measures);
  });
});

test('a measure is hit by its target, or as the person says', () => {
  const [first, second, third] = measures;
  if (!first || !second || !third) throw new Error('three measures');
  expect(verdictOf(first, { value: 60, isHit: null })).toBe(true);
  expect(verdictOf(second, { value: 1, isHit: true })).toBe(false);
  expect(verdictOf(first, { value: null, isHit: null })).toBeNull();
  expect(verdictOf(first, { value: Number.NaN, isHit: null })).toBeNull();
  expect(verdictOf(third, { value: null, isHit: true })).toBe(true);
});

test('two texts: what differs, and both in one', () => {
  const theirs = {
    ...empty,
    results: 'Forty regulars.',
    userFeedback: 'Good.',
    improvementAreas: 'Print\nRemind people',
  };
  expect(listDifferences(written, theirs, measures).map(({ label, text }) => `${label}: ${text}`)).toEqual([
    'SM-1: ',
    'SM-3: ',
    'What users say: Good.',
    'What to improve: Print\nRemind people',
    'Next goals: ',
  ]);
  expect(joinTexts(written, theirs)).toEqual({
    measures: written.measures,
    results: 'Forty regulars.',
    userFeedback: 'Good.',
    improvementAreas: 'Remind people\nSay when it is sold out\nPrint',
    nextGoals: '70 %',
  });
});
