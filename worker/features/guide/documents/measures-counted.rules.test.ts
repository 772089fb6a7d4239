import { expect, it } from 'vitest';
import { readMeasures } from '#shared/measures.ts';
import { tellMeasures } from '#worker/features/guide/documents/measures.rules.ts';
import { countedFrom } from '#worker/features/guide/documents/measures-counted.rules.ts';
import { gapsOfLines } from '#worker/features/guide/documents/outlined-questions.rules.ts';
import { deriveProduct } from '#worker/features/guide/product/product.rules.ts';

const racks = deriveProduct(
  'Racks',
  `Who uses it
- Drivers
- Owners
What happens
- Owner enters a rack → new rack: name
- Driver brings a rack → rack is delivered
- Owner signs for a rack → rack is signed for
- Owner withdraws a rack → rack is withdrawn
What is kept
- Rack: name; states: entered, delivered, signed for, withdrawn`,
  [],
);

it.each([
  [
    '9 of 10 racks are signed for within 3 days after they are delivered',
    ' Counted from the racks: those that became “signed for” (FR-3.1) within 3 days after they are delivered, out of all racks that became “delivered” at least 3 days ago.',
  ],
  [
    '9 of 10 racks are delivered within 3 days',
    ' Counted from the racks: those that became “delivered” (FR-2.1) within 3 days of their entry, out of all racks entered at least 3 days ago that are not “withdrawn”.',
  ],
])('what is taken back was never late, and a wait begins with its state: “%s”', (measure, counted) =>
  expect(countedFrom(racks, measure)).toBe(counted),
);

const voices = deriveProduct(
  'Voices',
  `Who uses it
- Singers
- Leader (me)
What happens
- I send a bill → new bill: singer, amount
- Singers pay the bill → bill is paid
- Singers open a piece and listen to their own voice
What is kept
- Bill: singer, amount; states: open, paid
- Piece: title
What counts as success
- 8 of 10 bills are paid in May
- 30 of 38 have listened to their part
- No more CDs`,
  [],
);

it.each([
  [
    '8 of 10 bills are paid in May',
    ' Counted from the bills: those that became “paid” (FR-2.1) in May, out of all bills that are no longer “open”.',
  ],
  [
    '8 of 10 bills are paid within 10 days',
    ' Counted from the bills: those that became “paid” (FR-2.1) within 10 days of their entry, out of all bills entered at least 10 days ago.',
  ],
  ['20 bills in the first month', ' Counted from the bills: those entered (FR-1.1) in the first month.'],
  [
    '30 of 38 have listened to their part',
    ' Nothing that is kept counts it: “open a piece and listen to their own voice” (FR-3) leaves no trace, so it is asked for by hand.',
  ],
  [
    '8 of 10 bills are paid without help',
    ' Counted from the bills: those that became “paid” (FR-2.1); “without help” is asked for by hand.',
  ],
  [
    'Listening takes an hour a week',
    ' Nothing that is kept counts it: the leader notes it by hand, before the first day and when its time is over.',
  ],
])('%s: says by what it is counted', (measure, told) => expect(countedFrom(voices, measure)).toBe(told));

const swaps = deriveProduct(
  'Seedling',
  `Who uses it
- Gardeners
- Givers
What happens
- A giver offers a seed → new seed: giver, title, last day
- A gardener asks for a seed → new request: seed, message
- A giver accepts a request → request is accepted
- A giver declines a request → request is declined
- A giver hands a seed over → seed is gone
- A gardener notes a visit → new visit: seed, day
What is kept
- Seed: giver, title, last day; states: free, gone
- Request: seed, gardener, message; states: open, accepted, declined
- Visit: seed, gardener, day`,
  [],
);

it.each([
  [
    '5 of 10 seeds are handed over within 30 days',
    /^ Counted from the seeds: those that became “gone” \(FR-5\.1\) within 30 days of their entry, out of all seeds entered at least 30 days ago\.$/,
  ],
  [
    '5 of the first 10 seeds are handed over by their last day',
    /“gone” \(FR-5\.1\) by their last day, out of the first 10 seeds\.$/,
  ],
  ['9 of 10 seeds are handed over by their last day', /out of all seeds whose last day has passed\.$/],
  [
    '9 of 10 requests are answered within 3 days',
    /those that became “accepted” or “declined” \(FR-3\.1, FR-4\.1\) within 3 days of their entry/,
  ],
  ['7 of 10 seeds have a request within 24 hours', /those with a request \(FR-2\.1\) within 24 hours of their entry/],
  [
    '7 of 10 gardeners still note visits in the second month',
    /^ Counted from the visits: the gardeners who entered one \(FR-6\.1\) in the second month after their first, out of all gardeners for whom it is over\.$/,
  ],
  [
    '7 of the first 10 gardeners ask a second time within 4 weeks',
    /^ Counted from the requests: the gardeners with a second one \(FR-2\.1\) within 4 weeks of their first, out of the first 10 with a first one\.$/,
  ],
  [
    'The giver uses it in 9 of 10 weeks',
    /^ Counted from the seeds: the weeks in which a giver entered one \(FR-1\), out of the last 10\.$/,
  ],
  [
    '5 of 10 seeds are free by May and nobody complains',
    /^ Nothing that is kept counts it: whoever runs it notes it by hand/,
  ],
])('%s: says which rows count, over what time and out of which', (measure, told) =>
  expect(countedFrom(swaps, measure)).toMatch(told),
);

