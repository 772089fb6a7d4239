import { expect, it } from 'vitest';
import { listTables } from '#worker/features/guide/documents/data-model.rules.ts';
import { uncountedMeasures } from '#worker/features/guide/documents/outlined-assumptions.rules.ts';
import { deriveProduct } from '#worker/features/guide/product/product.rules.ts';

const product = deriveProduct(
  'Boats',
  `Who uses it
- Members
- Harbour master (me)
What happens
- A member books a boat → new booking: boat, day; the days are reserved
- The harbour master accepts or refuses the booking → booking is accepted or refused; the member is told
- A member cancels the booking → booking is cancelled; if it was accepted the days come back
- The harbour master withdraws the booking → booking is withdrawn; the days are free again
- The harbour master moves the booking → the member is told which berth to take and the place is free
- The harbour master closes the booking with the bill → booking is closed
- Members listen to the weather
What is kept
- Booking: member, boat, day; states: open, accepted, refused, cancelled, withdrawn, closed
- Boat: name, places
What counts as success
- 30 of 38 have listened to the weather.`,
  [],
);
const criteriaOf = (title: string) => product.features.find((one) => one.title === title)?.criteria.join(' ') ?? '';

it('what was reserved is free where it is refused or cancelled, and said once where the line says it', () => {
  expect(criteriaOf('Accept or refuse the booking')).toContain(
    'free the days that were reserved for it where it is “refused”',
  );
  expect(criteriaOf('Cancel the booking')).toContain('free the days that were reserved for it.');
  expect(criteriaOf('Withdraw the booking')).not.toContain('that were reserved for it');
});

it('what comes with a change is asked for then and kept with it', () => {
  expect(criteriaOf('Close the booking with the bill')).toContain(
    'ask for the bill as photo and keep it with the booking',
  );
  const columns = listTables(product).find(({ name }) => name === 'bookings')?.columns;
  expect(columns?.find(({ name }) => name === 'bill_as_photo')?.may).toBe(true);
  const moved = criteriaOf('Move the booking');
  expect(moved).toContain('tell the member which berth to take.');
  expect(moved).toContain('ask which berth to take and keep it with the booking.');
  expect(moved).toContain('count the place as free.');
  expect(columns?.map(({ name }) => name)).toContain('berth_to_take');
});

it('a measure that counts who has only listened is asked about', () =>
  expect(uncountedMeasures(product)).toEqual([
    expect.stringMatching(
      /^how is SM-1 counted: may it be kept who has listened and when \(FR-\d\), and who sees that\?$/,
    ),
  ]));
