import { describe, expect, it } from 'vitest';
import { listPlaces } from '#worker/features/guide/documents/architecture-map.rules.ts';
import { listTables } from '#worker/features/guide/documents/data-model.rules.ts';
import { deriveProduct } from '#worker/features/guide/product/product.rules.ts';

const race = (kept: string[], rules: string[] = []) =>
  deriveProduct(
    'Handicaps',
    `Who uses it
- Handicapper (me)
- Members
What happens
- I type in finish times → new result: race, runner, finish time, points; points and the table are worked out
- Members look up the table.
What is kept
- Result: race, runner, finish time, points
- Race: date
- Runner: name
${kept.map((line) => `- ${line}`).join('\n')}
What always holds
${rules.map((line) => `- ${line}`).join('\n')}`,
    [],
  );
const criteriaOf = ({ features }: ReturnType<typeof race>) => features.flatMap(({ criteria }) => criteria);

describe('what is worked out', () => {
  const product = race(['Table: runner, points for the year, wins'], ['Ties are split by number of wins.']);

  it('is typed by nobody, and what is only sums of others has no table and no door', () => {
    expect(criteriaOf(product)[0]).toBe(
      'WHEN the handicapper types in finish times, THE SYSTEM SHALL keep a result with race, runner and finish time, and show beside it who entered it and when.',
    );
    expect(product.features.map(({ title }) => title)).not.toContain('Enter a table');
    expect(listTables(product).map(({ name }) => name)).not.toContain('tables');
  });

  it('is made of the rows that it is made of, wherever somebody looks at it', () => {
    expect(criteriaOf(product)).toContain(
      'WHEN members look up the table, THE SYSTEM SHALL work it out from the results, races and runners, as they are then, with runner, points for the year and wins.',
    );
    const look = listPlaces(product).find(({ feature }) => feature.title === 'Look up the table');
    expect(look?.tables.map(({ name }) => name)).toEqual(expect.arrayContaining(['results', 'runners']));
  });

  it('has the rules that speak of it where it is seen', () =>
    expect(product.features.find(({ title }) => title === 'Look up the table')?.criteria).toContain(
      'THE SYSTEM SHALL ensure that ties are split by number of wins.',
    ));
});

it.each([
  // Somebody enters it, it has a state, or it has no sum: it is kept as it was listed.
  'Table: number, seats',
  'Bill: runner, total; states: open, paid',
  'Price list: item, price',
])('“%s” is kept', (line) => {
  const [one = ''] = line.toLowerCase().split(':');
  expect(race([line]).idea.records.map((record) => record.one)).toContain(one);
});

it.each([
  ['Points are 50 for first, 49 for second and so on down to 1.', 'points'],
  ['A finish time is the clock time minus the start time.', 'finish time'],
])('“%s” says what a field is made of', (rule, field) =>
  expect(race([], [rule]).idea.records[0]?.fields.find(({ name }) => name === field)?.isWorkedOut).toBe(true),
);

it.each([
  ['the number of loaves per shop', 'orders, shops and loaves'],
  ['how many loaves each shop ordered', 'orders, shops and loaves'],
])('a sum that has no name is made of what points at others: %s', (shown, rows) => {
  const { features } = deriveProduct(
    'Bakery',
    `Who uses it
- Bakers (me)
- Shops
What happens
- A shop orders a loaf → new order: shop, loaf, pieces
- I see ${shown}.
What is kept
- Order: shop, loaf, pieces
- Loaf: name
- Shop: name`,
    [],
  );
  expect(features.flatMap(({ criteria }) => criteria).join('\n')).toContain(
    `work it out from the ${rows}, as they are then`,
  );
});
