import { describe, expect, test } from 'vitest';
import { isReached, readMeasures, readTarget, tellTarget } from '#shared/measures.ts';

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

test.each([
  ['at least', [false, true, true]],
  ['more than', [false, false, true]],
  ['at most', [true, true, false]],
  ['less than', [true, false, false]],
] as const)('%s 2 of 1, 2 and 3', (sense, expected) => {
  expect([1, 2, 3].map((found) => isReached({ sense, value: 2, unit: '' }, found))).toEqual(expected);
});
