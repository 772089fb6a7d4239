import { expect, it } from 'vitest';
import { listPlaces } from '#worker/features/guide/documents/architecture-map.rules.ts';
import { nightRules } from '#worker/features/guide/documents/clocks.rules.ts';
import { gapsOfLines } from '#worker/features/guide/documents/outlined-questions.rules.ts';
import { levelOf } from '#worker/features/guide/documents/test-levels.rules.ts';
import { deriveProduct } from '#worker/features/guide/product/product.rules.ts';

const product = deriveProduct(
  'Stalls',
  `Who uses it
- Keeper (me)
- Guests
What happens
- The keeper opens a stall → new stall: place, end day
- Guests put a basket aside → new basket: stall, content
- The end day of a stall is reached → stall is over
- A basket is not fetched by closing time → basket is left
- Guests fetch a basket → basket is fetched
- A month is over → new bill: stall, month
- A stall with open baskets begins → basket is left
What is kept
- Stall: place, end day; states: open, over
- Basket: stall, content; states: put aside, fetched, left
- Bill: stall, month`,
  [],
);
const placeOf = (title: string) => listPlaces(product).find(({ feature }) => feature.title === title);

it.each([
  'A stall with open baskets begins',
  'The end day of a stall is reached',
  'A basket is not fetched by closing time',
  'A month is over',
])('“%s” comes by itself: a job brings it about', (title) => {
  expect(placeOf(title)?.job).toMatch(/^src\/jobs\//);
  expect(levelOf({ cause: title, effect: 'show it' })).toBe('Rule with a set clock');
});

it('what somebody does at no time needs no job', () => expect(placeOf('Fetch a basket')?.job).toBeUndefined());

it('a moment that nothing keeps is asked for, with an hour until it is told', () => {
  const gaps = gapsOfLines(product);
  expect(gaps.map(({ question }) => question).join(' ')).toMatch(
    /^when is “closing time” \(FR-\d\.\d.*\), is it the same each day, and who sets it\?/,
  );
  expect(gaps.map(({ assumed }) => assumed).join(' ')).toContain('“closing time” is 18:00 in local time');
  expect(gaps.map(({ question }) => question).join(' ')).not.toContain('end day');
});

it('a cost in a month that is only shown gives no night anything to do', () => {
  const hours = deriveProduct(
    'Plots',
    `Who uses it
- Board (me)
- Members
What happens
- The board enters a shift → new shift: member, hours
- The board sees who has not done their hours, with how many are missing
What is kept
- Shift: member, hours
What always holds
- Every missing hour costs 15 pounds in December.`,
    [],
  );
  expect(nightRules(hours)).toEqual([]);
});

const ahead = deriveProduct(
  'Plots',
  `Who uses it
- Gardeners
- Warden (me)
What happens
- A gardener adds a plot → new plot: name, days between waterings
- A gardener notes a watering of a plot → new watering: plot, day
- The warden plans a meeting → new meeting: day, place
- The warden starts a contest → new contest: name, minutes; contest is running
- A plot is not watered for its days between waterings → the gardener is reminded
- A meeting is 2 days away → the gardeners are reminded
- A meeting is on the next day → the warden is reminded
- The minutes of a contest are over → contest is ended
- The warden gives a plot up → plot is given up
What is kept
- Plot: gardener, name, days between waterings; states: kept, given up
- Watering: plot, day
- Meeting: day, place
- Contest: name, minutes; states: running, ended`,
  [],
);

it.each([
  'A plot is not watered for its days between waterings',
  'A meeting is 2 days away',
  'A meeting is on the next day',
  'The minutes of a contest are over',
])('“%s” is begun by the clock: by a job, and a test with a set clock', (title) => {
  const place = listPlaces(ahead).find(({ feature }) => feature.title === title);
  expect(place?.job).toMatch(/^src\/jobs\//);
  expect(levelOf({ cause: title, effect: 'show it' })).toBe('Rule with a set clock');
});

it('what is sorted by a day and what somebody sees by the day waits for no clock', () => {
  expect(levelOf({ cause: 'gardeners look at the plots by their last day', effect: 'keep the order' })).toBe(
    'Call of the server',
  );
});
