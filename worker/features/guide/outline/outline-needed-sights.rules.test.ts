import { expect, it } from 'vitest';
import { deriveProduct } from '#worker/features/guide/product/product.rules.ts';

const outlined = (people: string[], acts: string[], rules: string[] = []) =>
  deriveProduct(
    'Acme',
    [
      'Who uses it',
      ...people.map((line) => `- ${line}`),
      'What happens',
      ...acts.map((line) => `- ${line}`),
      'What always holds',
      ...rules.map((line) => `- ${line}`),
    ].join('\n'),
    [],
  );

const auction = [
  'I put in a basket → new basket: name, photo, starting bid',
  'A parent bids on a basket → new bid: basket, amount',
];
const titles = (people: string[], acts: string[], rules?: string[]) =>
  outlined(people, acts, rules).features.map(({ title }) => title);

it('whoever chooses among what somebody else enters sees it before they do', () => {
  const { features, journeys } = outlined(['Parents', 'Me'], auction);
  expect(features.slice(0, 3).map(({ title }) => title)).toEqual([
    'Put in a basket',
    'Bid on a basket',
    'See the baskets',
  ]);
  expect(journeys[0]?.steps.slice(0, 3)).toEqual([
    'The owner puts in a basket.',
    'Parents see the baskets.',
    'A parent bids on a basket.',
  ]);
  expect(features[2]?.criteria[0]).toBe(
    'WHEN parents see the baskets, THE SYSTEM SHALL show name, photo and starting bid of each basket.',
  );
});

it.each([
  ['who sees it is told', ['Parents', 'Me'], [...auction, 'Parents see the baskets'], []],
  ['who looks through all there is', ['Parents', 'Me'], [...auction, 'Parents look through what is on offer'], []],
  ['a rule says who sees it', ['Parents', 'Me'], auction, ['Nobody sees a basket before the evening']],
  ['whoever enters it chooses it', ['Parents', 'Me'], [auction[0] ?? '', 'I note a bid → new bid: basket, amount'], []],
  [
    'it belongs to somebody',
    ['Tenants', 'Landlord (me)'],
    ['I put in a flat → new flat: address, tenant', 'A tenant reports a repair → new repair: flat, what is broken'],
    [],
  ],
] as [string, string[], string[], string[]][])('no sight is assumed where %s', (_, people, acts, rules) =>
  expect(titles(people, acts, rules).filter((title) => /^See the (?:baskets|flats)$/.test(title))).toHaveLength(
    acts.includes('Parents see the baskets') ? 1 : 0,
  ),
);
