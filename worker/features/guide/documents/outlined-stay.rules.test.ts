import { expect, it } from 'vitest';
import { writeDatabase } from '#worker/features/guide/documents/database.rules.ts';
import { deriveProduct } from '#worker/features/guide/product/product.rules.ts';

const text = writeDatabase(
  deriveProduct(
    'Fell Race',
    `Who uses it
- Runners
- Marshals
- Race office (me)
What happens
- A runner applies → new runner: name, phone, emergency contact
- A runner takes a start → new start: runner, race
- A runner logs a climb → new ascent: hill, minutes
- The race office enters a race → new race: name, date
- A marshal reports an accident → new accident: race, what happened
- A marshal draws a map → new map: race, picture
- A runner subscribes with their e-mail → new subscription: e-mail
What is kept
- Runner: name, phone, emergency contact
- Start: runner, race
- Ascent: hill, minutes; states: new, over
- Race: name, date, customer
- Accident: race, what happened; states: reported, closed
- Map: race, picture
- Subscription: e-mail
What always holds
- Two weeks after the race everything about the runners is deleted.
- Nothing new can be logged at a race that is over, but logs stay for ever.
- A closed accident can't be deleted.
- No backdating, not by anyone, not for a good customer.
- A deleted map is gone, picture and all.
- Subscribers' addresses are seen only by the marshals.
- The emergency contact is for marshals and the race office.`,
    [],
  ),
  'Requirements v1',
);
const row = (table: string) => text.split('\n').find((line) => line.startsWith(`| \`${table}\` |`)) ?? '';
const stay = (table: string) => row(table).split(' | ').at(-1);

it.each([
  ['runners', /^“Two weeks after/],
  ['starts', /^“Two weeks after/],
  ['ascents', /^“Nothing new can be logged/],
  ['accidents', /^For good: “A closed accident/],
  ['maps', /^No period was told.*“A deleted map is gone/],
  // What may not be dated back may still be deleted, and what is logged there is not the race.
  ['races', /^No period was told: it stays until somebody deletes it \|$/],
])('%s stay as a rule says', (table, expected) => expect(stay(table)).toMatch(expected));

it('whose addresses are kept is known by what they make, and a contact is for those who are named', () => {
  expect(row('subscriptions')).toContain('`e_mail` only for marshals');
  expect(row('runners')).toContain(
    '`emergency_contact` only for marshals and the race office, and for runners their own',
  );
});
