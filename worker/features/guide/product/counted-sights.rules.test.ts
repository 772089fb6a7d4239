import { expect, it } from 'vitest';
import { deriveProduct } from '#worker/features/guide/product/product.rules.ts';

const criteriaOf = (happens: string) =>
  deriveProduct(
    'Trays',
    `Who uses it
- Guests
- Cooks (me)
What happens
- A cook puts a dish on the list → new dish: name
- A guest orders dishes → new order: dishes, number of each, day
- A guest takes a ticket → new ticket: name
- ${happens}
What is kept
- Dish: name
- Order: guest, dishes, number of each, day; states: ordered, cooked, cancelled
- Ticket: guest, name; states: waiting, called`,
    [],
  ).features[3]?.criteria;

it('a number of each is the sum of what was not called off, of the next day where none is chosen', () =>
  expect(criteriaOf('Cooks see what to cook → the number of each dish for a day')?.slice(1)).toEqual([
    'WHEN cooks see what to cook, THE SYSTEM SHALL add up for each dish what all orders of that day have of it, without cancelled ones, for the next day unless another one is chosen.',
    'IF there is nothing to show for that day, THEN THE SYSTEM SHALL say so in one sentence.',
  ]));

it('how many are before somebody are those that still wait, and none of them is next', () =>
  expect(criteriaOf('Guests with a ticket see how many are before them')?.join('\n')).toMatch(
    /count the tickets that are “waiting” and come before theirs, and give the number alone\.\nIF there is nothing before their ticket, THEN THE SYSTEM SHALL say that they are next\./,
  ));

it('what is only shown is not counted', () =>
  expect(criteriaOf('Cooks see the dishes')?.join('\n')).not.toMatch(/add up|count the/));
