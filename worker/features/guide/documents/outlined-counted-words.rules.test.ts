import { expect, it } from 'vitest';
import { tellAdded } from '#worker/features/guide/documents/outlined-assumptions.rules.ts';
import { assumedStates, openOfSums } from '#worker/features/guide/documents/outlined-counted-words.rules.ts';
import { deriveProduct } from '#worker/features/guide/product/product.rules.ts';

const product = deriveProduct(
  'Boats',
  `Who uses it
- Guests
- Keeper (me)
What happens
- Guests book a boat → new booking: boat, day
- The keeper hands out a boat → booking is handed out
- The guest brings the boat back → booking is returned
- The keeper enters a trip → new trip: day, guest
- Guests fill in their trip sheet → the sheet is begun
- Guests send the sheet off → sheet is sent
- The sheet isn't there the evening before → the guest is reminded by text once
What is kept
- Booking: guest, boat, day; states: asked for, handed out, returned, cancelled
- Trip: day, guest
- Trip sheet: trip, food; states: begun, sent
What always holds
- At most 5 days in a row, and no more than two open bookings per guest.
- Each trip owes 8 hours. Every missing hour costs 15 pounds in December.
- Not more than 20 euros a week are collected.`,
  [],
);
const idOf = (part: string) =>
  product.features.flatMap(({ id, criteria }) =>
    criteria.flatMap((text, at) => (text.includes(part) ? [`${id}.${at + 1}`] : [])),
  )[0];

it('what is open and what is there are states, as an assumption', () =>
  expect(assumedStates(product)).toEqual([
    `Nobody told which bookings are open; those that are “asked for” or “handed out” count (${idOf('open bookings')}).`,
    `Nobody told when the sheet is there; a trip has it with trip sheet “sent”, and all else counts as not there, where none is entered yet too (${idOf('there the evening')}).`,
  ]));

it('a part of the day without an hour has one, as an assumption', () =>
  expect(tellAdded(product)).toContain(
    `Nobody told the hour of it; a morning is 08:00 and an evening 18:00, in local time (${idOf('there the evening')}).`,
  ));

it('what is beyond a limit and what is charged by whom stay questions', () => {
  expect(
    openOfSums(product)
      .map(({ question }) => question)
      .join(' '),
  ).toMatch(
    /beyond “not more than 20 euros a week”.* is it right that what missing hours cost is only shown \(N?FR-[\d.]+\)/,
  );
});
