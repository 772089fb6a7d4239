import { describe, expect, test } from 'vitest';
import { isReached, readMeasures, readTarget, tellTarget, verdictOf } from '#shared/measures.ts';

const told = (wording: string) => {
  const target = readTarget(wording);
  return target && tellTarget(target);
};

test.each([
  ['At least 35 % of guests who joined come back in their fourth week.', 'at least 35 %'],
  ['Four weeks after launch, at least 60 % of boards still see it at least once a week', 'at least 60 %'],
  ['Missed orders fall below 5 % of all orders', 'less than 5 %'],
  ['80 % of reminders are marked as done within 24 hours', 'at least 80 %'],
  ['At least 8 of the first 10 members pay their rent without help in the first week', 'at least 8 of 10'],
  ['In fewer than 2 of 100 cases it fails that the board sees it, counted every Monday', 'less than 2 of 100'],
  ['Of each 100 times that parents choose, at most 2 have to be put right by hand', 'at most 2 of 100'],
  ['Counter-measure: at most 1 in 5 practice sessions is broken off', 'at most 1 of 5'],
  ['The median time to complete a request is below 8 minutes', 'less than 8 minutes'],
  ['A run over 1,000 files takes less than 2 seconds', 'less than 2 seconds'],
  ['Four weeks after launch, 9 of 10 requests are answered within 2 working days', 'at least 9 of 10'],
  ['Zero times are given to two guests', 'at most 0 times'],
  ['1,500 listings with all required facts at launch', 'at least 1,500 listings'],
  ['100 projects run it in CI after 3 months', 'at least 100 projects'],
  ['40 percent of visitors sign up', 'at least 40 %'],
  ['100 tools are on offer in the first area within 6 weeks', 'at least 100 tools'],
  ['1,000 confirmed subscriptions within 6 months', 'at least 1,000 confirmed subscriptions'],
  ['Four weeks after launch, at least 200 visitors sign up within 7 days', 'at least 200 visitors'],
  ['Churn drops to 5 % a month', 'at most 5 %'],
  ['Reduce no-shows to 3 %', 'at most 3 %'],
  ['Error rate stays at 1 % or less', 'at most 1 %'],
  ['maximum 3 complaints a week', 'at most 3 complaints'],
  ['3 or fewer complaints a week', 'at most 3 complaints'],
  ['A request takes 5 minutes or less', 'at most 5 minutes'],
  ['2 of 10 parcels or fewer come late', 'at most 2 of 10'],
  ['Max. 2 calls a day', 'at most 2 calls'],
  ['Minimum 40 orders a week', 'at least 40 orders'],
  ['12 orders or more a day', 'at least 12 orders'],
  ['The share of regulars rises from 20 % to 35 %', 'at least 35 %'],
  ['Returns fall from 12 % to 8 %', 'at most 8 %'],
  ['Goes from 1,200 orders to 900', 'at most 900'],
  ['Repeat visits go up to 40 %', 'at least 40 %'],
  ['Page weight ≤ 0.5 seconds', 'at most 0.5 seconds'],
  ['Latency < 0.0002 seconds', 'less than 0.0002 seconds'],
  ['80 % of complaints are answered within a day', 'at least 80 %'],
  ['Churn is 5 %', null],
  ['Complaints fall by 20 %', null],
  ['Children from 6 to 12 use it', null],
  ['The median session takes 6 to 12 minutes', null],
  ['People like it', null],
  ['People tell their friends after 3 weeks', null],
])('the target of “%s”', (wording, target) => {
  expect(told(wording)).toBe(target);
});

describe('measures of a requirements document', () => {
  const rows = (measures: string[]) => ['# Requirements', '', '## Measures of success', '', ...measures].join('\n');

  test('as list items, without the remark that ties them to a feature', () => {
    const read = readMeasures(rows(['- **SM-1** At least 35 % come back (shows that FR-1 works).', '- **SM-2** Fun.']));
    expect(read).toEqual([
      { id: 'SM-1', text: 'At least 35 % come back', target: { sense: 'at least', value: 35, unit: '%' } },
      { id: 'SM-2', text: 'Fun.', target: null },
    ]);
  });

  test('as a table, as headings with their text, and with a colon', () => {
    const table = readMeasures(
      rows(['| Id | Measure | Target |', '|---|---|---|', '| SM-1 | Return | at least 30 % |']),
    );
    const heads = readMeasures(rows(['### SM-1: Return', 'At least 30 % come back.']));
    const colons = readMeasures(rows(['* SM-1: at least 30 % come back']));
    expect([table, heads, colons].map(([one]) => [one?.id, one?.target?.value])).toEqual(Array(3).fill(['SM-1', 30]));
  });

  test('none where there are none', () => expect(readMeasures('# Vision\n\nA bakery.')).toEqual([]));
});

test('the figure decides where there is a target for it, else what the person says', () => {
  const target = readTarget('At least 10 bakeries');
  expect(verdictOf({ target }, { value: 12, isHit: false })).toBe(true);
  expect(verdictOf({ target }, { value: 9, isHit: true })).toBe(false);
  expect(verdictOf({ target }, { value: null, isHit: true })).toBe(true);
  expect(verdictOf({ target }, { value: Number.NaN, isHit: null })).toBeNull();
  expect(verdictOf({ target: null }, { value: 12, isHit: false })).toBe(false);
});

test.each([
  ['at least', [false, true, true]],
  ['more than', [false, false, true]],
  ['at most', [true, true, false]],
  ['less than', [true, false, false]],
] as const)('%s 2 of 1, 2 and 3', (sense, expected) => {
  expect([1, 2, 3].map((found) => isReached({ sense, value: 2, unit: '' }, found))).toEqual(expected);
});
