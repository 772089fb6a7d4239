import { expect, it } from 'vitest';
import { writeArchitecture } from '#worker/features/guide/documents/architecture.rules.ts';
import { groupOf } from '#worker/features/guide/documents/outlined-holds.rules.ts';
import { deriveProduct } from '#worker/features/guide/product/product.rules.ts';
import { edgesOf } from '#worker/features/guide/prompts/edges.rules.ts';

const stops = deriveProduct(
  'Stops',
  `Who uses it
- Drivers (me)
- Customers
What happens
- Driver announces a stop → new stop: date, opening time, closing time
- Driver cancels a stop → stop is cancelled
- Driver ends a stop → stop is over
- Customers see the stops
What is kept
- Stop: date, opening time, closing time; states: announced, over, cancelled
What always holds
- Nobody cancels a stop that is over.`,
  [],
);

it.each([
  ['Nobody cancels a stop that is over', 'gate'],
  ['An order is cancelled only while it is ordered', 'gate'],
  ['A stop that is over is shown in grey', 'state'],
] as const)('a rule on a state refuses, or says what follows: %s', (text, group) => {
  expect(groupOf({ kind: 'state', text })).toBe(group);
});

it('is held by what is refused, and not by what makes it so', () => {
  expect(writeArchitecture(stops, 'b')).toContain(
    "`cancelStop` (FR-2), called by a driver, writes in one statement with `stops.state = 'announced'` in its WHERE",
  );
});

it('a time that is left out is no matter of the clock', () => {
  const [first] = stops.features;
  const edges = first ? edgesOf(stops, first).join('\n') : '';
  expect(edges).toMatch(/is missing → .*without each of/);
  expect(edges).not.toContain('clock a minute');
});
