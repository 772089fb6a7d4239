import { expect, it } from 'vitest';
import { tellAdded } from '#worker/features/guide/documents/outlined-assumptions.rules.ts';
import { outlinedMachine } from '#worker/features/guide/documents/outlined-states.rules.ts';
import { outlinedTables } from '#worker/features/guide/documents/outlined-tables.rules.ts';
import { deriveProduct } from '#worker/features/guide/product/product.rules.ts';

const cafe = deriveProduct(
  'Cafe',
  `Who uses it
- Visitors
- Volunteers
- Organisers (me)
What happens
- Visitors announce what is broken → new item: what, photo, name, mail or phone, which Saturday
- A volunteer claims an item → item is claimed
- A volunteer gives an item back → free again
- A volunteer writes down how it ended → repaired, not repaired
- A spare part is needed → item is carried over; the visitor is told
- Organisers make the report for the town → items, kilos saved
What is kept
- Item: what, photo, visitor, volunteer; states: announced, claimed, repaired, not repaired, carried over
- Saturday: date, places, volunteers who come; states: planned, open, full, over
- Volunteer: name, skills
- Visitor: name, mail or phone
What always holds
- Anything with a mains plug is only for volunteers who have the briefing, and gets tested before it leaves.`,
  [],
);
const criteria = (title: string) => cafe.features.find((one) => one.title === title)?.criteria ?? [];
const machineOf = (one: string) => {
  const record = cafe.idea.records.find((other) => other.one === one);
  return record && outlinedMachine(cafe, record);
};
const columns = (name: string) =>
  outlinedTables(cafe)
    .find((table) => table.name === name)
    ?.columns.map((column) => column.name);

it('what no line makes and others need is entered by whoever tells the idea, as an assumption', () => {
  expect(cafe.features.flatMap(({ title, actor }) => (/^Enter/.test(title) ? [[title, actor?.one]] : []))).toEqual([
    ['Enter a saturday', 'organiser'],
    ['Enter a volunteer', 'organiser'],
  ]);
  expect(tellAdded(cafe).filter((text) => text.startsWith('Nobody told who'))).toEqual([
    'Nobody told who notes that a spare part is needed; a volunteer does (FR-5).',
    'Nobody told who enters a saturday; organisers do (FR-7).',
    'Nobody told who enters a volunteer; organisers do (FR-8).',
    'Nobody told who sees the saturdays; visitors do (FR-9).',
    'Nobody told who notes whether that was done before it leaves; whoever says how it ended does (FR-4.5).',
  ]);
});

it('what is entered because others need it stands before the way that needs it, and is no step of it', () => {
  expect(cafe.journeys.map(({ title }) => title)).not.toContain('An organiser: enter a saturday');
  expect(cafe.journeys[0]?.steps.filter((step) => step.includes('enter'))).toEqual([
    'Before it begins: organisers enter a saturday.',
    'Before it begins: organisers enter a volunteer.',
  ]);
});

it('whoever set the state last says what no clock tells', () =>
  expect(criteria('Note that a spare part is needed')[0]).toContain('set the item to “carried over”'));

it('what is given back is as it was before whoever had it', () =>
  expect(machineOf('item')?.moves.filter(({ to }) => to === 'announced')).toMatchObject([
    { from: ['claimed'], who: 'volunteer' },
  ]));

it('what is full and what is over the rows tell', () => {
  expect(machineOf('saturday')?.moves.map(({ from, to, when }) => [from.join(), to, when])).toEqual([
    ['planned', 'open', 'set the saturday to “open” [ASSUMPTION]'],
    ['planned,open,full', 'over', 'the date of a saturday is over'],
    ['open', 'planned', 'set the saturday to “planned” [ASSUMPTION]'],
    ['open', 'full', 'all places are taken [ASSUMPTION]'],
    ['full', 'open', 'a place is free again [ASSUMPTION]'],
  ]);
  expect(machineOf('saturday')?.untold).toBeUndefined();
});

it('the name and the phone of a visitor are kept with the visitor', () => {
  expect(columns('items')).not.toContain('mail_or_phone');
  expect(columns('visitors')).toEqual(expect.arrayContaining(['name', 'mail_or_phone']));
  expect(criteria('Announce what is broken').join(' ')).toContain('keep a visitor with name and mail or phone');
});

it('what a rule asks for is kept', () => {
  expect(columns('items')).toEqual(expect.arrayContaining(['mains_plug', 'tested']));
  expect(columns('volunteers')).toContain('briefing');
});

it('volunteers who come are several volunteers', () =>
  expect(columns('saturday_volunteers')).toEqual(['saturday_id', 'volunteer_id']));

it('a report is shown', () =>
  expect(criteria('Make the report for the town')[0]).toBe(
    'WHEN organisers make the report for the town, THE SYSTEM SHALL show items, kilos saved.',
  ));

it('what has no more than a name is entered where what is made belongs to it, and who comes by a link is not', () => {
  const titles = deriveProduct(
    'Miles',
    `Who uses it
- Drivers
- Owner (me)
- People with the link
What happens
- A driver punches in the odometer → new crossing: truck, state, odometer
- A person gives their name → they can take part
What is kept
- Crossing: truck, state, odometer
- Truck
- Person: name, place`,
    [],
  ).features.map(({ title }) => title);
  expect(titles).toContain('Enter a truck');
  expect(titles).not.toContain('Enter a person');
});

it('what is listed and nobody makes is entered, what somebody says of themselves and what is paid is not', () => {
  const titles = (me: string) =>
    deriveProduct(
      'Ponds',
      `Who uses it
- Anglers
- Wardens${me}
What happens
- An angler reports a catch by SMS → new catch: weight
- Wardens close a day → day is closed
- Two catches are of one fly → the warden is told
- Wardens print the list
What is kept
- Catch: weight, day
- Angler: name, pond
- Fly: name, hook size, bought on
- Payout: pond, amount
- Pond: name, depth`,
      [],
    ).features.map(({ title }) => title);
  expect(titles(' (me)')).toEqual(expect.arrayContaining(['Enter a fly', 'Enter a pond']));
  // Nobody who is told has to do with flies and ponds.
  expect(titles('').filter((title) => /^Enter /.test(title))).toEqual([]);
  for (const me of ['', ' (me)']) expect(titles(me)).not.toContain('Enter a payout');
});
