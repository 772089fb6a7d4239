import { expect, it } from 'vitest';
import { listNeeds } from '#worker/features/guide/documents/architecture-shape.rules.ts';
import { deriveProduct } from '#worker/features/guide/product/product.rules.ts';

it('a way on which messages leave is there once, with all that leaves by it', () => {
  const product = deriveProduct(
    'Seats',
    `Who uses it
- Parents
- Trainer (me)
What happens
- A parent offers a lift → new lift: game, seats; the trainer gets a push notification
- A parent drops out → lift is cancelled; the trainer is told at once
- The trainer calls a game off → game is called off; all parents are told
What is kept
- Game: day; states: planned, called off
- Lift: parent, game, seats; states: offered, cancelled`,
    [],
  );
  const needs = listNeeds(product).filter(({ part }) => part.key === 'push');
  expect(needs).toHaveLength(1);
  expect(needs[0]?.features.map(({ title }) => title)).toEqual(['Offer a lift', 'Drop out', 'Call a game off']);
});
