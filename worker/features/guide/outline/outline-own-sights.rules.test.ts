import { expect, it } from 'vitest';
import { tellAdded } from '#worker/features/guide/documents/outlined-assumptions.rules.ts';
import { deriveProduct } from '#worker/features/guide/product/product.rules.ts';

const allotment = (rule: string, line = 'The board puts up a work day → new work day: date, start') =>
  deriveProduct(
    'Plots',
    `Who uses it
- Members
- Secretary (me)
- Board
What happens
- The secretary sends the rent for the year → new rent: plot, year, amount; the member is told
- Members report broken taps → new fault: tap, what is wrong
- ${line}
What is kept
- Plot: number, member, hours done this year
- Rent: plot, year, amount; states: open, paid
- Fault: tap, what is wrong
- Work day: date, start
What always holds
- ${rule}`,
    [],
  );
const sights = (product: ReturnType<typeof allotment>) =>
  product.features.filter(({ title }) => title.startsWith('See')).map(({ title, actor }) => [title, actor?.one]);

it('who may see only what is their own gets to see it where no line of theirs shows it', () => {
  const product = allotment("A member sees only their own rent and hours, the board sees everybody's.");
  expect(sights(product)).toEqual([['See their own rents and hours', 'member']]);
  expect(tellAdded(product)).toContainEqual(
    expect.stringMatching(/^“A member sees only their own rent and hours” tells an act of its own; it has a screen/),
  );
});

it('what they make or look at themselves needs no second place', () => {
  expect(sights(allotment('A member sees only their own faults.'))).toEqual([]);
  expect(
    sights(allotment('A member sees only their own rent.', 'Members look at their rents')).map(([title]) => title),
  ).toEqual([]);
});

it('what no line makes shows nobody their own', () => {
  const product = deriveProduct(
    'Sauna',
    `Who uses it
- Guests
- Organisers (me)
What happens
- Guests book a time → new booking: day, start
- Organisers see the payments → day and amount of each payment
What is kept
- Booking: day, start
- Payment: day, amount
What always holds
- Guests see only their own payments.`,
    [],
  );
  expect(sights(product)).toEqual([['See the payments', 'organiser']]);
});
