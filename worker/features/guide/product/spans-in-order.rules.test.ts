import { expect, it } from 'vitest';
import { writeRequirements } from '#worker/features/guide/documents/requirements.rules.ts';
import { deriveProduct } from '#worker/features/guide/product/product.rules.ts';

const stay = (fields: string, is = 'A list of rooms') =>
  deriveProduct(
    'Rooms',
    `What it is
- ${is}
Who uses it
- Guests
- Owner (me)
What happens
- A guest asks for a room → new stay: room, ${fields}
- The owner enters a room → new room: name
What is kept
- Room: name
- Stay: guest, room, ${fields}`,
    [],
  );
const ordered = (product: ReturnType<typeof stay>) =>
  product.features.flatMap(({ criteria }) =>
    criteria.filter((text) => / is (?:before|not after) the | is before “/.test(text)),
  );

it.each([
  ['from, until', 'IF “until” is before “from”'],
  ['first day, last day', 'IF the last day is before the first day'],
  ['start, end', 'IF the end is not after the start'],
])('%s: what ends before it begins is not taken', (fields, cause) => {
  expect(ordered(stay(fields))).toEqual([
    `${cause}, THEN THE SYSTEM SHALL say so, keep what was entered and make no stay yet.`,
  ]);
  expect(writeRequirements(stay(fields))).toContain('Nobody told what happens where something ends before it begins');
});

it('from and to of a ride are places', () => {
  const product = deriveProduct(
    'Lifts',
    'Who uses it\n- Drivers\n- Office (me)\nWhat happens\n- A driver offers a ride → new ride: from, to, seats\nWhat is kept\n- Ride: driver, from, to, seats',
    [],
  );
  expect(product.features.flatMap(({ criteria }) => criteria).join(' ')).not.toContain('is before');
});

it.each([
  ['start, note', 'A list of rooms'],
  ['end, note', 'A list of rooms'],
  ['start, end', 'A list of rooms for one night'],
])('%s of “%s”: nothing is out of order', (fields, is) => expect(ordered(stay(fields, is))).toEqual([]));
