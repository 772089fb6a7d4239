import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { reviewInput } from '#shared/checkins.ts';
import { readMeasures } from '#shared/measures.ts';
import {
  joinTexts,
  listAsked,
  listDifferences,
  type ReviewText,
  saySame,
  textOf,
  toAnswers,
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

test('what was said before a measure had a number to reach holds until there is one', () => {
  const isHitOf = (value: string) =>
    toAnswers({ ...empty, measures: { 'SM-1': { value, isHit: true } } }, measures).answers.performanceData.measures[0]
      ?.isHit;
  expect(isHitOf('')).toBe(true);
  expect(isHitOf('64')).toBeNull();
});

test('what would be saved as the same does not differ', () => {
  const mine = {
    ...{ results: 'Forty.\n', userFeedback: '', improvementAreas: 'Print\n\n', nextGoals: '' },
    measures: { 'SM-1': { value: '12,5 ', isHit: null }, 'SM-2': { value: '5 %', isHit: null } },
  };
  const theirs = {
    ...{ results: 'Forty.', userFeedback: '', improvementAreas: ' Print', nextGoals: '' },
    measures: { 'SM-1': { value: '12.5', isHit: null }, 'SM-2': { value: '1', isHit: null } },
  };
  expect(listDifferences(mine, theirs, measures)).toEqual([]);
  const other = { ...theirs, measures: { 'SM-1': { value: '13', isHit: null } } };
  expect(listDifferences(mine, other, measures)).toEqual([
    { label: 'SM-1', text: '13' },
    { label: 'SM-2', text: '' },
  ]);
  const many = { ...theirs, measures: { ...theirs.measures, 'SM-1': { value: 'many', isHit: null } } };
  expect(listDifferences(mine, many, measures)).toEqual([{ label: 'SM-1', text: 'many' }]);
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