it('stands in the requirements, and is no part of the wording of the measure', () => {
  const line = tellMeasures({ ...swaps, measures: [{ id: 'SM-1', text: '5 of 10 seeds are handed over' }] })[0] ?? '';
  expect(line).toMatch(/^\*\*SM-1\*\* 5 of 10 seeds are handed over\. Counted from the seeds: /);
  expect(readMeasures(`## Measures of success\n\n- ${line}\n`)).toMatchObject([
    { id: 'SM-1', text: '5 of 10 seeds are handed over.', target: { value: 5, unit: 'of 10' } },
  ]);
});

it('asks whether what only the product could count may be counted', () =>
  expect(gapsOfLines(voices).map(({ question }) => question)).toContain(
    'may Voices count for SM-2 how many singers open a piece and listen to their own voice (FR-3), as a number without names, or is it asked for by hand?',
  ));

const shop = deriveProduct(
  'Kit',
  `Who uses it
- Students
- Storekeeper (me)
What happens
- Students ask for a kit → new request: kit, urgent, note
- I hand a kit out → request is handed out
- A kit is not back by Monday → request is late
- Students hand in their forty → gallery is handed in
- Students order an album → new order: size
- Students tick a route → new ascent: route
What is kept
- Kit: name, firmware, weight in kg; states: available, in repair
- Request: kit, photo of paper, urgent (yes/no), note; states: asked for, handed out, late, withdrawn
- Gallery: name; states: open, handed in
- Order: size; states: ordered, sent
- Ascent: student, route`,
  [],
);

it.each([
  ['Late returns down from about 30 a term to under 10', 'requests: those that became “late” (FR-3.1) per term'],
  [
    'From request to handing out not longer than two days',
    'requests: how long each takes from its entry until it is “handed out” (FR-2.1)',
  ],
  ['Urgent requests down to five a week', 'requests: those whose “urgent” is yes per week'],
  ['70 % of kits have the newest firmware', 'kits: those whose firmware is the newest one, out of all kits'],
  ['Paper for 95 % of requests', 'requests: those with their photo of paper, out of all requests'],
  ['We lend 400 kg in a year', 'kits: the sum of their weight in kg per year'],
  ['Students hand in their forty within 5 weeks', 'galleries: those that became “handed in” (FR-4.1) within 5 weeks'],
  ['9 of 10 order an album', 'orders: the students with one among those entered (FR-5.1)'],
  ['100 regulars tick something every week', 'ascents: those entered (FR-6.1) per week'],
  ['6 requests a day on 80 of 90 days, none typed in afterwards', 'requests: those entered per day'],
])('%s: is counted by what it names', (measure, told) =>
  expect(countedFrom(shop, measure)).toBe(` Counted from the ${told}.`),
);

it.each([
  'No more lists by hand',
  'Kits are not late in the cupboard',
  'A new student does it after 10 minutes of explaining',
  'The order takes students no more than five minutes',
])('%s: no row tells it', (measure) =>
  expect(countedFrom(shop, measure)).toMatch(
    /^ Nothing that is kept counts it: the storekeeper (?:notes it by hand|asks students)/,
  ),
);

const bills = deriveProduct(
  'Bills',
  `Who uses it
- Members
- Clerk (me)
What happens
- Members order a book → new order: book
- Members pay a bill → bill is paid
- A bill is not paid for 3 days → bill is overdue
- Members return a loan → loan is returned
- A loan is not back on Monday → loan is late
What is kept
- Order: book
- Bill: member, amount; states: open, paid, overdue
- Loan: member, book; states: lent, returned, late`,
  [],
);
it.each([
  ['Overdue payments down to 3 a month', /bills: those that became “overdue” .+ per month\.$/],
  ['Late returns down to under 10', /loans: those that became “late” \([^)]+\)\.$/],
  ['Late loans cut by half', /“late” \([^)]+\)\.$/],
  ['Late loans are known within a week', /“late” \([^)]+\) within a week\.$/],
])('%s: by the state that is said, over the time that is one', (measure, told) =>
  expect(countedFrom(bills, measure)).toMatch(told),
);

it.each(['Loans not returned stay under 5', 'Wrong orders down to 2 %', 'Order errors fall under 2 %'])(
  '%s: is not what was returned or ordered',
  (measure) => expect(countedFrom(bills, measure)).toMatch(/^ Nothing that is kept counts it/),
);
