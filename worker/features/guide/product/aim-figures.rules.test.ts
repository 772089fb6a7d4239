import { expect, it } from 'vitest';
import { asCount, partAims } from '#worker/features/guide/product/aim-figures.rules.ts';

it.each([
  [
    'A claim is answered in 2 days, payroll is through in an hour, zero paper from January on.',
    ['A claim is answered in 2 days', 'Payroll is through in an hour', 'Zero paper from January on'],
  ],
  [
    "No more calls at night, and the year's costs done in one hour.",
    ['No more calls at night', "The year's costs done in one hour"],
  ],
  [
    'The plan stands in 4 days, and not one clash; lists are out by 7:15',
    ['The plan stands in 4 days', 'Not one clash', 'Lists are out by 7:15'],
  ],
  [
    'Singers hand in within 5 weeks, and 9 of 10 order an album',
    ['Singers hand in within 5 weeks', '9 of 10 order an album'],
  ],
])('figures that stand alone are measures of their own: %s', (aim, figures) => expect(partAims(aim)).toEqual(figures));

it.each([
  'Half of them still save after 6 months, with 25 euros a month on average.',
  '6 entries a day on at least 80 of 90 days, none typed in afterwards.',
  '500 coats delivered until the end of February, fewer than 30 left over.',
  'The list takes five minutes and nobody disputes it.',
])('what says nothing without the other stays with it: %s', (aim) => expect(partAims(aim)).toEqual([aim]));

it.each([
  ['Not a single double booking in a term', 'Not a single double booking in a term: 0 counted'],
  ["The year's costs are done in one hour.", "The year's costs are done in 1 hour."],
  ['Payroll is through in an hour', 'Payroll is through in 1 hour'],
  ['Not more than one false alarm a month', 'Not more than 1 false alarm a month'],
  ['Every third visitor uses it', '1 of 3 visitors uses it'],
  ['Every home game has a referee', 'Every home game has a referee: 100 % counted'],
  ['25 euros a month', '25 euros a month'],
  ['Customers are happier', 'Customers are happier'],
])('“%s” has a figure as %j', (aim, counted) => {
  expect(asCount(aim)).toBe(counted);
});
