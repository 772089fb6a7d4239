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

it('whoever is told to see it has no second look', () =>
  expect(
    titles(['Parents', 'Me'], [...auction, 'Parents see the baskets']).filter((title) => /^See /.test(title)),
  ).toEqual(['See the baskets']));

it.each<[string, { people: string[]; acts: string[]; rules?: string[] }]>([
  [
    'somebody looks through all there is',
    { people: ['Parents', 'Me'], acts: [...auction, 'Parents look through what is on offer'] },
  ],
  [
    'a rule says who sees it',
    { people: ['Parents', 'Me'], acts: auction, rules: ['Nobody sees a basket before the evening'] },
  ],
  [
    'whoever enters it chooses it',
    { people: ['Parents', 'Me'], acts: [auction[0] ?? '', 'I note a bid → new bid: basket, amount'] },
  ],
  [
    'it belongs to somebody',
    {
      people: ['Tenants', 'Landlord (me)'],
      acts: [
        'I put in a flat → new flat: address, tenant',
        'A tenant reports a repair → new repair: flat, what is broken',
      ],
    },
  ],
])('no sight is assumed where %s', (_, { people, acts, rules }) =>
  expect(titles(people, acts, rules).filter((title) => /^See the (?:baskets|flats)$/.test(title))).toEqual([]),
);

it('whoever is said to see something and does nothing has a look at it', () => {
  const kept = ['What is kept', '- Report: day, averages', '- Entry: value, time'];
  const people = ['Patient (me)', 'Doctors: get the report only', 'My sister', 'Neighbours'];
  const acts = [
    'I log a value → new entry: value, time; my sister and I can see it',
    'I make the report → new report: day, averages',
  ];
  const titles = deriveProduct(
    'Acme',
    [
      'Who uses it',
      ...people.map((line) => `- ${line}`),
      'What happens',
      ...acts.map((line) => `- ${line}`),
      ...kept,
    ].join('\n'),
    [],
  ).features.map(({ says }) => says);
  expect(titles).toContain('Doctors see the reports.');
  expect(titles).toContain('The sister sees the entries.');
  expect(titles.filter((line) => /^Neighbours see/.test(line))).toEqual([]);
});

it.each(['Parents never see a report.', 'Parents do not get the report.'])(
  'who may not see it has no look: %s',
  (rule) => {
    const product = deriveProduct(
      'Acme',
      `Who uses it\n- Therapists (me)\n- Parents: pay for the sessions\nWhat happens\n- I write a report → new report: text\nWhat is kept\n- Report: text, day\nWhat always holds\n- ${rule}`,
      [],
    );
    expect(product.features.map(({ title }) => title)).not.toContain('See the reports');
  },
);
