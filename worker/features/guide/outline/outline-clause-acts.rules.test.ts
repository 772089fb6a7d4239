import { expect, it } from 'vitest';
import { outlinedMachine } from '#worker/features/guide/documents/outlined-states.rules.ts';
import { deriveProduct } from '#worker/features/guide/product/product.rules.ts';

const product = deriveProduct(
  'Boxes',
  `Who uses it
- Buyers
- Office (me)
What happens
- A buyer orders a box → new box: size, day
- A buyer pauses → no new boxes until they resume
- A buyer connects their card → new card: number, valid until
- The card runs out in 7 days → card becomes running out; the buyer is reminded; without renewal it pauses
What is kept
- Box: buyer, size, day; states: running, paused
- Card: buyer, number, valid until; states: connected, running out
What always holds
- Not more than 20 euros a week are spent unless the buyer raises it.`,
  [],
);
const criteriaOf = (title: string) => product.features.find((one) => one.title === title)?.criteria.join(' ');
const movesOf = (one: string) => {
  const record = product.idea.records.find((other) => other.one === one);
  return (record && outlinedMachine(product, record)?.moves.map(({ from, to }) => `${from.join()} > ${to}`)) ?? [];
};

it('who resumes what was paused has a screen, and the way back comes from there alone', () => {
  expect(criteriaOf('Resume the box')).toContain(
    'WHEN a buyer resumes the box, THE SYSTEM SHALL set the box to “running”',
  );
  expect(movesOf('box')).toEqual(expect.arrayContaining(['running > paused', 'paused > running']));
});

it('what runs out is renewed by whoever is reminded, and without that the other thing is set', () => {
  expect(criteriaOf('Renew the card')).toContain('set its “valid until” anew');
  expect(movesOf('card')).toContain('running out > connected');
  expect(product.features.flatMap(({ criteria }) => criteria)).toContain(
    'IF there is no renewal until then, THEN THE SYSTEM SHALL set the box to “paused”.',
  );
});

it('a limit that somebody may raise is kept for each of them', () =>
  expect(criteriaOf('Raise their weekly limit')).toContain('keep a weekly limit with buyer and amount'));
