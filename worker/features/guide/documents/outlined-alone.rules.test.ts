import { expect, it } from 'vitest';
import { writeArchitecture } from '#worker/features/guide/documents/architecture.rules.ts';
import { writeDatabase } from '#worker/features/guide/documents/database.rules.ts';
import { writeRequirements } from '#worker/features/guide/documents/requirements.rules.ts';
import { aloneIn, clashIn } from '#worker/features/guide/outline/outline-refusals.rules.ts';
import { deriveProduct } from '#worker/features/guide/product/product.rules.ts';

const lines = `Who uses it
- Guests
- Hosts (me)
What happens
- Host opens a table → new table: date, from, to
- Host moves a table → the guests are told
- Host changes the from or the to of a table → the guests are told
- Guest takes a seat → new seat: table, name, phone
- Host calls a seat → seat is called
- Guest gives the seat back → seat is given back
What is kept
- Table: date, from, to
- Seat: table, name, phone; states: waiting, called, given back
What always holds
- One waiting seat per guest.
- Two tables never overlap.
- Everybody sees the tables without signing in.
- Guests need no account.`;
const product = deriveProduct('Tables', lines, []);

it.each([
  ['One waiting ticket per customer', ['customer']],
  ['One open request per student and room', ['student', 'room']],
  ['One open or accepted request per student and room', ['student', 'room']],
  ['Nobody rates an application twice', ['application']],
  ['Nobody follows twice with the same e-mail address', ['e-mail address']],
  ['Never two open incidents for one endpoint', ['endpoint']],
])('reads of what there is one alone: %s', (rule, per) => {
  expect(aloneIn(rule)?.per).toEqual(per);
});

it.each(['Nobody guesses twice in a row', 'One delivery per day', 'At most 3 open bookings per student'])(
  'leaves what counts otherwise: %s',
  (rule) => {
    expect(aloneIn(rule)).toBeUndefined();
  },
);

it.each(['Two stops never overlap', 'Nobody books a time that is booked already'])('reads a clash: %s', (rule) => {
  expect(clashIn(rule)).toBeDefined();
});

it('refuses a second one in the database, by what somebody without an account left', () => {
  expect(writeDatabase(product, 'b')).toContain(
    "create unique index seats_one_by_phone on seats (phone) where state = 'waiting'",
  );
  expect(writeArchitecture(product, 'b')).toContain(
    'A unique index on `seats (phone)` over the rows that are “waiting”',
  );
  expect(writeRequirements(product)).toContain('by the phone number that they left');
});

it('holds a time for whatever writes it', () => {
  const text = writeArchitecture(product, 'b');
  expect(text).toContain('The statement that writes `tables` has one condition');
  expect(text).toMatch(/`openTable` \(FR-1\).* and `change\w+` \(FR-3\) have the same one/);
});

it('asks for no session where everybody reads', () => {
  const text = writeArchitecture(product, 'b');
  expect(text).toContain('The calls that read `tables` ask for no session');
  expect(text).not.toMatch(/`signIn` .* alone decides it/);
});

it('counts for somebody without an account by what they left', () => {
  const guests = (limit: string) =>
    writeRequirements(
      deriveProduct(
        'Plates',
        `Who uses it
- Guests
- Hosts (me)
What happens
- Guest brings a plate → new plate: what, name, mail or phone
- Host washes a plate → plate is washed
What is kept
- Plate: what, guest; states: brought, washed
- Guest: name, mail or phone
What always holds
- ${limit}
- Guests need no account.`,
        [],
      ),
    );
  const told = 'by the mail or phone that they left, and what was entered under the same one';
  expect(guests('Two plates per guest.')).toContain(told);
  expect(guests('A plate is washed once.')).not.toContain(told);
});
